import type { Verb } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';
import { issueCode } from './codes/issue-code.ts';

/** Sends a code to reset the password. Same answer, same work for unknown addresses (quality S8). Throws 429. */
export const askForReset = async ({ ctx, input }: Verb<{ email: string }>): Promise<void> => {
  await issueCode(ctx, { email: canonicalEmail(input.email), purpose: 'reset-password' });
};
