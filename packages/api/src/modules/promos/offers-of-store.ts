import type { PromoOffer } from '@pasar/contract';
import { sql } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { presentOffer } from './present-promo.ts';
import { type OfferedVoucher, readVouchers } from './read-vouchers.ts';

/** More than a store page shows. */
const most = 20;
const announcedAhead = 7 * day;

const askerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : null);

interface Goods {
  productId: number;
  categoryId: number;
}

const coversGoods = ({ scope, covered }: OfferedVoucher, { productId, categoryId }: Goods) =>
  scope === 'all' || covered.has(scope === 'products' ? productId : categoryId);

/**
 * A store's vouchers as its pages show them: running or announced, soonest end first; one that is found by its code
 * alone only to those who claimed it. With `goods`, those that count for a product.
 */
export const offersOfStore = async (
  ctx: Context,
  merchantId: number,
  goods?: Goods,
): Promise<PromoOffer[]> => {
  const vouchers = await readVouchers(ctx, {
    userId: askerOf(ctx),
    limit: most,
    where: sql<boolean>`v.merchant_id = ${merchantId} and v.ends_at > ${ctx.clock.now()} and not v.is_paused
      and v.starts_at <= ${later(ctx.clock, announcedAhead)} and v.used < v.quota
      and (v.target <> 'code_only' or c.claimed_at is not null)`,
  });
  return vouchers
    .filter((voucher) => !goods || coversGoods(voucher, goods))
    .map((voucher) => presentOffer(ctx, voucher));
};

/** What a voucher is for: a store's goods or everybody's, all of them, products or categories. */
export interface OfferScope {
  offer: PromoOffer;
  merchantId: number | null;
  scope: OfferedVoucher['scope'];
  covered: ReadonlySet<number>;
}

/** One voucher that the asker may know of, whatever its state; undefined for any other. */
export const offerOf = async (ctx: Context, promoId: number): Promise<OfferScope | undefined> => {
  const [voucher] = await readVouchers(ctx, {
    userId: askerOf(ctx),
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
