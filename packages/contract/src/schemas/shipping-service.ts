import * as v from 'valibot';
import { Rupiah } from '../money.ts';

/** One service of a courier; `shipper_result_id` names it in setlogistic and holds for 30 minutes. */
export const ShippingService = v.object({
  shipper_result_id: v.number(),
  service: v.string(),
  description: v.string(),
  price: Rupiah,
  /** What a shipping offer pays of the price; 0 without one. */
  shipping_offer_amount: v.optional(Rupiah),
  /** Days, `1-2`. */
  etd: v.string(),
  etd_date: v.object({ from: v.string(), to: v.string() }),
  insurance_price: Rupiah,
});
export const ShippingCourier = v.object({
  code: v.string(),
  name: v.string(),
  services: v.array(ShippingService),
});
export type ShippingCourier = v.InferOutput<typeof ShippingCourier>;

/** Why a service is unavailable for a parcel: its maximum or minimum of kilograms, or its area. */
export const UnavailableService = v.object({
  courier: v.string(),
  courier_name: v.string(),
  service: v.string(),
  reason: v.picklist(['too_heavy', 'too_light', 'area']),
  limit_kg: v.nullable(v.number()),
});
export type UnavailableService = v.InferOutput<typeof UnavailableService>;
