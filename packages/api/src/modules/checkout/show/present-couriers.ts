import { rupiah, type ShippingCourier } from '@pasar/contract';
import { computeArrival, formatEtd } from '../../shipping/index.ts';
import type { QuotedParcel } from '../draft/draft.ts';

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
      etd_date: computeArrival(quote, { now, preorderDays }),
      insurance_price: rupiah(insurancePrice),
    })),
  }));
