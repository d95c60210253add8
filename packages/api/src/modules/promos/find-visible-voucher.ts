import type { ListedPromo } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { presentListedPromo } from './present-promo.ts';
import { type BuyerVoucher, readVouchers } from './read-vouchers.ts';

/** What a voucher is for: a store's products or everybody's; all of them, products or categories. */
export interface VoucherScope {
  offer: ListedPromo;
  merchantId: number | null;
  scope: BuyerVoucher['scope'];
  covered: ReadonlySet<number>;
}

/** One voucher that the current user may know of, whatever its state; undefined for any other. */
export const findVisibleVoucher = async (
  ctx: Context,
  promoId: number,
): Promise<VoucherScope | undefined> => {
  const [voucher] = await readVouchers(ctx, {
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    limit: 1,
    where: sql<boolean>`v.id = ${promoId} and (v.target <> 'code_only' or c.claimed_at is not null)`,
  });
  return (
    voucher && {
      offer: presentListedPromo(ctx, voucher),
      merchantId: voucher.merchant_id,
      scope: voucher.scope,
      covered: voucher.covered,
    }
  );
};
