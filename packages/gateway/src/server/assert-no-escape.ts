import type { Logger } from 'pino';
import { StartError } from './start-error.ts';

/** Production runs only where no code gets out of a render process; elsewhere the log names the open ways. */
export const assertNoEscape = (
  open: readonly string[],
  mode: 'demo' | 'production',
  log: Pick<Logger, 'error'>,
): void => {
  if (open.length === 0) return;
  log.error({ open }, 'render processes have ways out');
  if (mode === 'production') {
    throw new StartError(
      `Code of slices gets out of its render process by ${open.join(', ')}. Start with the Node.js that came with Pasar.`,
    );
  }
};
