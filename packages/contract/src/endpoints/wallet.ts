import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Day, Month } from '../schemas/wire-id.ts';
import { bankRules } from '../validation/bank.ts';
import {
  buyerWithdrawalRules,
  refundToSourceRules,
  sellerWithdrawalRules,
} from '../validation/withdrawal.ts';
import { withdrawalStatuses } from './withdrawal-statuses.ts';

export const walletEntryTypes = ['refund', 'payment', 'withdraw', 'topup', 'adjustment', 'sale'] as const;

/** One line of a wallet's history; amounts are positive, `direction` is in or out. */
export const WalletEntry = v.object({
  id: v.number(),
  created_at: v.string(),
  type: v.picklist(walletEntryTypes),
  direction: v.picklist(['in', 'out']),
  amount: Rupiah,
  balance_after: Rupiah,
  description: v.string(),
  /** The code of the order, the order group or the withdrawal. */
  reference_code: v.string(),
});
export type WalletEntry = v.InferOutput<typeof WalletEntry>;

export const Withdrawal = v.object({
  withdraw_code: v.string(),
  status: v.picklist(withdrawalStatuses),
  amount: Rupiah,
  /** To a bank account, or back to the payment that it came from. Absent from older servers: a bank. */
  destination: v.optional(v.picklist(['bank', 'source'])),
  /** With `source`, the payment method. */
  bank_name: v.string(),
  /** All but the last four digits are hidden; empty with `source`. */
  masked_account: v.string(),
  requested_at: v.string(),
  /** When the money should have arrived at the latest. */
  estimated_at: v.string(),
  /** Why the money came back. */
  reason: v.optional(v.nullable(v.string())),
});
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/** A payment of which money came back to the wallet and may go back to where it was paid from. */
export const RefundableSource = v.object({
  /** Names the payment in `POST /wallet/refund-to-source`. */
  reference: v.string(),
  order_group_code: v.string(),
  method: v.object({ code: v.string(), name: v.string() }),
  paid_at: v.string(),
  /** The most that may go back now, also by the balance. */
  amount: Rupiah,
  /** After this the payment provider takes it no more. */
  until: v.string(),
});
export type RefundableSource = v.InferOutput<typeof RefundableSource>;

const history = v.object({
  type: v.optional(v.picklist(walletEntryTypes)),
  date_start: v.optional(Day),
  date_end: v.optional(Day),
  ...pageQuery,
});

export const holdReasons = [
  'orders_pending',
  'unpaid_orders',
  'withdrawal_running',
  'bank_missing',
  'bank_new',
  'account_protected',
  'store_suspended',
  'store_unverified',
  'review_pending',
  'day_limit',
  'below_minimum',
] as const;

/** A part of the money that cannot be withdrawn now, why, and until when where that is known. */
export const WalletHold = v.object({
  reason: v.picklist(holdReasons),
  amount: Rupiah,
  until: v.nullable(v.string()),
  message: v.string(),
});
export type WalletHold = v.InferOutput<typeof WalletHold>;

export const SellerBalance = v.object({
  balance: Rupiah,
  /** What running orders will bring. */
  pending_balance: Rupiah,
  withdrawable: Rupiah,
  on_withdrawal: Rupiah,
  holds: v.optional(v.array(WalletHold)),
});
export type SellerBalance = v.InferOutput<typeof SellerBalance>;

/**
 * A month of a store's wallet in Asia/Jakarta. `opening` plus what came in less what went out is `closing`, the balance
 * at the end of the month, or now while it runs.
 */
export const WalletMonth = v.object({
  month: v.string(),
  /** The month of the first entry, and the current one. */
  first_month: v.string(),
  current_month: v.string(),
  opening: Rupiah,
  closing: Rupiah,
  totals: v.array(
    v.object({
      type: v.picklist(walletEntryTypes),
      direction: v.picklist(['in', 'out']),
      count: v.number(),
      amount: Rupiah,
    }),
  ),
  /** How what orders brought came about: `gross` less both fees is `net`. */
  earnings: v.object({ gross: Rupiah, commission: Rupiah, fee: Rupiah, net: Rupiah }),
});
export type WalletMonth = v.InferOutput<typeof WalletMonth>;

/** SPEC 3 "Seller bank"; the full account number, because it is the seller's own. */
export const StoreBank = v.object({
  bank_id: v.nullable(v.number()),
  bank_name: v.string(),
  rekening: v.string(),
  cabang: v.string(),
  atas_nama: v.string(),
  /** A withdrawal is rejected before this time, when the account has just changed. */
  withdrawals_from: v.nullable(v.string()),
  /** The state of its review; withdrawals wait until it is approved. */
  status: v.picklist(['none', 'submitted', 'approved', 'rejected']),
  reason: v.nullable(v.string()),
});
export type StoreBank = v.InferOutput<typeof StoreBank>;

export const wallet = {
  /** `hold` is what waits in unpaid orders and in open withdrawals. */
  balance: endpoint({
    method: 'GET',
    path: '/wallet/saldo',
    summary: 'Get the wallet balance',
    access: 'user',
    data: v.object({ balance: Rupiah, hold: Rupiah, holds: v.optional(v.array(WalletHold)) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/wallet/history',
    summary: 'List wallet transactions, newest first',
    access: 'user',
    query: history,
    data: v.array(WalletEntry),
    meta: Meta,
    extra: v.object({ total_saldo: Rupiah }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/wallet/withdraw',
    summary: 'Withdraw to a bank account, with the password',
    access: 'user',
    idempotent: true,
    stepUp: 'withdrawal',
    body: v.object(buyerWithdrawalRules),
    data: Withdrawal,
  }),
  withdrawals: endpoint({
    method: 'GET',
    path: '/wallet/withdrawals',
    summary: 'List the latest withdrawals',
    access: 'user',
    data: v.array(Withdrawal),
  }),
  sources: endpoint({
    method: 'GET',
    path: '/wallet/refund-to-source',
    summary: 'List payments to which refunded money may go back, newest first',
    access: 'user',
    data: v.array(RefundableSource),
  }),
  refundToSource: endpoint({
    method: 'POST',
    path: '/wallet/refund-to-source',
    summary: 'Send refunded money back to the payment that it came from, with the password',
    access: 'user',
    idempotent: true,
    stepUp: 'withdrawal',
    body: v.object(refundToSourceRules),
    data: Withdrawal,
  }),
  banks: endpoint({
    method: 'GET',
    path: '/helper/bank',
    summary: 'List banks',
    data: v.array(v.object({ id: v.number(), bank: v.string() })),
  }),
};

/** The seller's side: a separate wallet, even of the same user. */
export const sellerWallet = {
  balance: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/saldo',
    scope: ['wallet:read'],
    summary: "My store's balance",
    access: 'merchant',
    area: 'money',
    data: SellerBalance,
  }),
  history: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/history',
    scope: ['wallet:read'],
    summary: "What came into my store's wallet and what went out, newest first",
    access: 'merchant',
    area: 'money',
    query: history,
    data: v.array(WalletEntry),
    meta: Meta,
    extra: v.object({ total_saldo: Rupiah }),
  }),
  month: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/month',
    scope: ['wallet:read'],
    summary: "The report of a month of my store's wallet; without a month that of the current one",
    access: 'merchant',
    area: 'money',
    query: v.object({ month: v.optional(Month) }),
    data: WalletMonth,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/wallet/withdraw',
    summary: "Withdraw to the store's bank account, with the password",
    access: 'merchant',
    area: 'money',
    idempotent: true,
    stepUp: 'withdrawal',
    body: v.object(sellerWithdrawalRules),
    data: Withdrawal,
  }),
  withdrawals: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/withdrawals',
    summary: "My store's latest withdrawals",
    access: 'merchant',
    area: 'money',
    data: v.array(Withdrawal),
  }),
  bank: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/bank',
    summary: "My store's bank account",
    access: 'merchant',
    area: 'money',
    data: StoreBank,
  }),
  saveBank: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/bank',
    summary: "Change my store's bank account, with the password; withdrawals wait a day",
    access: 'merchant',
    area: 'owner',
    stepUp: 'bank',
    body: v.object({ ...bankRules, password: sellerWithdrawalRules.password }),
    data: StoreBank,
  }),
};
