import type { Context } from '../../../platform/context.ts';
import type { PayoutState } from '../../../ports/payout-provider.ts';
import { findBank } from '../../stores/index.ts';
import type { PaymentSource, PayoutRow, WithdrawalRow } from '../wallet.tables.ts';

/** Sends one payout and knows what became of it. */
export interface Sender {
  /** The reference is also the idempotency key, so that a repeated request sends once. */
  send(): Promise<PayoutState>;
  /** Null when it has never existed there. */
  status(): Promise<PayoutState | null>;
}

/** A payment provider sends money back to the payment that it came from. */
const toSource = (
  { paymentProviders }: Context,
  { reference: refundReference }: PayoutRow,
  { amount, fee }: WithdrawalRow,
  { provider, ...charge }: PaymentSource,
): Sender | undefined => {
  const refunds = paymentProviders.find(({ name }) => name === provider)?.refunds;
  const { reference, providerRef, method } = charge;
  const key = { reference, providerRef, method, refundReference };
  return (
    refunds && {
      send: () => refunds.send({ ...key, amount: amount - fee }),
      status: () => refunds.status(key),
    }
  );
};

const toBank = (
  { payoutProviders }: Context,
  { provider, reference }: PayoutRow,
  { code, amount, fee, bank_id, rekening, atas_nama }: WithdrawalRow,
): Sender | undefined => {
  const payouts = payoutProviders.find(({ name }) => name === provider);
  return (
    payouts && {
      send: () =>
        payouts.send({
          reference,
          amount: amount - fee,
          bank: findBank(bank_id)?.bank ?? '',
          accountNumber: rekening,
          accountHolder: atas_nama,
          description: `Pasar ${code}`,
        }),
      status: () => payouts.status(reference),
    }
  );
};

/** Whoever sends a payout; undefined while that service is not set up. */
export const findSender = async (ctx: Context, payout: PayoutRow): Promise<Sender | undefined> => {
  const withdrawal = await ctx.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', payout.withdrawal_id)
    .executeTakeFirstOrThrow();
  const { source } = withdrawal;
  return source ? toSource(ctx, payout, withdrawal, source) : toBank(ctx, payout, withdrawal);
};
