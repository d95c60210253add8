import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { onHoliday } from '../../catalog/index.ts';
import type { ConversationRow } from '../conversations/read-conversations.ts';
import { findSettings } from './chat-settings.ts';
import { isOpenAt } from './opening-hours.ts';

/** A buyer hears the same text of a store so often at most (people W10). */
const pause = day;

const isOnHoliday = async ({ db, clock }: Context, merchantId: number): Promise<boolean> => {
  const { rows } = await sql<{ away: boolean | null }>`
    select ${onHoliday(clock.now())} as away from merchants m where m.id = ${merchantId}`.execute(db);
  return rows[0]?.away ?? false;
};

/**
 * After a buyer's message: what the store wants to be said then, once in 24 hours. It is no answer: neither the time to
 * reply nor what is unread counts it, and the buyer's message stays the last one of the conversation. Its locked row is
 * the caller's.
 */
export const replyAutomatically = async (
  ctxInTx: Context,
  { id, merchant_id }: ConversationRow,
  messageId: number,
): Promise<void> => {
  const { hours, greeting, away } = await findSettings(ctxInTx, merchant_id);
  if (!greeting && !away) return;
  const now = ctxInTx.clock.now();
  const isAway = !isOpenAt(hours, now) || (await isOnHoliday(ctxInTx, merchant_id));
  const text = isAway ? away : greeting;
  if (!text) return;
  const column = isAway ? 'told_away_at' : 'greeted_at';
  const { numUpdatedRows } = await ctxInTx.db
    .updateTable('conversations')
    .set({ [column]: now })
    .where('id', '=', id)
    .where((e) => e.or([e(column, 'is', null), e(column, '<=', earlier(ctxInTx.clock, pause))]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await ctxInTx.db
    .insertInto('messages')
    .values({
      ...{ conversation_id: id, side: 'auto', author_id: null, client_id: `auto-${messageId}`, kind: 'text' },
      ...{ text, media_ids: json([]), ref_id: null, sent_at: now },
    })
    .execute();
};
