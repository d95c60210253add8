import { type AdminWithdrawal, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { findBank } from '../../stores/index.ts';
import { presentEmail } from '../contacts.ts';
import type { OwnedWithdrawal } from './find-withdrawals.ts';

/** A withdrawal as staff read it: the account number in full, which is compared with the bank's, its owner's address masked. */
export const presentWithdrawal = (ctx: Context, row: OwnedWithdrawal): AdminWithdrawal => ({
  id: row.id,
  withdraw_code: row.code,
  status: row.status,
  wallet: row.kind === 'seller_wallet' ? 'seller' : 'buyer',
  amount: rupiah(row.amount),
  fee: rupiah(row.fee),
  payout: rupiah(row.amount - row.fee),
  destination: row.destination,
  bank_name: row.source?.name ?? findBank(row.bank_id)?.bank ?? '',
  rekening: row.rekening,
  cabang: row.cabang,
  atas_nama: row.atas_nama,
  owner: {
    user_id: row.user_id,
    email: presentEmail(ctx, row.email),
    name: row.merchant_name ?? row.fullname ?? '',
  },
  reject_reason: row.reject_reason,
  batch_code: row.batch_code,
  bank_reference: row.bank_reference,
  requested_at: row.requested_at.toISOString(),
  estimated_at: row.estimated_at.toISOString(),
  is_late: row.finished_at === null && row.estimated_at < ctx.clock.now(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
