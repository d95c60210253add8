import { rupiah, type ShippingEstimate } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { defaultAddress } from '../../addresses/index.ts';
import { misplacedRegions, readCityLabels, readPlaceNames } from '../../regions/index.ts';
import {
  computeArrival,
  formatEtd,
  getUnavailableServices,
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteCouriers,
} from '../../shipping/index.ts';
import {
  bestSubsidy,
  listRunningShippingOffers,
  presentShippingOffers,
  type ShippingOffer,
  type ShippingOfferParcel,
} from '../../shipping-offers/index.ts';
import { sellableVariants } from '../promotions/sellable-variants.ts';
import { type Parcel, readParcel } from './read-parcel.ts';

interface EstimateQuery {
  id: number;
  /** A village's or a city's official code; empty for the current user's address. */
  area_id: string;
  qty: number;
  variant_id?: number | undefined;
}

/** The length of a city's code; shipping rates are the same all over a city (domain 3.7). */
const cityCode = 5;

/** The code of a village begins with the codes of all that hold it: `32.73.01.1001`. */
const placeOf = (code: string) => ({
  province_id: code.slice(0, 2),
  city_id: code.slice(0, cityCode),
  sub_district_id: code.slice(0, 8),
  area_id: code,
});

/** Whether the code names a village or a city; of a city, that nothing below it is named is right. */
const isKnown = async (code: string): Promise<boolean> => {
  const unknown = await misplacedRegions(placeOf(code));
  const below = unknown.every((field) => field === 'sub_district_id' || field === 'area_id');
  return unknown.length === 0 || (code.length === cityCode && below);
};

/** Throws 422 for a code that is none, and when there is neither a code nor an address. */
const destinationOf = async (ctx: Context, named: string) => {
  const own = named === '' && ctx.actor.kind === 'user' ? await defaultAddress(ctx, ctx.actor.userId) : null;
  const area = named || (own?.area_id ?? '');
  if (area === '') throw apiError.invalid({ area_id: ['estimate.area-required'] });
  if (!(await isKnown(area))) throw apiError.invalid({ area_id: ['field.invalid'] });
  return placeOf(area);
};

const rangeOf = (services: readonly Pick<QuotedService, 'price'>[]) => {
  const prices = services.map(({ price }) => price);
  return { min: rupiah(Math.min(...prices)), max: rupiah(Math.max(...prices)) };
};

const lowest = (prices: readonly number[]) => prices.reduce((least, price) => Math.min(least, price));

interface SubsidizedCourier extends Omit<QuotedCourier, 'services'> {
  /** With what a shipping offer pays of each. */
  services: (QuotedService & { paid: number })[];
}

/** Rupiah that are left to the buyer. */
const leftOf = ({ price, paid }: SubsidizedCourier['services'][number]) => price - paid;

const subsidize = (
  quoted: readonly QuotedCourier[],
  offers: readonly ShippingOffer[],
  parcel: ShippingOfferParcel,
): SubsidizedCourier[] =>
  quoted.map((courier) => ({
    ...courier,
    services: courier.services.map((service) => ({
      ...service,
      paid: bestSubsidy(offers, parcel, { ...service, courier: courier.code })?.amount ?? 0,
    })),
  }));

const present = (ctx: Context, { preorderDays }: Parcel, { code, name, services }: SubsidizedCourier) => ({
  code,
  name,
  price: rangeOf(services),
  services: services
    .toSorted((a, b) => leftOf(a) - leftOf(b) || a.price - b.price || a.etdMax - b.etdMax)
    .map((service) => ({
      service: service.service,
      description: service.description[ctx.locale],
      price: rupiah(service.price),
      shipping_offer_amount: rupiah(service.paid),
      etd: formatEtd(service),
      etd_date: computeArrival(service, { now: ctx.clock.now(), preorderDays }),
    })),
});

/** The product as it would lie in a parcel alone, at what it costs now. */
const offerParcelOf = async (
  ctx: Context,
  parcel: Parcel,
  { city, qty }: { city: string; qty: number },
): Promise<ShippingOfferParcel> => {
  const variants = [...(await sellableVariants(ctx, parcel.variantIds)).values()];
  const price = variants.length === 0 ? 0 : lowest(variants.map((variant) => variant.price));
  const goods = { gram: parcel.weightGram, cm: parcel.cm, qty };
  return {
    merchantId: parcel.merchantId,
    origin: parcel.cityId ?? '',
    destination: city,
    couriers: parcel.couriers,
    sellerVoucher: 0,
    tariff: ctx.tariff.current,
    lines: [{ isChosen: parcel.isChosenForOffer, amount: price * qty, goods }],
  };
};

const requestOf = ({ origin, destination, couriers, lines, tariff }: ShippingOfferParcel): QuoteRequest => ({
  origin,
  destination,
  tariff,
  goods: lines.map(({ goods }) => goods),
  ...(couriers ? { couriers } : {}),
});

/**
 * What couriers charge for a number of pieces of a product to a village or city, the cheapest first. It promises
 * nothing before the checkout. Throws 404 for what buyers do not see, 422 without a destination.
 */
export const estimateShipping = async ({
  ctx,
  input,
}: HandlerArgs<EstimateQuery>): Promise<ShippingEstimate> => {
  const { qty } = input;
  const parcel = await readParcel(ctx, input);
  if (!parcel) throw apiError.notFound('product.not-found');
  const place = await destinationOf(ctx, input.area_id);
  const [cityLabel, nameOf] = await Promise.all([readCityLabels(), readPlaceNames()]);
  const asked = await offerParcelOf(ctx, parcel, { city: place.city_id, qty });
  const offers = await listRunningShippingOffers(ctx, [parcel.merchantId]);
  const request = requestOf(asked);
  const quoted = parcel.cityId ? subsidize(quoteCouriers(request), offers, asked) : [];
  const services = quoted.flatMap((courier) => courier.services);
  const couriers = quoted
    .toSorted((a, b) => lowest(a.services.map(leftOf)) - lowest(b.services.map(leftOf)))
    .map((courier) => present(ctx, parcel, courier));
  const { area, sub_district } = nameOf(place);
  return {
    origin: cityLabel(parcel.cityId),
    destination: { area_id: place.area_id, area, sub_district, city: cityLabel(place.city_id) },
    qty,
    weight_gram: parcel.weightGram * qty,
    free_shipping: services.some((service) => leftOf(service) === 0),
    pays: services.length === 0 ? null : rupiah(lowest(services.map(leftOf))),
    shipping_offers: await presentShippingOffers(ctx, offers, asked),
    unavailable: parcel.cityId
      ? getUnavailableServices(request).map(({ courier, courierName, service, reason, limitKg }) => ({
          ...{ courier, courier_name: courierName, service, reason, limit_kg: limitKg },
        }))
      : [],
    price: services.length === 0 ? null : rangeOf(services),
    couriers,
  };
};
