import { type CheckoutOrder, type MerchantId, rupiah } from '@pasar/contract';
import { presentItem } from '../../cart/index.ts';
import { computeArrival, formatEtd } from '../../shipping/index.ts';
import type { DraftLine, DraftOrder } from '../draft/draft.ts';
import { presentCouriers } from './present-couriers.ts';

/** A line with reduced stock shows the remaining pieces; a sold-out one shows the requested number. */
const itemOf = (line: DraftLine) =>
  presentItem({ ...line, id: line.cartItemId ?? line.id, qty: line.bought || line.qty });

const selectedShipping = (
  now: Date,
  { chosen, preorderDays }: DraftOrder,
): CheckoutOrder['selected_shipping'] =>
  chosen && {
    shipper_result_id: chosen.id,
    courier: chosen.courier,
    courier_name: chosen.courierName,
    service: chosen.service,
    description: chosen.description,
    price: rupiah(chosen.price),
    etd: formatEtd(chosen),
    etd_date: computeArrival(chosen, { now, preorderDays }),
  };

/** One seller's part of the checkout (SPEC 3 "Checkout preview"). */
export const presentOrder = (now: Date, order: DraftOrder): CheckoutOrder => ({
  id: order.id,
  merchant: {
    id: order.seller.id as MerchantId,
    merchant_name: order.seller.name,
    merchant_slug: order.seller.slug,
    merchant_photo: order.seller.photo,
    city: order.seller.city,
  },
  address_book_id: order.address?.id ?? null,
  address: order.address,
  items: order.lines.map(itemOf),
  weight_gram: order.weightGram,
  subtotal: rupiah(order.subtotal),
  accepts_dropship: order.seller.acceptsDropship,
  is_dropship: order.dropship !== null,
  dropship_name: order.dropship?.name ?? null,
  dropship_phone: order.dropship?.phone ?? null,
  shipping: {
    couriers: presentCouriers(now, order),
    unavailable: order.unavailable.map(({ courier, courierName, service, reason, limitKg }) => ({
      ...{ courier, courier_name: courierName, service, reason, limit_kg: limitKg },
    })),
  },
  selected_shipping: selectedShipping(now, order),
  insurance: order.insuranceChosen,
  insurance_price: rupiah(order.insurancePrice),
  insurance_required: order.insuranceRequired,
  note: order.note,
  seller_voucher: order.sellerVoucher && {
    promo_id: order.sellerVoucher.promoId,
    promo_code: order.sellerVoucher.code,
    amount: rupiah(order.sellerVoucher.amount),
  },
  platform_discount: rupiah(order.platformVoucher),
  shipping_offer: order.chosen?.subsidy
    ? { by: order.chosen.subsidy.by, amount: rupiah(order.chosen.subsidy.amount) }
    : null,
  shipping_discount: rupiah(order.shippingDiscount),
  total: rupiah(order.total),
});
