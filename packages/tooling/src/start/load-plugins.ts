import { join } from 'node:path';
import type { ServerOptions } from '@pasar/gateway';

/** What a mode adds to the server: the demo, which a production install does not contain. */
export const loadPlugins = async (
  mode: ServerOptions['mode'],
  dataDir: string,
): Promise<ServerOptions['plugins']> => {
  if (mode === 'production') return [];
  const { createDemo } = await import('@pasar/demo');
  return [createDemo({ folder: join(dataDir, 'stand-ins') })];
};
