import type { SellerAction } from '@pasar/contract';
import type { OrderWithDetails } from '../state-machine/order-transition.ts';
import { splitEscrow } from './shares.ts';

/** Both sides' amounts that a seller's consent decides about, in rupiah. */
export interface RefundPreview {
  /** For the buyer. */
  refunded: number;
  /** For the store. */
  net: number;
}

/** The seller's replies that return money; an order allows one of them at a time. */
const refunding: readonly SellerAction[] = ['reject', 'accept_cancel', 'accept_complaint'];

/** The amounts of an agreement, split as the journal will be; null while the seller has no money to give back. */
export const previewRefund = (
  order: OrderWithDetails,
  actions: readonly SellerAction[],
): RefundPreview | null => {
  const action = actions.find((offered) => refunding.includes(offered));
  if (!action) return null;
  const asked = action === 'accept_complaint' ? order.complaint?.amount : undefined;
  const { buyer, seller, courier } = splitEscrow(order, asked ?? order.grand_total);
  return { refunded: buyer, net: seller + (order.shipping_paid_by === 'seller' ? courier : 0) };
};
