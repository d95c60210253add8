import type { CodeState } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { CodeRow } from '../accounts.tables.ts';
import { codeTries } from './code-rules.ts';

/** Whether this browser requested the code: then only its own attempts count against it. */
export const isOwnCode = (
  { requester_hash }: Pick<CodeRow, 'requester_hash'>,
  deviceHash: string | null,
): boolean => requester_hash !== null && requester_hash === deviceHash;

/** The state of a code where it is entered. Attempts elsewhere never void it for the browser that requested it. */
export const codeState = (
  { clock }: Pick<Context, 'clock'>,
  code: CodeRow | undefined,
  deviceHash: string | null,
): Exclude<CodeState, 'sent'> => {
  if (!code || code.closed_at || code.expires_at <= clock.now()) return 'expired';
  const isVoid =
    code.requester_tries >= codeTries || (!isOwnCode(code, deviceHash) && code.tries >= codeTries);
  return isVoid ? 'void' : 'cooling';
};
