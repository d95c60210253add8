import type { ChatSide } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { getReader } from '../conversations/get-reader.ts';
import { hintConversation } from '../conversations/hint-conversation.ts';

/** Never back, and never beyond the last message. Throws 401, 403 and 404. */
export const markRead = async ({
  ctx,
  input: { side, id, up_to },
}: HandlerArgs<{ side: ChatSide; id: number; up_to: number }>): Promise<void> => {
  const row = await findConversation(ctx, getReader(ctx, side), id);
  const column = `${side}_read_id` as const;
  await ctx.db
    .updateTable('conversations')
    .set({
      [column]: sql<number>`greatest(${sql.ref(column)}, least(${up_to}::bigint, coalesce(last_message_id, 0)))`,
    })
    .where('id', '=', id)
    .execute();
  if (row.unread > 0) await hintConversation(ctx, row);
};
