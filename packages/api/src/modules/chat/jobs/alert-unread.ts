import { alertEvents, type ChatSide, fillText, type Locale, message } from '@pasar/contract';
import { sql } from 'kysely';
import { earlier, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { notify, notifyStore } from '../../notifications/index.ts';
import { otherSide } from '../conversations/get-reader.ts';

/** A message waits so long before its reader hears of it, and hears no more of the conversation for so long. */
const unreadMinutes = 5;
const pauseMinutes = 30;
const atOnce = 200;

interface Row {
  id: number;
  user_id: number;
  merchant_id: number;
  buyer_name: string | null;
  store_name: string;
  message_id: number;
  text: string;
}

/** Conversations whose reader has a message to hear of; of one conversation, locked, with an id. */
const findWaiting = ({ db, clock }: Context, side: ChatSide, id: number | null) => {
  const read = sql.ref(`c.${side}_read_id`);
  const alerted = sql.ref(`c.${side}_alerted_at`);
  return sql<Row>`
    select c.id, c.user_id, c.merchant_id, coalesce(nullif(b.fullname, ''), b.username) as buyer_name,
      m.merchant_name as store_name, n.id as message_id, n.text
    from conversations c
    join merchants m on m.id = c.merchant_id
    join users b on b.id = c.user_id
    join messages n on n.id = (
      select max(l.id) from messages l where l.conversation_id = c.id and l.side = ${otherSide(side)}
        and l.id > ${read} and l.sent_at <= ${earlier(clock, unreadMinutes * minute)}
        and l.id > ${sql.ref(`c.${side}_alerted_id`)}
    )
    where (${alerted} is null or ${alerted} <= ${earlier(clock, pauseMinutes * minute)})
      and (${id}::bigint is null or c.id = ${id}::bigint)
    order by c.id limit ${atOnce} ${id === null ? sql`` : sql`for update of c`}`.execute(db);
};

const alert = async (ctx: Context, side: ChatSide, row: Row) => {
  const { kind, title, body, page } = alertEvents[`chat_${side}`];
  const fill = (text: Record<Locale, string>) => {
    const one = (locale: Locale) => {
      const name =
        side === 'buyer' ? row.store_name : (row.buyer_name ?? message('review.author.unnamed', locale));
      const preview = row.text.slice(0, 160).toWellFormed();
      return fillText(text[locale], { name, text: preview || message('chat.no-text', locale) });
    };
    return { id: one('id'), en: one('en') };
  };
  const news = { category: 'info', kind, title: fill(title), body: fill(body) } as const;
  const link = ctx.linkTo(page, { id: row.id });
  if (side === 'buyer') return notify(ctx, { ...news, userId: row.user_id, link });
  return notifyStore(ctx, { ...news, merchantId: row.merchant_id, area: 'talk', link });
};

/** Tells readers of messages that wait for 5 minutes, at most once in 30 minutes for each conversation. */
export const alertUnread = async (ctx: Context): Promise<void> => {
  for (const side of ['buyer', 'seller'] as const) {
    const { rows } = await findWaiting(ctx, side, null);
    for (const { id } of rows) {
      await inTransaction(ctx, async (ctxInTx) => {
        // Read again under the lock: the reader may be faster.
        const [row] = (await findWaiting(ctxInTx, side, id)).rows;
        if (!row) return;
        const set = {
          [`${side}_alerted_at`]: ctxInTx.clock.now(),
          [`${side}_alerted_id`]: row.message_id,
        };
        await ctxInTx.db.updateTable('conversations').set(set).where('id', '=', id).execute();
        await alert(ctxInTx, side, row);
      });
    }
  }
};

export const alertUnreadJob: ScheduledJob = {
  name: 'chat: unread messages',
  pattern: '40 * * * * *',
  run: alertUnread,
};
