import { failure } from '../../platform/http/failure.ts';
import { say } from '../../platform/words.ts';
import type { PricedLine } from './price-lines.ts';

/**
 * Throws unless so many pieces can be bought now: 422 outside the product's own limits, 409 with `stock_left` when
 * there are not so many (domain 3.4, 4).
 */
export const checkQuantity = ({ qty, most, variant }: PricedLine): void => {
  const { isSellable, minOrder, maxOrder } = variant;
  if (!isSellable) throw failure.conflict('cart.unavailable', { reason: 'inactive', stock_left: 0 });
  if (qty < minOrder) throw failure.invalid({ qty: [say('quantity.min', { min: minOrder })] });
  if (maxOrder !== null && qty > maxOrder) {
    throw failure.invalid({ qty: [say('quantity.max', { max: maxOrder })] });
  }
  if (qty <= most) return;
  throw failure.conflict(most > 0 ? say('stock.changed', { left: most }) : 'stock.none', {
    reason: 'stock_changed',
    stock_left: most,
  });
};
