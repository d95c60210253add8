import type { CartGroup, MerchantId } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { type CartTotals, cartTotals } from './cart-totals.ts';
import { presentItem } from './present-item.ts';
import { type PricedLine, priceLines } from './price-lines.ts';
import { readCartLines } from './read-cart-lines.ts';
import { readSellers, type Seller } from './read-sellers.ts';

export type CartResponse = { data: CartGroup[] } & CartTotals;

/** A group is active when all its items are checked (SPEC 4 "Cart"). */
const groupOf = (seller: Seller, lines: readonly PricedLine[]): CartGroup => ({
  id: seller.id as MerchantId,
  merchant_name: seller.name,
  merchant_slug: seller.slug,
  merchant_photo: seller.photo,
  city: seller.city,
  status: lines.every(({ isChecked }) => isChecked) ? 'active' : 'non-active',
  on_holiday: seller.onHoliday,
  items: lines.map(presentItem),
});

const presentCart = async (ctx: Context, lines: readonly PricedLine[]): Promise<CartGroup[]> => {
  const bySeller = Map.groupBy(lines, ({ variant }) => variant.merchantId);
  const sellers = await readSellers(ctx, [...bySeller.keys()]);
  return [...bySeller].flatMap(([id, own]) => {
    const seller = sellers.get(id);
    return seller ? [groupOf(seller, own)] : [];
  });
};

/**
 * The current user's cart at the current prices and stocks, grouped by seller: the seller of the newest line first.
 * `total` is what the checked lines cost. Throws 401.
 */
export const showCart = async ({ ctx }: HandlerArgs<void>): Promise<CartResponse> => {
  const userId = getCurrentUserId(ctx);
  const lines = await priceLines(ctx, userId, await readCartLines(ctx, userId));
  return { data: await presentCart(ctx, lines), ...cartTotals(lines) };
};
