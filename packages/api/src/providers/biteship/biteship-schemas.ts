import * as v from 'valibot';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

export const RatesResponse = v.object({
  pricing: v.array(
    v.object({
      company: v.string(),
      type: v.string(),
      price: amount,
      shipment_duration_range: v.string(),
      shipment_duration_unit: v.string(),
    }),
  ),
});

const order = v.object({
  id: v.string(),
  reference_id: v.optional(v.nullable(v.string()), null),
  status: v.string(),
  price: v.optional(v.nullable(amount), null),
  courier: v.object({
    tracking_id: v.optional(v.nullable(v.string()), null),
    waybill_id: v.optional(v.nullable(v.string()), null),
  }),
});
export type BiteshipOrder = v.InferOutput<typeof order>;

export const usedReference = 40002060;

/** A new order, or the one that has the reference already. */
export const BookingResponse = v.union([
  v.object({ success: v.literal(true), ...order.entries }),
  v.object({
    success: v.literal(false),
    code: v.literal(usedReference),
    details: v.object({ order_id: v.string() }),
  }),
  v.object({ success: v.literal(false), error: v.optional(v.string(), ''), code: v.optional(v.number()) }),
]);

export const OrderResponse = order;

export const CancelResponse = v.object({ success: v.literal(true) });

export const TrackingResponse = v.object({
  history: v.array(
    v.object({ status: v.string(), note: v.optional(v.nullable(v.string()), ''), updated_at: v.string() }),
  ),
});

export const NotificationBody = v.object({ order_id: v.pipe(v.string(), v.maxLength(100)) });
