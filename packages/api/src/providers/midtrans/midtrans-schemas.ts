import * as v from 'valibot';

const actions = v.optional(v.array(v.object({ name: v.string(), url: v.string() })), []);

/** What `POST /v2/charge` and `GET /v2/{order_id}/status` answer; other fields pass. */
export const Transaction = v.object({
  status_code: v.string(),
  status_message: v.optional(v.string(), ''),
  order_id: v.optional(v.string()),
  /** `109000.00`. */
  gross_amount: v.optional(v.string()),
  transaction_status: v.optional(v.string()),
  fraud_status: v.optional(v.string()),
  va_numbers: v.optional(v.array(v.object({ bank: v.string(), va_number: v.string() })), []),
  permata_va_number: v.optional(v.string()),
  biller_code: v.optional(v.string()),
  bill_key: v.optional(v.string()),
  qr_string: v.optional(v.string()),
  /** What was sent back of it. */
  refunds: v.optional(v.array(v.object({ refund_key: v.string() })), []),
  actions,
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** The parts of a notification that its signature covers. */
export const Notification = v.object({
  order_id: v.pipe(v.string(), v.maxLength(100)),
  status_code: v.string(),
  gross_amount: v.string(),
  signature_key: v.string(),
});
