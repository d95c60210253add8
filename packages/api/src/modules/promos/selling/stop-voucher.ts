import type { Selectable } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Vouchers } from '../promos.tables.ts';
import { getVoucherState } from '../voucher-state.ts';
import type { ChangedVoucher } from './create-voucher.ts';
import { lockOwnVoucher } from './lock-own-voucher.ts';
import { hasStarted } from './present-store-voucher.ts';

type Voucher = Selectable<Vouchers>;
type Change = Partial<Pick<Voucher, 'is_paused' | 'ends_at'>>;

/** Locks the voucher, decides, writes. Throws 401, 403, 404, and what `decide` throws. */
const change = (
  ctx: Context,
  id: number,
  decide: (voucher: Voucher, now: Date) => Change | null,
): Promise<ChangedVoucher> =>
  inTransaction(ctx, async (ctxInTx) => {
    const now = ctxInTx.clock.now();
    const voucher = await lockOwnVoucher(ctxInTx, id);
    const set = decide(voucher, now);
    if (set) await ctxInTx.db.updateTable('vouchers').set(set).where('id', '=', id).execute();
    return { id, state: getVoucherState({ ...voucher, ...set }, now) };
  });

const demandOpen = (voucher: Voucher, now: Date) => {
  if (getVoucherState(voucher, now) === 'ended')
    throw apiError.conflict('voucher.ended', { reason: 'ended' });
};

/** Ends a voucher now; one that has ended stays as it is. Throws 409 for one that has not started. */
export const endVoucher = ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<ChangedVoucher> =>
  change(ctx, id, (voucher, now) => {
    if (getVoucherState(voucher, now) === 'ended') return null;
    if (!hasStarted(voucher, now) || voucher.starts_at.getTime() === now.getTime()) {
      throw apiError.conflict('voucher.not-started', { reason: 'not_started' });
    }
    return { ends_at: now };
  });

/** Stops a voucher until it is resumed. Throws 409 for one that has ended. */
export const pauseVoucher = ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<ChangedVoucher> =>
  change(ctx, id, (voucher, now) => {
    demandOpen(voucher, now);
    return { is_paused: true };
  });

/** Lets a paused voucher run again. Throws 409 for one that has ended. */
export const resumeVoucher = ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<ChangedVoucher> =>
  change(ctx, id, (voucher, now) => {
    demandOpen(voucher, now);
    return { is_paused: false };
  });
