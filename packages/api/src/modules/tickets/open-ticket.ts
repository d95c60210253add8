import { randomInt } from 'node:crypto';
import { type endpoints, type HandlerInput, ticketLimits } from '@pasar/contract';
import { day, earlier, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { createMessage } from '../../platform/message.ts';

type Body = HandlerInput<typeof endpoints.tickets.open>['body'];

interface Asker {
  userId: number | null;
  email: string;
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const createCode = (): string =>
  `T${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** A visitor's network spends one of its questions of the day before anything is written. Throws 429. */
export const spendOfVisitor = async (ctx: Context): Promise<void> => {
  if (ctx.actor.kind === 'user') return;
  await spendOfNetwork(ctx, 'tickets', { points: ticketLimits.perDay, seconds: day / second });
};

/** Who asks: the account with its own address, or a visitor with the one that was typed. Throws 422. */
const findAsker = async (ctxInTx: Context, email: string): Promise<Asker> => {
  const { actor, db } = ctxInTx;
  if (actor.kind === 'user') {
    // The row is locked, so that questions at once are counted one after the other.
    const user = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { userId: actor.userId, email: user.email };
  }
  if (email === '') throw apiError.invalid({ email: ['field.required'] });
  return { userId: null, email: email.toLowerCase() };
};

/** The same address from many networks is one caller, too: nobody fills another one's mailbox with answers. */
const assertNotTooMany = async ({ db, clock }: Context, { userId, email }: Asker): Promise<void> => {
  const { asked } = await db
    .selectFrom('tickets')
    .select((e) => e.fn.countAll<number>().as('asked'))
    .where('created_at', '>', earlier(clock, day))
    .$if(userId !== null, (rows) => rows.where('user_id', '=', userId))
    .$if(userId === null, (rows) => rows.where('user_id', 'is', null).where('email', '=', email))
    .executeTakeFirstOrThrow();
  const max = ticketLimits.perDay;
  if (Number(asked) >= max)
    throw apiError.conflict(createMessage('ticket.many', { max }), { reason: 'many' });
};

/** Opens a ticket with its first message. Throws 409 for too many within 24 hours, 422 for a visitor without an address. */
export const openTicket = (
  ctx: Context,
  { topic, text, order_code, email }: Body,
): Promise<{ code: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const asker = await findAsker(ctxInTx, email);
    await assertNotTooMany(ctxInTx, asker);
    const [code, at] = [createCode(), ctxInTx.clock.now()];
    const { id } = await ctxInTx.db
      .insertInto('tickets')
      .values({
        ...{ code, user_id: asker.userId, email: asker.email, locale: ctxInTx.locale, topic },
        ...{ order_code: order_code === '' ? null : order_code, created_at: at, changed_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctxInTx.db
      .insertInto('ticket_messages')
      .values({ ticket_id: id, side: 'person', staff_id: null, text, at })
      .execute();
    return { code };
  });
