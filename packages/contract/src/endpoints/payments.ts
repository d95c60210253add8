import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Rupiah } from '../money.ts';
import { TransactionCode } from '../schemas/wire-id.ts';

/** A payment method for what the wallet does not cover. */
export const PaymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  kind: v.picklist(['virtual_account', 'qris']),
  fee: Rupiah,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

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
  simulate: endpoint({
    method: 'POST',
    path: '/payment/:code/simulate',
    summary: 'Demo mode: report this payment as paid by the sandbox',
    access: 'user',
    params: byCode,
    data: v.object({ status: v.picklist(['sent']) }),
  }),
};
