import type { Verb } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';
import { type CodeJourney, refuseWithoutCode } from './codes/code-journey.ts';
import { issueCode } from './codes/issue-code.ts';

/** Sends a code to reset the password. Same answer, same work for unknown addresses (quality S8). Throws 429. */
export const askForReset = async ({
  ctx,
  input: { email, deviceHash },
}: Verb<{ email: string; deviceHash: string }>): Promise<CodeJourney> => {
  const journey = await issueCode(ctx, {
    email: canonicalEmail(email),
    purpose: 'reset-password',
    deviceHash,
  });
  refuseWithoutCode(journey);
  return journey;
};
