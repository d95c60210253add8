import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, TransactionCode } from '../schemas/wire-id.ts';

/** A withdrawal with the full account number, because staff make the transfer. */
export const AdminWithdrawal = v.object({
  id: v.number(),
  withdraw_code: v.string(),
  status: v.picklist(['requested', 'processing', 'paid', 'rejected']),
  wallet: v.picklist(['buyer', 'seller']),
  amount: Rupiah,
  fee: Rupiah,
  /** What arrives at the bank. */
  payout: Rupiah,
  bank_name: v.string(),
  rekening: v.string(),
  cabang: v.string(),
  atas_nama: v.string(),
  owner: v.object({ user_id: v.number(), email: v.string(), name: v.string() }),
  reject_reason: v.nullable(v.string()),
  requested_at: v.string(),
  estimated_at: v.string(),
  is_late: v.boolean(),
  finished_at: v.nullable(v.string()),
});
export type AdminWithdrawal = v.InferOutput<typeof AdminWithdrawal>;

/** The most that one adjustment moves, in rupiah. */
export const maxAdjustment = 50_000_000;

export const WalletAdjustment = v.object({
  adjustment_code: v.string(),
  type: v.picklist(['topup', 'adjustment']),
  amount: v.number(),
  balance: Rupiah,
  at: v.string(),
});
export type WalletAdjustment = v.InferOutput<typeof WalletAdjustment>;

const adjustment = v.pipe(
  v.object({
    wallet: v.picklist(['buyer', 'seller'], messageId('field.required')),
    /** A user for a buyer's wallet, a merchant for a seller's. */
    owner_id: BodyId,
    type: v.optional(v.picklist(['topup', 'adjustment'], messageId('field.invalid')), 'adjustment'),
    /** Rupiah; negative takes away. */
    amount: v.pipe(
      v.number(messageId('admin.amount.invalid')),
      v.safeInteger(messageId('admin.amount.invalid')),
      v.minValue(-maxAdjustment, messageId('admin.amount.invalid')),
      v.maxValue(maxAdjustment, messageId('admin.amount.invalid')),
      v.check((amount) => amount !== 0, messageId('admin.amount.invalid')),
    ),
    reason: Reason,
  }),
  v.forward(
    v.check(({ type, amount }) => type !== 'topup' || amount > 0, messageId('admin.amount.topup')),
    ['amount'],
  ),
);

const byCode = { withdraw_code: TransactionCode };

export const adminMoney = {
  withdrawals: endpoint({
    method: 'GET',
    path: '/admin/withdrawals/list',
    summary: 'Withdrawals; open ones in the order in which they are due',
    access: 'staff',
    query: v.object({
      status: v.optional(v.picklist(['open', 'requested', 'processing', 'paid', 'rejected', 'all']), 'open'),
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminWithdrawal),
    meta: Meta,
  }),
  start: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/start',
    summary: 'Take a withdrawal up: the transfer is being made',
    access: 'staff',
    idempotent: true,
    body: v.object(byCode),
    data: AdminWithdrawal,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/approve',
    summary: 'The money has left for the bank',
    access: 'staff',
    idempotent: true,
    body: v.object(byCode),
    data: AdminWithdrawal,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/reject',
    summary: 'Report a failed transfer; the amount returns to the wallet',
    access: 'staff',
    idempotent: true,
    body: v.object({ ...byCode, reason: Reason }),
    data: AdminWithdrawal,
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/admin/wallet/adjust',
    summary: 'Credit or debit a wallet, with a reason',
    access: 'staff',
    idempotent: true,
    body: adjustment,
    data: WalletAdjustment,
  }),
};
