import type { HandlerArgs } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';
import { assertCodeSent, type CodeStatus } from './codes/code-status.ts';
import { issueCode } from './codes/issue-code.ts';

/**
 * Sends a code to reset the password. Response and work are the same for unknown addresses (quality S8). Throws 429.
 */
export const requestPasswordReset = async ({
  ctx,
  input: { email, deviceHash },
}: HandlerArgs<{ email: string; deviceHash: string }>): Promise<CodeStatus> => {
  const journey = await issueCode(ctx, {
    email: canonicalEmail(email),
    purpose: 'reset-password',
    deviceHash,
  });
  assertCodeSent(journey);
  return journey;
};
