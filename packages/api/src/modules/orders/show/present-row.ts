import {
  type BuyerOrder,
  type Locale,
  type MerchantId,
  orderStatusLabel,
  type ProductId,
  rupiah,
  type SellerOrder,
  type VariantId,
} from '@pasar/contract';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { imageUrls } from '../../media/index.ts';
import { findCourier, trackingUrl } from '../../shipping/index.ts';
import { previewRefund } from '../money/preview-refund.ts';
import type { OrderItemRow, OrderRow } from '../orders.tables.ts';
import { getDue } from './get-due.ts';
import { getBuyerActions, getSellerActions } from './get-order-actions.ts';
import type { OrderView } from './order-view.ts';
import { presentNet, presentRefundPreview } from './present-money.ts';

type Side = 'buyer' | 'seller';

const presentItem = (item: OrderItemRow, reviewed: ReadonlySet<number>): BuyerOrder['items'][number] => {
  const image_urls = item.image_key === null ? null : imageUrls(item.image_key);
  return {
    id: item.id,
    product_id: item.product_id as ProductId,
    variant_id: item.variant_id as VariantId,
    name: item.name,
    slug: item.slug,
    variant_label: item.variant_label,
    image: image_urls?.w300 ?? null,
    image_urls,
    qty: item.qty,
    price: rupiah(item.unit_price),
    total: rupiah(item.line_total),
    note: item.note,
    is_reviewed: reviewed.has(item.id),
  };
};

/** `1-2`, or `1` when both are the same. */
const days = ({ etd_min, etd_max }: OrderRow) =>
  etd_min === etd_max ? String(etd_min) : `${etd_min}-${etd_max}`;

const presentShared = ({ order, group, now, reviewed }: OrderView, locale: Locale, side: Side) => ({
  id: order.id,
  order_code: order.code,
  status: order.status,
  status_label: orderStatusLabel(order.status, locale, side),
  created_at: order.placed_at.toISOString(),
  items: order.items.map((item) => presentItem(item, reviewed)),
  total_item: order.items.reduce((total, { qty }) => total + qty, 0),
  shipping: {
    courier: order.courier,
    courier_name: findCourier(order.courier)?.name ?? order.courier,
    service: order.service,
    awb: order.awb,
    tracking_url: trackingUrl(order.courier, order.awb),
    is_booking: order.status === 'ready_to_ship' && order.awb === null,
    returned_at: order.returned_at?.toISOString() ?? null,
    etd: days(order),
  },
  grand_total: rupiah(order.grand_total),
  due: getDue(order, group),
  is_dropship: order.dropship !== null,
  server_time: now.toISOString(),
});

/** An order in its buyer's list. */
export const presentBuyerRow = (view: OrderView, locale: Locale): BuyerOrder => ({
  ...presentShared(view, locale, 'buyer'),
  order_group_code: view.group.code,
  merchant: {
    id: view.merchant.id as MerchantId,
    merchant_name: view.merchant.merchant_name,
    merchant_slug: view.merchant.merchant_slug,
    merchant_photo: view.merchant.photo_key && imageUrls(view.merchant.photo_key).w150,
  },
  actions: getBuyerActions(view),
});

/** An order in its seller's list. */
export const presentSellerRow = (view: OrderView, locale: Locale): SellerOrder => {
  const actions = getSellerActions(view);
  return {
    ...presentShared({ ...view, reviewed: view.reviewedByName }, locale, 'seller'),
    buyer: {
      username: view.buyer.username,
      masked_phone: maskPhone(view.buyer.phone ?? view.order.address.phone),
    },
    city: view.order.address.city,
    ...presentNet(view.money),
    refund_preview: presentRefundPreview(previewRefund(view.order, actions)),
    actions,
  };
};
