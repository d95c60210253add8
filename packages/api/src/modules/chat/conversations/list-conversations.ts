import type { ChatSide, Conversation } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { type ChatReader, getReader, otherSide } from './get-reader.ts';
import { presentConversation, readConversations } from './read-conversations.ts';

const begun = sql`c.last_message_id is not null`;

const countBegun = async ({ db }: Context, { isOwn }: ChatReader): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from conversations c where ${isOwn} and ${begun}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** A page of the current user's conversations on one side, the latest message first. Throws 401 and 403. */
export const listConversations = async ({
  ctx,
  input: { side, page, per_page },
}: HandlerArgs<{ side: ChatSide; page: number; per_page: number }>): Promise<{
  rows: Conversation[];
  total: number;
}> => {
  const reader = getReader(ctx, side);
  const rows = await readConversations(ctx, reader, {
    where: begun,
    rest: sql`order by c.last_message_at desc, c.id desc limit ${per_page} offset ${(page - 1) * per_page}`,
  });
  return {
    rows: rows.map((row) => presentConversation(row, side, ctx)),
    total: await countBegun(ctx, reader),
  };
};

/** How many conversations have messages that the current user has not read. Throws 401 and 403. */
export const countUnread = async (ctx: Context, side: ChatSide): Promise<number> => {
  const { isOwn } = getReader(ctx, side);
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from conversations c
    where ${isOwn} and c.last_message_id > ${sql.ref(`c.${side}_read_id`)} and exists (
      select 1 from messages n where n.conversation_id = c.id and n.side = ${otherSide(side)}
        and n.id > ${sql.ref(`c.${side}_read_id`)})`.execute(ctx.db);
  return rows[0]?.unread ?? 0;
};
