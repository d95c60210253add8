import { type BuyerOrderDetail, rupiah, type SellerOrder, type SellerOrderDetail } from '@pasar/contract';
import type { RefundPreview } from '../money/preview-refund.ts';
import type { OrderMoney } from '../money/read-order-money.ts';
import type { OrderRow } from '../orders.tables.ts';

/** What an order brings its store, in the store's lists. */
export const presentNet = ({ net, state }: OrderMoney): Pick<SellerOrder, 'seller_net' | 'money_state'> => ({
  seller_net: rupiah(net),
  money_state: state,
});

/** How that comes about: items − seller_voucher − returned − shipping_subsidy − commission − fee + shipping_reimbursed = seller_net. */
export const presentBreakdown = (order: OrderRow, money: OrderMoney): SellerOrderDetail['breakdown'] => ({
  items: rupiah(order.items_subtotal),
  seller_voucher: rupiah(order.seller_voucher),
  returned: rupiah(money.returned),
  refunded: rupiah(money.refunded),
  refunded_promo: rupiah(money.refundedPromo),
  shipping_subsidy: rupiah(money.subsidy),
  shipping_reimbursed: rupiah(money.reimbursed),
  commission: rupiah(money.commission),
  commission_bps: order.commission_bps,
  fee: rupiah(money.fee),
  seller_net: rupiah(money.net),
  shipping: rupiah(order.shipping_price),
  insurance: rupiah(order.insurance),
  delivery: rupiah(money.delivery),
});

/** Both sides' amounts of the consent that an order waits for. */
export const presentRefundPreview = (preview: RefundPreview | null): SellerOrder['refund_preview'] =>
  preview && { refunded: rupiah(preview.refunded), seller_net: rupiah(preview.net) };

/** What of an order's money went back to its buyer and to the marketplace; null when nothing did. */
export const presentRefund = ({ refunded, refundedPromo }: OrderMoney): BuyerOrderDetail['refund'] =>
  refunded + refundedPromo === 0 ? null : { wallet: rupiah(refunded), promo: rupiah(refundedPromo) };
