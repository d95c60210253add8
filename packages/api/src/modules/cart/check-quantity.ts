import { apiError } from '../../platform/http/api-error.ts';
import { createMessage } from '../../platform/message.ts';
import type { PricedLine } from './price-lines.ts';

/**
 * Throws unless so many pieces can be bought now: 422 outside the product's own limits, 409 with `stock_left` when
 * there are not so many (domain 3.4, 4).
 */
export const checkQuantity = ({ qty, most, variant }: PricedLine): void => {
  const { isSellable, minOrder, maxOrder } = variant;
  if (!isSellable) throw apiError.conflict('cart.unavailable', { reason: 'inactive', stock_left: 0 });
  if (qty < minOrder) throw apiError.invalid({ qty: [createMessage('quantity.min', { min: minOrder })] });
  if (maxOrder !== null && qty > maxOrder) {
    throw apiError.invalid({ qty: [createMessage('quantity.max', { max: maxOrder })] });
  }
  if (qty <= most) return;
  throw apiError.conflict(most > 0 ? createMessage('stock.changed', { left: most }) : 'stock.none', {
    reason: 'stock_changed',
    stock_left: most,
  });
};
