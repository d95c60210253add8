import type { CodeState } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { CodeRow } from '../accounts.tables.ts';
import { codeTries } from './code-rules.ts';

/** Whether a browser asked for this code itself: then its tries alone count against it there. */
export const isOwnCode = ({ asker_hash }: Pick<CodeRow, 'asker_hash'>, deviceHash: string | null): boolean =>
  asker_hash !== null && asker_hash === deviceHash;

/** What a code is worth where it is entered now. Tries elsewhere never void it for the browser that asked for it. */
export const codeState = (
  { clock }: Pick<Context, 'clock'>,
  code: CodeRow | undefined,
  deviceHash: string | null,
): Exclude<CodeState, 'sent'> => {
  if (!code || code.closed_at || code.expires_at <= clock.now()) return 'expired';
  const isVoid = code.asker_tries >= codeTries || (!isOwnCode(code, deviceHash) && code.tries >= codeTries);
  return isVoid ? 'void' : 'cooling';
};
