import type { PlacedItem, PlacedOrder } from '../../orders/index.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import type { Draft, DraftLine, DraftOrder, Quote } from '../draft/draft.ts';

const itemOf = (line: DraftLine, { promos }: Draft): PlacedItem => {
  const { variant, bought, unitPrice } = line;
  const discount = promos.lines.get(line.id);
  return {
    productId: variant.productId,
    variantId: variant.id,
    flashItemId: line.flashItemId,
    name: variant.name,
    slug: variant.slug,
    variantLabel: variant.variantLabel,
    imageKey: variant.coverKey,
    qty: bought,
    unitPrice,
    sellerDiscount: discount?.seller ?? 0,
    platformDiscount: discount?.platform ?? 0,
    lineTotal: unitPrice * bought,
    weightGram: variant.weightGram,
    note: line.note,
  };
};

/** The promos that took something off this order; the marketplace's count for every order that they touch. */
const promoIdsOf = (order: DraftOrder, { promos }: Draft): number[] => {
  const kinds = new Map(promos.all.map(({ promo_id, owner, kind }) => [promo_id, { owner, kind }]));
  return promos.uses.flatMap(({ promoId }) => {
    const promo = kinds.get(promoId);
    if (promo?.owner !== 'platform') return order.sellerVoucher?.promoId === promoId ? [promoId] : [];
    return (promo.kind === 'shipping' ? order.shippingDiscount : order.platformVoucher) > 0 ? [promoId] : [];
  });
};

const offerOf = ({ subsidy }: Quote): PlacedOrder['shippingOffer'] =>
  subsidy && {
    id: subsidy.offerId,
    byStore: subsidy.by === 'store' ? subsidy.amount : 0,
    byMarket: subsidy.by === 'market' ? subsidy.amount : 0,
  };

/** Freezes one order of a confirmed checkout for the orders module. */
export const orderToPlace = (order: DraftOrder, draft: Draft): PlacedOrder => {
  const { address, chosen } = order;
  if (!address) throw checkoutErrors.noAddress();
  if (!chosen) throw checkoutErrors.noCourier();
  const { is_default: _, ...snapshot } = address;
  return {
    merchantId: order.merchantId,
    address: snapshot,
    dropship: order.dropship,
    courier: chosen.courier,
    service: chosen.service,
    etdMin: chosen.etdMin,
    etdMax: chosen.etdMax,
    note: order.note,
    insurance: order.insurance,
    shippingPrice: chosen.price,
    shippingDiscount: order.shippingDiscount,
    shippingOffer: offerOf(chosen),
    sellerVoucher: order.sellerVoucher?.amount ?? 0,
    platformVoucher: order.platformVoucher,
    itemsSubtotal: order.subtotal,
    grandTotal: order.total,
    preorderDays: order.preorderDays,
    promoIds: promoIdsOf(order, draft),
    items: order.lines.map((line) => itemOf(line, draft)),
  };
};
