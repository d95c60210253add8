import type { PromoOption } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { isBuyable, priceLines, readCartLines } from '../../cart/index.ts';
import { quotePromos } from '../../promos/index.ts';

/**
 * What promos would take off the checked lines of the current user's cart. Shipping promos report that it is unknown
 * yet. Throws 401.
 */
export const quoteCart = async ({ ctx }: HandlerArgs<void>): Promise<PromoOption[]> => {
  const userId = getCurrentUserId(ctx);
  const lines = await priceLines(ctx, userId, await readCartLines(ctx, userId));
  const bought = lines.filter((line) => line.isChecked && isBuyable(line));
  const orders = [...Map.groupBy(bought, ({ variant }) => variant.merchantId)].map(([merchantId, own]) => ({
    key: merchantId,
    merchantId,
    shipping: 0,
    lines: own.map(({ id, variant, unitPrice, qty, most }) => ({
      key: id,
      productId: variant.productId,
      categoryId: variant.categoryId,
      amount: unitPrice * Math.min(qty, most),
    })),
  }));
  return orders.length === 0 ? [] : (await quotePromos(ctx, { userId, orders, selected: 'best' })).all;
};
