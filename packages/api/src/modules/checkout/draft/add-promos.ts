import type { Context } from '../../../platform/context.ts';
import { type PromoQuote, quotePromos } from '../../promos/index.ts';
import type { Session } from '../session/session.ts';
import type { DraftOrder, QuotedParcel } from './draft.ts';

const linesOf = ({ lines }: QuotedParcel) =>
  lines
    .filter(({ bought }) => bought > 0)
    .map(({ id, variant, unitPrice, bought }) => ({
      key: id,
      productId: variant.productId,
      categoryId: variant.categoryId,
      amount: unitPrice * bought,
    }));

/** The shipping rate minus what a shipping offer pays of it, in rupiah. */
const leftToPay = ({ chosen }: QuotedParcel) => (chosen ? chosen.price - (chosen.subsidy?.amount ?? 0) : 0);

const orderOf = (parcel: QuotedParcel, promos: PromoQuote): DraftOrder => {
  const own = promos.orders.get(parcel.id);
  const sellerVoucher = own?.sellerVoucher ?? null;
  const platformVoucher = own?.platform ?? 0;
  const shippingDiscount = own?.shipping ?? 0;
  const insurance = parcel.insuranceChosen && parcel.subtotal > 0 ? parcel.insurancePrice : 0;
  const goods = parcel.subtotal - (sellerVoucher?.amount ?? 0) - platformVoucher;
  const shipping = leftToPay(parcel) - shippingDiscount;
  return {
    ...parcel,
    sellerVoucher,
    platformVoucher,
    shippingDiscount,
    insurance,
    total: goods + shipping + insurance,
  };
};

/** Subtracts the selected promos; the best ones until the user has selected any (domain 3.6). */
export const addPromos = async (
  ctx: Context,
  { userId, promoIds }: Session,
  parcels: readonly QuotedParcel[],
): Promise<{ orders: DraftOrder[]; promos: PromoQuote; droppedPromos: number[] }> => {
  const promos = await quotePromos(ctx, {
    userId,
    orders: parcels
      .map((parcel) => ({
        key: parcel.id,
        merchantId: parcel.merchantId,
        shipping: leftToPay(parcel),
        isShippingPaid: parcel.chosen !== null && leftToPay(parcel) === 0,
        lines: linesOf(parcel),
      }))
      .filter(({ lines }) => lines.length > 0),
    selected: promoIds ?? 'best',
  });
  return {
    orders: parcels.map((parcel) => orderOf(parcel, promos)),
    promos,
    droppedPromos: (promoIds ?? []).filter((id) => !promos.selected.includes(id)),
  };
};
