import type { HideReason } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { lastReviewModeration, type ModerationRow } from '../../catalog/index.ts';
import { reviewWindowMs } from '../write/review-window.ts';

/** A line of a buyer's completed order, with its review. */
export interface MyLine {
  line_id: number;
  product_id: number;
  name: string;
  image_key: string | null;
  variant_label: string;
  qty: number;
  code: string;
  ended_at: Date;
  merchant_id: number;
  merchant_name: string;
  merchant_slug: string;
  photo_key: string | null;
  /** The rest is null without a review. */
  review_id: number | null;
  rating: number | null;
  text: string | null;
  is_anonymous: boolean | null;
  created_at: Date | null;
  edited_at: Date | null;
  status: 'published' | 'hidden' | null;
  /** What staff decided last. */
  hide: ModerationRow<HideReason> | null;
  reply: string | null;
  replied_at: Date | null;
}

const lines = sql`
  orders o join order_items i on i.order_id = o.id left join reviews r on r.order_item_id = i.id`;

interface Wanted {
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
}

/** A buyer's lines: those that can still get a review, soonest end first, and those that have one, newest first. */
export const myLines = ({ clock }: Context, userId: number): Record<'pending' | 'done', Wanted> => {
  const completed = sql`o.user_id = ${userId} and o.status = 'completed'`;
  const open = new Date(clock.now().getTime() - reviewWindowMs);
  return {
    pending: {
      where: sql`${completed} and r.id is null and o.ended_at > ${open}`,
      order: sql`o.ended_at, i.id`,
    },
    done: { where: sql`${completed} and r.id is not null`, order: sql`r.created_at desc, r.id desc` },
  };
};

/** One line of a buyer. */
export const myLine = (userId: number, lineId: number): Wanted => ({
  where: sql`o.user_id = ${userId} and o.status = 'completed' and i.id = ${lineId}`,
  order: sql`i.id`,
});

export const countLines = async ({ db }: Context, { where }: Wanted): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${lines} where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
};

export const readLines = async (
  { db }: Context,
  { where, order }: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<MyLine[]> => {
  const { rows } = await sql<MyLine>`
    select i.id as line_id, i.product_id, i.name, i.image_key, i.variant_label, i.qty, o.code, o.ended_at,
      m.id as merchant_id, m.merchant_name, m.merchant_slug, photo.storage_key as photo_key,
      r.id as review_id, r.rating, r.text, r.is_anonymous, r.created_at, r.edited_at,
      r.status, ${lastReviewModeration(sql`r.id`)} as hide,
      a.text as reply, a.created_at as replied_at
    from ${lines}
    join merchants m on m.id = o.merchant_id
    left join media photo on photo.id = m.photo_media_id
    left join review_replies a on a.review_id = r.id
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};
