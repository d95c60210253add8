import * as v from 'valibot';

const details = v.object({
  transaction_details: v.object({
    order_id: v.pipe(v.string(), v.regex(/^[\w.~-]{1,50}$/)),
    gross_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  custom_expiry: v.optional(
    v.object({
      order_time: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0700$/)),
      expiry_duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
      unit: v.picklist(['second', 'minute', 'hour', 'day']),
    }),
  ),
});

const kinds = v.variant('payment_type', [
  v.object({
    payment_type: v.literal('bank_transfer'),
    bank_transfer: v.object({ bank: v.picklist(['bca', 'bni', 'bri', 'permata', 'cimb']) }),
  }),
  v.object({
    payment_type: v.literal('echannel'),
    echannel: v.object({ bill_info1: v.string(), bill_info2: v.string() }),
  }),
  v.object({ payment_type: v.literal('qris'), qris: v.optional(v.object({ acquirer: v.string() })) }),
  v.object({
    payment_type: v.literal('gopay'),
    gopay: v.optional(
      v.object({ enable_callback: v.optional(v.boolean()), callback_url: v.optional(v.string()) }),
    ),
  }),
  v.object({
    payment_type: v.literal('shopeepay'),
    shopeepay: v.optional(v.object({ callback_url: v.optional(v.string()) })),
  }),
]);

/** The body of `POST /v2/charge`. */
export const ChargeRequest = v.intersect([details, kinds]);
export type ChargeRequest = v.InferOutput<typeof ChargeRequest>;

const minutesIn = { second: 1 / 60, minute: 1, hour: 60, day: 1_440 };

/** Minutes until the transaction expires: a day, or what was asked for. */
export const getMinutes = ({ custom_expiry: expiry }: ChargeRequest): number =>
  expiry ? expiry.expiry_duration * minutesIn[expiry.unit] : 1_440;
