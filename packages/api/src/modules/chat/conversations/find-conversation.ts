import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ChatReader } from './get-reader.ts';
import { type ConversationRow, readConversations } from './read-conversations.ts';

/** One conversation of the reader. Throws 404 for others', as for one that does not exist. */
export const findConversation = async (
  ctx: Context,
  reader: ChatReader,
  id: number,
): Promise<ConversationRow> => {
  const [row] = await readConversations(ctx, reader, { where: sql`c.id = ${id}` });
  if (!row) throw apiError.notFound();
  return row;
};
