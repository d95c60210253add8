import {
  alertEvents,
  fillText,
  inLocale,
  type Locale,
  type OrderReminder,
  orderReminders,
} from '@pasar/contract';
import { sql } from 'kysely';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify, notifyStore, wantsMail } from '../../notifications/index.ts';
import { type MessageContext, readMessageContext } from '../notifications/message-context.ts';
import { describeItems } from '../notifications/message-text.ts';

/** The limit of one round; the next round continues. */
const atOnce = 500;

/** With so many hours left, devices show it at night, too (people W15). */
const urgentHours = 3;

/** Where each duty's deadline is: gone from there as soon as the duty is met. */
const columns = {
  respond: 'respond_due_at',
  ship: 'ship_due_at',
  complete: 'complete_due_at',
} as const;

interface Step {
  reminder: OrderReminder;
  /** Hours before the deadline, and those of the next step; 0 after the last. */
  hours: number;
  next: number;
}

const steps: readonly Step[] = orderReminders.flatMap((reminder) => {
  const hoursBefore: readonly number[] = alertEvents[reminder].hoursBefore;
  return hoursBefore.map((hours, place) => ({ reminder, hours, next: hoursBefore[place + 1] ?? 0 }));
});

/** Orders whose deadline is within the step, by their deadline; of a payment its first order, unless it was short. */
const dueOrders = ({ clock }: Context, { reminder, hours, next }: Step, id: number | null) => {
  const after = later(clock, next * hour);
  const until = later(clock, hours * hour);
  if (reminder === 'pay') {
    return sql<{ id: number }>`
      select o.id from order_groups g join orders o on o.order_group_id = g.id
      where g.paid_at is null and g.closed_at is null
        and g.pay_due_at > ${after} and g.pay_due_at <= ${until}
        and g.pay_due_at - g.placed_at > ${hours * 60} * interval '1 minute'
        and o.id = (select min(first.id) from orders first where first.order_group_id = g.id)
        and (${id}::bigint is null or o.id = ${id}::bigint)
        and not exists (
          select 1 from order_reminders r where r.order_id = o.id and r.deadline = ${reminder} and r.step = ${hours}
        )
      order by g.pay_due_at limit ${atOnce} ${id === null ? sql`` : sql`for update`}`;
  }
  const due = sql.ref(`o.${columns[reminder]}`);
  return sql<{ id: number }>`
    select o.id from orders o
    where ${due} > ${after} and ${due} <= ${until}
      and (${id}::bigint is null or o.id = ${id}::bigint)
      and not exists (
        select 1 from order_reminders r where r.order_id = o.id and r.deadline = ${reminder} and r.step = ${hours}
      )
    order by ${due} limit ${atOnce} ${id === null ? sql`` : sql`for update`}`;
};

const linkOf = (ctx: Context, reminder: OrderReminder, { code, groupCode }: MessageContext): string => {
  if (reminder === 'pay') return ctx.linkTo('storefront.payment', { code: groupCode });
  return ctx.linkTo(reminder === 'complete' ? 'buyer.order' : 'seller.order', { code });
};

const tell = async (ctx: Context, { reminder, hours }: Step, facts: MessageContext) => {
  const { audience, kind, title, body } = alertEvents[reminder];
  const goods = describeItems(facts);
  const fill = (locale: Locale) =>
    fillText(body[locale], { hours, code: facts.code, store: facts.store, goods: goods[locale] });
  const words = { id: fill('id'), en: fill('en') };
  const link = linkOf(ctx, reminder, facts);
  const subject = (locale: Locale) =>
    `${title[locale]}: ${reminder === 'pay' ? facts.groupCode : facts.code}`;
  const letter = ({ to, locale }: { to: string; locale: Locale }) =>
    renderEmail({
      ...{ locale, to, subject: subject(locale), after: [] },
      before: [words[locale], `${ctx.publicUrl}${inLocale(link, locale)}`],
    });
  const news = {
    category: 'order',
    kind,
    title,
    body: words,
    link,
    urgent: hours <= urgentHours,
  } as const;
  if (audience === 'merchant') {
    const { merchantId } = facts;
    return notifyStore(ctx, { ...news, merchantId, area: 'orders', letter, ifWanted: true });
  }
  const { buyerId: userId, buyerEmail: to, buyerLocale: locale } = facts;
  await notify(ctx, { ...news, userId, audience, ownMail: true });
  if (await wantsMail(ctx, { userId, audience, kind })) await ctx.mail.post(ctx, letter({ to, locale }));
};

/** The order is locked and read again: whoever meets the duty first, no reminder follows. */
const remind = (ctx: Context, step: Step, orderId: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    const { rows } = await dueOrders(ctxInTx, step, orderId).execute(ctxInTx.db);
    if (rows.length === 0) return;
    const written = await ctxInTx.db
      .insertInto('order_reminders')
      .values({ order_id: orderId, deadline: step.reminder, step: step.hours, at: ctxInTx.clock.now() })
      .onConflict((conflict) => conflict.columns(['order_id', 'deadline', 'step']).doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (written) await tell(ctxInTx, step, await readMessageContext(ctxInTx, orderId));
  });

/**
 * Reminds of deadlines that come near (people, section 3): each order, deadline and step once, and never after the
 * duty was met. A server that was down sends the latest step alone.
 */
export const remindOrders = async (ctx: Context): Promise<void> => {
  for (const step of steps) {
    const { rows } = await dueOrders(ctx, step, null).execute(ctx.db);
    for (const { id } of rows) {
      try {
        await remind(ctx, step, id);
      } catch (error) {
        ctx.log.error({ err: error, orderId: id, ...step }, 'a reminder could not be sent');
      }
    }
  }
};

export const remindersJob: ScheduledJob = {
  name: 'orders: reminders',
  pattern: '20 * * * * *',
  run: remindOrders,
};
