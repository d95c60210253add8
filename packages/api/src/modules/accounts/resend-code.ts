import type { codeTargets } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';
import { assertCodeSent, type CodeStatus } from './codes/code-status.ts';
import { issueCode } from './codes/issue-code.ts';
import { provesMailbox } from './codes/mailbox-proof.ts';
import { findOwnRegistration } from './registrations/registrations.ts';

/**
 * Sends a new code, alike for unknown addresses; in a browser that registered it is for that registration. Throws 429
 * with the state of the earlier code.
 */
export const resendCode = async ({
  ctx,
  input,
}: HandlerArgs<{
  email: string;
  to: (typeof codeTargets)[number];
  /** The token of an email's link; empty without one. */
  mail: string;
  deviceHash: string;
}>): Promise<CodeStatus> => {
  const { to: purpose, mail, deviceHash } = input;
  const email = canonicalEmail(input.email);
  const registration = await findOwnRegistration(ctx, { email, deviceHash });
  const journey = await issueCode(ctx, {
    email,
    purpose,
    deviceHash,
    registrationId: registration?.id,
    provesMailbox: await provesMailbox(ctx, { email, mail }),
  });
  assertCodeSent(journey);
  return journey;
};
