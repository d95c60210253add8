import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { PayoutState } from '../../../ports/payout-provider.ts';
import { ProviderRejection } from '../../../ports/provider-error.ts';
import type { PayoutRow } from '../wallet.tables.ts';
import { findSender, type Sender } from './find-sender.ts';
import { computeNextPayoutTry, settlePayoutState } from './settle-payout.ts';

/** Longer than every call to a provider takes: no other process works on it meanwhile. */
const claim = minute;

const takeDue = (ctx: Context): Promise<PayoutRow | undefined> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('payouts')
      .selectAll()
      .where('next_poll_at', '<=', clock.now())
      .orderBy('next_poll_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    await db
      .updateTable('payouts')
      .set({ next_poll_at: later(clock, claim), tries })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });

const update = ({ db }: Context, { id }: PayoutRow, changes: Partial<PayoutRow>) =>
  db.updateTable('payouts').set(changes).where('id', '=', id).execute();

/** A rejection says nothing about an earlier request with this reference, whose response may have been lost. */
const rejected = async (
  sender: Sender,
  payout: PayoutRow,
  { message }: ProviderRejection,
): Promise<PayoutState> =>
  (await sender.status()) ?? {
    providerRef: payout.reference,
    status: 'failed',
    failureCode: /: ([A-Z][A-Z_]+)/.exec(message)?.[1] ?? 'REJECTED',
  };

const ask = async (sender: Sender, payout: PayoutRow): Promise<PayoutState> => {
  const known = payout.status === 'created' ? null : await sender.status();
  if (known) return known;
  try {
    return await sender.send();
  } catch (error) {
    if (error instanceof ProviderRejection) return rejected(sender, payout, error);
    throw error;
  }
};

/**
 * Calls the provider about the payout that waits longest: sends it, or asks by its reference what became of it
 * (trade M14). Without a response it is `unknown`, and asked about before anything is sent again. Returns false when
 * none was due.
 */
export const workOnNextPayout = async (ctx: Context): Promise<boolean> => {
  const due = await takeDue(ctx);
  if (!due) return false;
  const sender = await findSender(ctx, due);
  if (!sender) {
    await update(ctx, due, { next_poll_at: computeNextPayoutTry(ctx, due.tries) });
    return true;
  }
  try {
    await settlePayoutState(ctx, due, await ask(sender, due));
  } catch (error) {
    ctx.log.warn({ err: error, payout: due.reference }, 'a payout provider could not be asked');
    const status = due.status === 'created' ? 'unknown' : due.status;
    await update(ctx, due, { status, next_poll_at: computeNextPayoutTry(ctx, due.tries) });
  }
  return true;
};
