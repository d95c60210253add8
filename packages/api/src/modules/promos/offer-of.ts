import type { PromoOffer } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { presentOffer } from './present-promo.ts';
import { type OfferedVoucher, readVouchers } from './read-vouchers.ts';

/** What a voucher is for: a store's goods or everybody's; all of them, products or categories. */
export interface OfferScope {
  offer: PromoOffer;
  merchantId: number | null;
  scope: OfferedVoucher['scope'];
  covered: ReadonlySet<number>;
}

/** One voucher that the asker may know of, whatever its state; undefined for any other. */
export const offerOf = async (ctx: Context, promoId: number): Promise<OfferScope | undefined> => {
  const [voucher] = await readVouchers(ctx, {
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    limit: 1,
    where: sql<boolean>`v.id = ${promoId} and (v.target <> 'code_only' or c.claimed_at is not null)`,
  });
  return (
    voucher && {
      offer: presentOffer(ctx, voucher),
      merchantId: voucher.merchant_id,
      scope: voucher.scope,
      covered: voucher.covered,
    }
  );
};
