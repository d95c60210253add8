import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BulkCodesResult, maxBulkRows } from '../schemas/bulk.ts';
import { BodyId, PathId, TransactionCode } from '../schemas/wire-id.ts';
import { text } from '../validation/text.ts';
import { ApprovalExtra, WaitingApproval } from './admin-approvals.ts';
import { withdrawalStatuses } from './withdrawal-statuses.ts';

/** A withdrawal with the full account number, because staff make the transfer. */
export const AdminWithdrawal = v.object({
  id: v.number(),
  withdraw_code: v.string(),
  status: v.picklist(withdrawalStatuses),
  wallet: v.picklist(['buyer', 'seller']),
  amount: Rupiah,
  fee: Rupiah,
  /** What arrives at the bank. */
  payout: Rupiah,
  /** `source`: it goes back to the payment that it came from. Absent from older servers: a bank. */
  destination: v.optional(v.picklist(['bank', 'source'])),
  /** With `source`, the payment method. */
  bank_name: v.string(),
  /** With `source`, the reference of the payment. */
  rekening: v.string(),
  cabang: v.string(),
  atas_nama: v.string(),
  owner: v.object({ user_id: v.number(), email: v.string(), name: v.string() }),
  reject_reason: v.nullable(v.string()),
  /** The batch whose file has it, and what the bank calls the transfer. */
  batch_code: v.nullable(v.string()),
  bank_reference: v.nullable(v.string()),
  requested_at: v.string(),
  estimated_at: v.string(),
  is_late: v.boolean(),
  finished_at: v.nullable(v.string()),
  /** Its approval waits for a colleague; absent where nothing waits. */
  approval: v.optional(WaitingApproval),
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

/** What a bank calls a transfer. */
const BankReference = text({ required: 'payout.reference', max: [100, 'payout.reference'] });

export const PayoutBatch = v.object({
  batch_code: v.string(),
  created_at: v.string(),
  created_by: v.string(),
  rows: v.number(),
  total: Rupiah,
  /** Rows whose result is not known yet. */
  open: v.number(),
  /** Of the file, in hexadecimal digits. */
  sha256: v.string(),
});
export type PayoutBatch = v.InferOutput<typeof PayoutBatch>;

const PayoutBatchFile = v.object({ ...PayoutBatch.entries, csv: v.string() });
export type PayoutBatchFile = v.InferOutput<typeof PayoutBatchFile>;

/** `line` counts from 1, the head included, as an editor shows it. */
const PayoutResults = v.object({
  done: v.array(v.string()),
  failed: v.array(v.object({ line: v.number(), withdraw_code: v.string(), message: v.string() })),
});
export type PayoutResults = v.InferOutput<typeof PayoutResults>;

const byCode = { withdraw_code: TransactionCode };

export const adminMoney = {
  withdrawals: endpoint({
    method: 'GET',
    path: '/admin/withdrawals/list',
    summary: 'Withdrawals; open ones in the order in which they are due',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(v.picklist(['open', ...withdrawalStatuses, 'all']), 'open'),
      search: Search,
      /** A bank of `/helper/bank`, with what goes there. */
      bank_id: v.optional(PathId),
      /** `yes`: due before now, and open. */
      late: v.optional(v.picklist(['all', 'yes']), 'all'),
      ...pageQuery,
    }),
    data: v.array(AdminWithdrawal),
    meta: Meta,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/approve',
    summary: 'Approve a withdrawal: the next batch takes it to the bank',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object(byCode),
    data: AdminWithdrawal,
    extra: ApprovalExtra,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/bulk',
    summary: 'Approve withdrawals, each by itself; those above the limit wait for a colleague',
    access: 'staff',
    staff: ['admin', 'finance'],
    // Not idempotent: each withdrawal has its transaction, and one that is approved already is refused.
    body: v.object({
      withdraw_codes: v.pipe(
        v.array(TransactionCode),
        v.minLength(1, messageId('field.required')),
        v.maxLength(maxBulkRows, messageId('admin.bulk.long')),
      ),
    }),
    data: BulkCodesResult,
    extra: v.object({
      /** Those that wait for a colleague; they are done, too. */
      waiting: v.number(),
    }),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/reject',
    summary: 'Refuse a withdrawal or report its failed transfer; the amount returns to the wallet',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      ...byCode,
      reason: Reason,
      /** What staff read; another status by now is a 409: one that has gone to the bank since would be paid twice. */
      status: v.optional(v.picklist(withdrawalStatuses, messageId('field.invalid'))),
    }),
    data: AdminWithdrawal,
  }),
  batch: endpoint({
    method: 'POST',
    path: '/admin/payouts/batch',
    summary: 'Make a bank file of all approved withdrawals, once a colleague approves',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({}),
    /** Null while it waits for a colleague. */
    data: v.nullable(PayoutBatchFile),
    extra: ApprovalExtra,
  }),
  batches: endpoint({
    method: 'GET',
    path: '/admin/payouts/batches',
    summary: 'Batches of payouts, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      /** The code of one. */
      search: Search,
      ...pageQuery,
    }),
    data: v.array(PayoutBatch),
    meta: Meta,
  }),
  batchFile: endpoint({
    method: 'GET',
    path: '/admin/payouts/batch/:code',
    summary: 'The file of a batch again, byte for byte',
    access: 'staff',
    staff: ['admin', 'finance'],
    params: v.object({ code: TransactionCode }),
    data: PayoutBatchFile,
  }),
  paid: endpoint({
    method: 'POST',
    path: '/admin/payouts/paid',
    summary: 'The bank made a transfer',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ ...byCode, bank_reference: BankReference }),
    data: AdminWithdrawal,
  }),
  reversed: endpoint({
    method: 'POST',
    path: '/admin/payouts/reversed',
    summary: 'The bank sent a transfer back; the amount returns to the wallet',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ ...byCode, reason: Reason }),
    data: AdminWithdrawal,
  }),
  results: endpoint({
    method: 'POST',
    path: '/admin/payouts/results',
    summary: 'Book the results of a bank file; bad lines are listed, good ones booked',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      csv: text({ max: [90_000, 'payout.file.long'] }),
      /** Says what each line would do, and books none. */
      is_preview: v.optional(v.boolean(messageId('field.invalid')), false),
    }),
    data: PayoutResults,
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/admin/wallet/adjust',
    summary: 'Credit or debit a wallet, with a reason',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: adjustment,
    /** Null while it waits for a colleague. */
    data: v.nullable(WalletAdjustment),
    extra: ApprovalExtra,
  }),
};
