import type { SignedInUser } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { WalletKind } from '../ledger/index.ts';

/** One wallet. A user who sells has two, and they never mix (domain 3.10). */
export interface Wallet {
  kind: WalletKind;
  owner: number;
}

const signedIn = ({ actor }: Context): SignedInUser => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor;
};

/** The wallet of the current user as a buyer. Throws 401. */
export const buyerWallet = (ctx: Context): Wallet => ({ kind: 'buyer_wallet', owner: signedIn(ctx).userId });

/** The wallet of the current user's store. Throws 401 and 403. */
export const sellerWallet = (ctx: Context): Wallet => {
  const { merchantId } = signedIn(ctx);
  if (merchantId === null) throw apiError.forbidden('merchant.required');
  return { kind: 'seller_wallet', owner: merchantId };
};
