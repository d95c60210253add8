import type { Context } from '../../../platform/context.ts';
import {
  chargeableKg,
  fetchRates,
  findRateService,
  quoteByService,
  type RateKey,
  toRateId,
} from '../../shipping/index.ts';
import type { Parcel } from './draft.ts';
import {
  buildQuoteRequest,
  getShippingRates,
  type ShippingRate,
  toShippingRates,
} from './get-shipping-rates.ts';

/** The route of a parcel by postal codes, and what it weighs; null where nothing can be sent. */
const routeOf = (parcel: Parcel): RateKey | null => {
  const request = buildQuoteRequest(parcel);
  const from = parcel.seller.zipcode;
  if (!request || !from || !parcel.address) return null;
  return { from, to: parcel.address.zipcode, kg: chargeableKg(request.goods) };
};

/**
 * What the couriers of each store charge for its parcel now, by order id: by the courier service where there is one,
 * else by the marketplace's table (trade K2). Null for a parcel whose rates nobody knows now.
 */
export const readShippingRates = async (
  ctx: Context,
  parcels: readonly Parcel[],
): Promise<ReadonlyMap<number, ShippingRate[] | null>> => {
  const service = findRateService(ctx);
  if (!service) return new Map(parcels.map((parcel) => [parcel.id, getShippingRates(parcel)]));
  const routes = new Map(parcels.map((parcel) => [parcel.id, routeOf(parcel)]));
  const known = await fetchRates(
    ctx,
    service,
    [...routes.values()].flatMap((route) => route ?? []),
  );
  return new Map(
    parcels.map((parcel) => {
      const [request, route] = [buildQuoteRequest(parcel), routes.get(parcel.id)];
      if (!request || !route) return [parcel.id, []];
      const rates = known.get(toRateId(route));
      return [parcel.id, rates ? toShippingRates(quoteByService(request, rates)) : null];
    }),
  );
};
