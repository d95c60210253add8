import { courierNames, rupiah, type ShippingEstimate } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { readProvinces } from '../regions/index.ts';
import type { ShippingOffer } from './list-running-shipping-offers.ts';
import {
  coveredLines,
  coversProvince,
  missingSpend,
  type ShippingOfferParcel,
} from './shipping-offer-subsidy.ts';

type EstimateOffer = NonNullable<ShippingEstimate['shipping_offers']>[number];

/** Every possible shipping offer of a parcel, with its limits in the current user's language. */
export const presentShippingOffers = async (
  ctx: Context,
  offers: readonly ShippingOffer[],
  parcel: ShippingOfferParcel,
): Promise<EstimateOffer[]> => {
  const names = new Map((await readProvinces()).map(({ id, name }) => [id, name]));
  return offers.flatMap((offer) => {
    const covered = coveredLines(offer, parcel);
    if (covered.length === 0) return [];
    return [
      {
        by: offer.merchant_id === null ? 'market' : 'store',
        name: offer.merchant_id === null ? offer[`name_${ctx.locale}`] : null,
        min_spend: rupiah(offer.min_spend),
        missing: rupiah(missingSpend(offer, covered)),
        up_to: offer.max_subsidy === null ? null : rupiah(offer.max_subsidy),
        provinces: offer.provinces?.map((id) => names.get(id) ?? id) ?? null,
        couriers: offer.couriers?.map((code) => courierNames[code]) ?? null,
        ends_at: offer.ends_at?.toISOString() ?? null,
        in_area: coversProvince(offer, parcel.destination),
      },
    ];
  });
};
