import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { postJournal } from '../../ledger/index.ts';

interface Deposit {
  provider: string;
  /** What the service calls the top-up. */
  reference: string;
  /** Rupiah that are in the deposit, and what the bank took beside them. */
  amount: number;
  fee: number;
}

/** J12: money of the bank account went into the deposit at a courier service, once per reference. Throws 409. */
export const bookDeposit = async (
  ctx: Context,
  { provider, reference, amount, fee }: Deposit,
): Promise<void> => {
  const posted = await postJournal(ctx, {
    event: 'J12',
    key: `J12:deposit:${provider}:${reference}`,
    // No parcel: the deposit pays for those to come.
    reference: { type: 'shipment', id: 0 },
    postings: [
      { account: { kind: 'courier_deposit' }, amount: -amount },
      { account: { kind: 'provider_fee' }, amount: -fee },
      { account: { kind: 'bank' }, amount: amount + fee },
    ],
  });
  if (posted === 'repeated') throw apiError.conflict('settlement.booked');
};
