import { type ChargeStateName, type Payment, rupiah } from '@pasar/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';

type PresentedCharge = NonNullable<Payment['charge']>;
type Transfer = { proof_at: Date | null; sender: string | null; reason: string | null };

const transferOf = ({ db }: Context, charge: ChargeRow | undefined): Promise<Transfer | undefined> =>
  charge?.method === 'transfer'
    ? db
        .selectFrom('transfers')
        .select(['proof_at', 'sender', 'reason'])
        .where('charge_id', '=', charge.id)
        .executeTakeFirst()
    : Promise.resolve(undefined);

const states: Record<ChargeRow['status'], ChargeStateName> = {
  asked: 'making',
  waiting: 'ready',
  unknown: 'making',
  failed: 'failed',
  // Its money came and was not the right sum: the buyer pays anew.
  paid: 'ended',
  expired: 'ended',
  cancelled: 'ended',
  reversed: 'ended',
};

const stateOf = (
  { clock }: Context,
  payment: PaymentRow,
  charge: ChargeRow | undefined,
  transfer: Transfer | undefined,
): ChargeStateName => {
  if (transfer?.proof_at && !transfer.reason && charge?.status === 'waiting') return 'confirming';
  const now = clock.now();
  if (payment.expires_at <= now) return 'checking';
  if (charge === undefined) return 'failed';
  return charge.status === 'waiting' && charge.expires_at <= now ? 'ended' : states[charge.status];
};

/** The current number or code of a payment that waits, as its buyer sees it. */
export const presentCharge = async (
  ctx: Context,
  payment: PaymentRow,
  charge: ChargeRow | undefined,
): Promise<PresentedCharge> => {
  const transfer = await transferOf(ctx, charge);
  const state = stateOf(ctx, payment, charge, transfer);
  const isUsable = state === 'ready' || state === 'confirming';
  return {
    state,
    pay_to: (isUsable && charge?.pay_to) || {},
    amount: rupiah(charge?.amount ?? payment.amount),
    expires_at: (charge?.expires_at ?? payment.expires_at).toISOString(),
    proof: transfer?.proof_at
      ? { sent_at: transfer.proof_at.toISOString(), sender: transfer.sender ?? '' }
      : null,
    rejection: transfer?.reason ?? null,
  };
};

/** Rupiah that came for a payment, by all of its charges; null before the first came. */
export const sumCame = (e: ExpressionBuilder<Database, 'payments'>) =>
  e
    .selectFrom('payment_charges')
    .select((charge) => charge.fn.sum<number | null>('paid_amount').as('came'))
    .whereRef('payment_id', '=', 'payments.id');

/** Rupiah that came for a payment and went to the wallet: another amount, too late, twice, or a transfer's extra. */
export const computeToWallet = ({ came, status, amount }: PaymentRow & { came: number | null }): number =>
  Math.max(0, Number(came ?? 0) - (status === 'paid' && came !== null ? amount : 0));
