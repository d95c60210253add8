import type { PayTo } from '@pasar/contract';
import { minute } from '../../platform/clock.ts';
import type { ChargeRequest } from '../../ports/payment-provider.ts';
import type { Transaction } from './midtrans-schemas.ts';

/** `2026-11-21 10:00:00 +0700`. */
const jakartaTime = (at: Date): string => {
  const local = new Date(at.getTime() + 7 * 60 * minute).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`;
};

const bankTransfer = (bank: string) => () => ({
  payment_type: 'bank_transfer',
  bank_transfer: { bank },
});

/** What Midtrans needs for each of our methods. */
const bodies: Record<string, (request: ChargeRequest) => object> = {
  va_bca: bankTransfer('bca'),
  va_bni: bankTransfer('bni'),
  va_bri: bankTransfer('bri'),
  va_permata: bankTransfer('permata'),
  va_cimb: bankTransfer('cimb'),
  va_mandiri: ({ reference }) => ({
    payment_type: 'echannel',
    echannel: { bill_info1: 'Pesanan', bill_info2: reference.slice(0, 30) },
  }),
  qris: () => ({ payment_type: 'qris', qris: { acquirer: 'gopay' } }),
  gopay: ({ returnUrl }) => ({
    payment_type: 'gopay',
    gopay: { enable_callback: true, callback_url: returnUrl },
  }),
  shopeepay: ({ returnUrl }) => ({
    payment_type: 'shopeepay',
    shopeepay: { callback_url: returnUrl },
  }),
};

/** The body of `POST /v2/charge`. */
export const chargeBody = (request: ChargeRequest, now: Date): object => {
  const minutes = Math.max(1, Math.floor((request.expiresAt.getTime() - now.getTime()) / minute));
  return {
    ...bodies[request.method]?.(request),
    transaction_details: { order_id: request.reference, gross_amount: request.amount },
    custom_expiry: { order_time: jakartaTime(now), expiry_duration: minutes, unit: 'minute' },
  };
};

const actionOf = ({ actions }: Transaction, name: string) => actions.find((one) => one.name === name)?.url;

/** What a buyer pays to; null where the answer does not repeat it. */
export const getPayTo = (transaction: Transaction, method: string): PayTo | null => {
  const { va_numbers, permata_va_number, biller_code, bill_key, qr_string } = transaction;
  if (biller_code && bill_key) return { biller_code, bill_key };
  const number = va_numbers[0]?.va_number ?? permata_va_number;
  if (number) return { va_number: number };
  const app = actionOf(transaction, 'deeplink-redirect');
  if (method === 'qris') return qr_string ? { qr: qr_string } : null;
  if (!app && !qr_string) return null;
  return { ...(app ? { app_url: app } : {}), ...(qr_string ? { qr: qr_string } : {}) };
};
