import { rupiah, type ShippingCourier } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import type { Quote, QuotedParcel } from '../draft/draft.ts';

/** `1-2`, or `1` for a service of exactly one day. */
export const formatEtd = ({ etdMin, etdMax }: Quote): string =>
  etdMin === etdMax ? `${etdMin}` : `${etdMin}-${etdMax}`;

/** The days on which a parcel that is paid now arrives, in Jakarta time; made-to-order items take longer. */
export const etdDates = (now: Date, { etdMin, etdMax }: Quote, preorderDays: number) => {
  const dateIn = (days: number) => jakartaDay(now.getTime() + (days + preorderDays) * day);
  return { from: dateIn(etdMin), to: dateIn(etdMax) };
};

/** The available couriers of an order with their services (SPEC 3 "Checkout preview"). */
export const presentCouriers = (
  now: Date,
  { quotes, insurancePrice, preorderDays }: QuotedParcel,
): ShippingCourier[] =>
  [...Map.groupBy(quotes, ({ courier }) => courier)].map(([code, services]) => ({
    code,
    name: services[0]?.courierName ?? code,
    services: services.map((quote) => ({
      shipper_result_id: quote.id,
      service: quote.service,
      description: quote.description,
      price: rupiah(quote.price),
      shipping_offer_amount: rupiah(quote.subsidy?.amount ?? 0),
      etd: formatEtd(quote),
      etd_date: etdDates(now, quote, preorderDays),
      insurance_price: rupiah(insurancePrice),
    })),
  }));
