import * as v from 'valibot';

/** What `POST` and `GET /v3/payment_requests` answer; other fields pass. */
export const PaymentRequest = v.object({
  payment_request_id: v.string(),
  reference_id: v.string(),
  status: v.string(),
  request_amount: v.number(),
  captures: v.optional(v.nullable(v.array(v.object({ capture_amount: v.number() }))), []),
  actions: v.optional(v.nullable(v.array(v.object({ descriptor: v.string(), value: v.string() }))), []),
});
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>;

/** What `POST /refunds` and its list answer; other fields pass. */
export const Refund = v.object({
  id: v.string(),
  reference_id: v.optional(v.nullable(v.string()), null),
  status: v.string(),
  failure_code: v.optional(v.nullable(v.string()), null),
});
export type Refund = v.InferOutput<typeof Refund>;
export const Refunds = v.object({ data: v.array(Refund) });

/** `payment.capture`, `payment.failure`, `payment_request.expiry`, `refund.succeeded` and others. */
export const Notification = v.object({
  event: v.string(),
  data: v.object({
    payment_request_id: v.optional(v.nullable(v.string()), null),
    reference_id: v.optional(v.nullable(v.string()), null),
  }),
});
