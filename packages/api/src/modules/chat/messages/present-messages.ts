import type { ChatMessage, ChatSide } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { signedUrl } from '../../media/index.ts';
import type { Messages } from '../chat.tables.ts';
import { type CardRef, readCards } from './read-cards.ts';

type MessageRow = Selectable<Messages>;

/** Where the images of messages are stored, by their number. */
export const readImageKeys = async (
  { db }: Context,
  messages: readonly MessageRow[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(messages.flatMap(({ media_ids }) => media_ids))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['id', 'storage_key']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, storage_key }) => [id, storage_key]));
};

const refOf = ({ kind, ref_id }: MessageRow): CardRef[] =>
  (kind === 'product' || kind === 'order') && ref_id !== null ? [{ kind, id: ref_id }] : [];

/** Messages of one conversation as one side reads them: cards as of now, images by addresses that expire. */
export const presentMessages = async (
  ctx: Context,
  rows: readonly MessageRow[],
  { pair, side }: { pair: { user_id: number; merchant_id: number }; side: ChatSide },
): Promise<ChatMessage[]> => {
  const keys = await readImageKeys(ctx, rows);
  const cards = await readCards(ctx, rows.flatMap(refOf), pair, side);
  return rows.map((row) => ({
    id: row.id,
    client_id: row.client_id,
    side: row.side,
    kind: row.kind,
    text: row.hidden_at ? '' : row.text,
    is_masked: row.is_masked,
    is_hidden: row.hidden_at !== null,
    images: row.media_ids.flatMap((id) => {
      const key = row.hidden_at ? undefined : keys.get(id);
      return key === undefined ? [] : [signedUrl(ctx, key)];
    }),
    card: row.hidden_at ? null : (cards.get(`${row.kind} ${row.ref_id}`) ?? null),
    sent_at: row.sent_at.toISOString(),
  }));
};
