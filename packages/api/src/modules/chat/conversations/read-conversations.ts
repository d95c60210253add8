import { type ChatSide, type Conversation, chatLimits, type MessageKind, message } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { type ChatReader, otherSide } from './get-reader.ts';

/** A conversation as one side sees it. */
export interface ConversationRow {
  id: number;
  user_id: number;
  merchant_id: number;
  name: string | null;
  photo_key: string | null;
  store_slug: string;
  unread: number;
  /** The last message that the other side has read. */
  other_read_id: number;
  last_message_id: number | null;
  blocked_by_buyer: boolean;
  blocked_by_seller: boolean;
  is_store_open: boolean;
  may_begin: boolean;
  is_paused: boolean;
  assigned_to: number | null;
  assigned_name: string | null;
  last_side: ChatSide | null;
  last_kind: MessageKind | null;
  last_text: string | null;
  last_sent_at: Date | null;
}

/** Stores `m` that may sell. */
export const isStoreOpen = sql<boolean>`(m.verification_status = 'approved' and m.suspended_at is null)`;

/** A store writes where the buyer wrote first, or about an order that is open or ended lately (people W5). */
export const maySellerBegin = (ctx: Context): RawBuilder<boolean> => sql`(
  exists (select 1 from messages b where b.conversation_id = c.id and b.side = 'buyer')
  or exists (
    select 1 from orders o where o.user_id = c.user_id and o.merchant_id = c.merchant_id
      and o.paid_at is not null
      and (o.ended_at is null or o.ended_at > ${earlier(ctx.clock, chatLimits.afterOrderDays * day)})
  ))`;

const nameOf = (side: ChatSide) =>
  side === 'buyer' ? sql`m.merchant_name` : sql`coalesce(nullif(u.fullname, ''), u.username)`;

/** The reader's conversations that `where` selects, as `order` says. */
export const readConversations = async (
  ctx: Context,
  { side, isOwn, userId }: ChatReader,
  { where, rest = sql`` }: { where: RawBuilder<unknown>; rest?: RawBuilder<unknown> },
): Promise<ConversationRow[]> => {
  const own = sql.ref(`c.${side}_read_id`);
  const { rows } = await sql<ConversationRow>`
    select c.id, c.user_id, c.merchant_id, ${nameOf(side)} as name,
      ${side === 'buyer' ? sql`photo.storage_key` : sql`null::text`} as photo_key, m.merchant_slug as store_slug,
      (select count(*) from messages n
        where n.conversation_id = c.id and n.side = ${otherSide(side)} and n.id > ${own}) as unread,
      ${sql.ref(`c.${otherSide(side)}_read_id`)} as other_read_id,
      c.last_message_id, c.blocked_by_buyer, c.blocked_by_seller, ${isStoreOpen} as is_store_open,
      ${side === 'buyer' ? sql`true` : maySellerBegin(ctx)} as may_begin,
      exists (select 1 from chat_measures p where p.user_id = ${userId} and p.until > ${ctx.clock.now()})
        as is_paused,
      ${side === 'buyer' ? sql`null::bigint` : sql`c.assigned_to`} as assigned_to,
      coalesce(nullif(a.fullname, ''), a.username, a.email) as assigned_name,
      last.side as last_side, last.kind as last_kind,
      case when last.hidden_at is null then last.text else '' end as last_text, last.sent_at as last_sent_at
    from conversations c
    join merchants m on m.id = c.merchant_id
    join users u on u.id = c.user_id
    left join media photo on photo.id = m.photo_media_id
    left join users a on a.id = c.assigned_to
    left join messages last on last.id = c.last_message_id
    where ${isOwn} and ${where} ${rest}`.execute(ctx.db);
  return rows;
};

/** Why the reader cannot write; null when they can. */
export const getClosedReason = (
  { blocked_by_buyer, blocked_by_seller, is_store_open, may_begin, is_paused }: ConversationRow,
  side: ChatSide,
): Conversation['closed'] => {
  if (side === 'buyer' ? blocked_by_buyer : blocked_by_seller) return 'blocked_by_me';
  if (blocked_by_buyer || blocked_by_seller) return 'blocked';
  if (!is_store_open) return 'store_closed';
  if (is_paused) return 'paused';
  return may_begin ? null : 'not_first';
};

export const presentConversation = (
  row: ConversationRow,
  side: ChatSide,
  { locale }: Pick<Context, 'locale'>,
): Conversation => ({
  id: row.id,
  name: row.name ?? message('review.author.unnamed', locale),
  image: row.photo_key && imageUrls(row.photo_key).w150,
  store_slug: row.store_slug,
  last:
    row.last_side && row.last_kind && row.last_sent_at
      ? {
          side: row.last_side,
          kind: row.last_kind,
          text: (row.last_text ?? '').slice(0, 120).toWellFormed(),
          sent_at: row.last_sent_at.toISOString(),
        }
      : null,
  unread: row.unread,
  closed: getClosedReason(row, side),
  assigned: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
});
