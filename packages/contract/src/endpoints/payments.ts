import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { BodyId, TransactionCode } from '../schemas/wire-id.ts';
import { text } from '../validation/text.ts';

/** A payment method for what the wallet does not cover. */
export const PaymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  kind: v.picklist(['virtual_account', 'qris', 'e_wallet', 'transfer']),
  fee: Rupiah,
  /** The least and the most that one payment takes, in rupiah. */
  min: v.optional(Rupiah),
  max: v.optional(Rupiah),
  /** Whether the provider can send money back the way it came. */
  refundable: v.optional(v.boolean()),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** What a buyer pays to; a method has some of these. */
export const PayTo = v.object({
  va_number: v.optional(v.string()),
  /** Mandiri: the company's code, and the number of the bill. */
  biller_code: v.optional(v.string()),
  bill_key: v.optional(v.string()),
  /** The text behind a QR code. */
  qr: v.optional(v.string()),
  /** Opens the app of an e-wallet. */
  app_url: v.optional(v.string()),
  /** The marketplace's own accounts; the buyer takes the nearest. */
  accounts: v.optional(v.array(v.object({ bank: v.string(), number: v.string(), holder: v.string() }))),
});
export type PayTo = v.InferOutput<typeof PayTo>;

/**
 * The state of the current number or code while a payment waits. `making`: the provider has not answered yet;
 * `checking`: the time is over and the provider is asked once more; `ended`: this code is over, another one can be made;
 * `failed`: none could be made; `confirming`: staff look for the transfer.
 */
export const chargeStates = ['making', 'ready', 'checking', 'ended', 'failed', 'confirming'] as const;
export type ChargeStateName = (typeof chargeStates)[number];

/** The state of an order group's payment. `expired` and `cancelled`: nothing was taken. */
export const paymentStates = ['waiting', 'paid', 'expired', 'cancelled'] as const;

/** A payment page: what to pay, until when, how, and for which orders. */
export const Payment = v.object({
  order_group_code: v.string(),
  status: v.picklist(paymentStates),
  /** Null when the wallet paid everything. */
  method: v.nullable(PaymentMethod),
  va_number: v.nullable(v.string()),
  /** The text behind the QR code of QRIS. */
  qr: v.nullable(v.string()),
  /** What is left to pay after the wallet. */
  amount: Rupiah,
  wallet_used: Rupiah,
  grand_total: Rupiah,
  expires_at: v.nullable(v.string()),
  paid_at: v.nullable(v.string()),
  created_at: v.string(),
  server_time: v.string(),
  instructions: v.array(v.object({ title: v.string(), steps: v.array(v.string()) })),
  orders: v.array(
    v.object({
      order_code: v.string(),
      merchant_name: v.string(),
      merchant_slug: v.string(),
      status: v.string(),
      status_label: v.string(),
      items: v.array(
        v.object({
          name: v.string(),
          variant_label: v.string(),
          image: v.nullable(v.string()),
          qty: v.number(),
        }),
      ),
      total: Rupiah,
    }),
  ),
  /** Whether this server lets a payment be simulated (demo mode). */
  can_simulate: v.boolean(),
  /** Null unless the payment waits. */
  charge: v.optional(
    v.nullable(
      v.object({
        state: v.picklist(chargeStates),
        pay_to: PayTo,
        /** Rupiah to pay; a transfer has some rupiah more, so that it is recognized. They go to the wallet. */
        amount: Rupiah,
        /** When this number or code ends; another one can be made until `expires_at`. */
        expires_at: v.string(),
        /** What the buyer sent to prove a transfer. */
        proof: v.nullable(v.object({ sent_at: v.string(), sender: v.string() })),
        /** Why staff refused the last proof. */
        rejection: v.nullable(v.string()),
      }),
    ),
  ),
  /** The other methods for this amount; none once they were changed too often. */
  other_methods: v.optional(v.array(PaymentMethod)),
  /** Money that came and did not fit: it is in the wallet. */
  to_wallet: v.optional(Rupiah),
});
export type Payment = v.InferOutput<typeof Payment>;

const byCode = v.object({ code: TransactionCode });

/** The webhook is not here: it follows the provider's format, not the contract's. */
export const payments = {
  read: endpoint({
    method: 'GET',
    path: '/payment/:code',
    summary: 'A payment of mine, by the code of its order group',
    access: 'user',
    params: byCode,
    data: Payment,
  }),
  method: endpoint({
    method: 'POST',
    path: '/payment/:code/method',
    summary: 'Pay by another method, or make a new code of the same one; at most 5 changes',
    access: 'user',
    idempotent: true,
    params: byCode,
    body: v.object({ payment_method: v.pipe(v.string(messageId('field.required')), v.maxLength(30)) }),
    data: Payment,
  }),
  check: endpoint({
    method: 'POST',
    path: '/payment/:code/check',
    summary: 'Ask the provider whether the money came, once in 15 seconds',
    access: 'user',
    params: byCode,
    body: v.object({}),
    data: Payment,
  }),
  proof: endpoint({
    method: 'POST',
    path: '/payment/:code/proof',
    summary: 'Prove a bank transfer with a photo; it stops the deadline for two banking days',
    access: 'user',
    idempotent: true,
    params: byCode,
    body: v.object({
      media_id: BodyId,
      /** The name on the account that the money came from. */
      sender: text({ required: 'transfer.sender', max: [100, 'transfer.sender'] }),
    }),
    data: Payment,
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/payment/:code/simulate',
    summary: 'Demo mode: pay this payment at the stand-in of its provider',
    access: 'user',
    params: byCode,
    data: v.object({ status: v.picklist(['sent']) }),
  }),
};
