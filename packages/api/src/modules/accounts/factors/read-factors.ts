import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { findPasskeys, presentPasskey } from '../passkeys/find-passkeys.ts';
import { signedInUser } from '../signed-in-user.ts';
import { findTotp } from './find-totp.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

type Factors = HandlerResponse<typeof endpoints.factors.status>['data'];

/** What protects the current user's account. Throws 401. */
export const readFactors = async ({ ctx }: HandlerArgs<null>): Promise<Factors> => {
  const { id, password_hash } = await signedInUser(ctx);
  const app = await findTotp(ctx, id);
  return {
    has_password: password_hash !== null,
    passkeys: (await findPasskeys(ctx, id)).map(presentPasskey),
    totp_since: app?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(ctx, id),
  };
};
