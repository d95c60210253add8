import type { codeTargets } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';
import { issueCode } from './codes/issue-code.ts';

/** Sends a new code, alike for unknown addresses. Returns the seconds until the next one. Throws 429. */
export const resendCode = async ({
  ctx,
  input,
}: Verb<{ email: string; to: (typeof codeTargets)[number] }>): Promise<{ wait: number }> => ({
  wait: await issueCode(ctx, { email: canonicalEmail(input.email), purpose: input.to }),
});
