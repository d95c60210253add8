import type { ReportedChat } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { signedUrl } from '../../media/index.ts';
import type { Messages } from '../chat.tables.ts';
import { readImageKeys } from '../messages/present-messages.ts';

/** So many messages before and after a reported one. */
const around = 15;
/** So many of the latest messages for a complaint. */
const latest = 100;

const present = async (
  ctx: Context,
  rows: readonly Selectable<Messages>[],
  reportedId?: number,
): Promise<ReportedChat> => {
  const keys = await readImageKeys(ctx, rows);
  return {
    messages: rows.map((row) => ({
      ...{ id: row.id, side: row.side, kind: row.kind, text: row.text },
      images: row.media_ids.flatMap((id) => keys.get(id) ?? []).map((key) => signedUrl(ctx, key)),
      sent_at: row.sent_at.toISOString(),
      is_reported: row.id === reportedId,
      is_hidden: row.hidden_at !== null,
    })),
  };
};

/** A reported message with those around it, oldest first. Throws 404. */
export const readReportedChat = async (ctx: Context, messageId: number): Promise<ReportedChat> => {
  const reported = await ctx.db
    .selectFrom('messages')
    .select(['id', 'conversation_id'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!reported) throw apiError.notFound();
  const all = ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', reported.conversation_id);
  const before = await all
    .where('id', '<=', messageId)
    .orderBy('id', 'desc')
    .limit(around + 1)
    .execute();
  const after = await all.where('id', '>', messageId).orderBy('id').limit(around).execute();
  return present(ctx, [...before.toReversed(), ...after], messageId);
};

/** The latest messages between a buyer and a store, oldest first; none when they never wrote. */
export const readLatestChat = async (
  ctx: Context,
  { userId, merchantId }: { userId: number; merchantId: number },
): Promise<ReportedChat> => {
  const rows = await ctx.db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .selectAll('messages')
    .where('conversations.user_id', '=', userId)
    .where('conversations.merchant_id', '=', merchantId)
    .orderBy('messages.id', 'desc')
    .limit(latest)
    .execute();
  return present(ctx, rows.toReversed());
};
