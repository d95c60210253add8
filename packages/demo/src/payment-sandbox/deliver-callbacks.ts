import { type Context, inTransaction, later, minute, second } from '@pasar/api/plugin';
import { sandboxName } from './create-sandbox.ts';
import { sign, signatureHeader, timestampHeader } from './sandbox-signature.ts';

/** Some three days with the waits below. */
const attempts = 20;
/** Longer than any response takes: no other process delivers it meanwhile. */
const claim = minute;
/** 2, 4, 8 … seconds, at most six hours apart. */
const waitAfter = (tries: number) => Math.min(2 ** tries, 6 * 3_600) * second;

interface Paid {
  eventId: string;
  externalRef: string;
  amount: number;
}

const takeDue = (ctx: Context) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('sandbox_callbacks')
      .selectAll()
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return null;
    await db
      .updateTable('sandbox_callbacks')
      .set({ due_at: later(clock, claim), tries: due.tries + 1 })
      .where('id', '=', due.id)
      .execute();
    return due;
  });

/** The signed request that a report is. */
export const webhookRequest = (ctx: Context, { eventId, externalRef, amount }: Paid): Request => {
  const body = JSON.stringify({ event_id: eventId, external_ref: externalRef, status: 'paid', amount });
  const timestamp = String(Math.floor(ctx.clock.now().getTime() / second));
  return new Request(`${ctx.publicUrl}/api/payment/webhook/${sandboxName}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-pasar-client': 'payment-sandbox',
      [timestampHeader]: timestamp,
      [signatureHeader]: sign(ctx.keys, { timestamp, body }),
    },
  });
};

const deliver = async (ctx: Context, paid: Paid): Promise<string | null> => {
  try {
    const answer = await ctx.callSelf(webhookRequest(ctx, paid));
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return String(error);
  }
};

/** Sends the oldest due report through the full HTTP stack, outside any transaction. False when none was due. */
export const deliverNextCallback = async (ctx: Context): Promise<boolean> => {
  const due = await takeDue(ctx);
  if (!due) return false;
  const { event_id: eventId, external_ref: externalRef, amount } = due;
  const problem = await deliver(ctx, { eventId, externalRef, amount });
  const tries = due.tries + 1;
  const change = problem
    ? {
        last_error: problem.slice(0, 500),
        due_at: tries < attempts ? later(ctx.clock, waitAfter(tries)) : null,
      }
    : { last_error: null, due_at: null, delivered_at: ctx.clock.now() };
  if (problem) ctx.log.warn({ callback: due.id, tries, problem }, 'a payment report was not taken');
  await ctx.db.updateTable('sandbox_callbacks').set(change).where('id', '=', due.id).execute();
  return true;
};
