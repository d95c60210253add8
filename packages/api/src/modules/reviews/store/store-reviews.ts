import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** A review as a store's pages need it. */
export interface StoreReviewRow {
  id: number;
  author_name: string;
  is_anonymous: boolean;
  rating: number;
  text: string;
  variant_label: string | null;
  created_at: Date;
  edited_at: Date | null;
  product_id: number;
  /** As it was bought, else as it is called now. */
  name: string;
  slug: string;
  image_key: string | null;
  /** Null for reviews that are older than the column. */
  order_id: number | null;
  order_code: string | null;
  reply: string | null;
  replied_at: Date | null;
  reply_changed_at: Date | null;
}

/** Published reviews `reviews` with their product `p` and the reply `a`, if there is one. */
const published = sql`
  reviews join products p on p.id = reviews.product_id left join review_replies a on a.review_id = reviews.id`;

const cover = sql`(
  select media.storage_key from product_images pi join media on media.id = pi.media_id
  where pi.product_id = p.id order by pi.position limit 1)`;

/** The reviews of a store. */
export const ofStore = (merchantId: number): RawBuilder<boolean> =>
  sql`reviews.merchant_id = ${merchantId} and reviews.status = 'published'`;

/** How many reviews there are, and how many of them have a reply. */
export const countReviews = async (
  { db }: Context,
  where: RawBuilder<boolean>,
): Promise<{ all: number; replied: number }> => {
  const { rows } = await sql<{ all: number; replied: number }>`
    select count(*) as "all", count(a.review_id) as replied from ${published} where ${where}`.execute(db);
  return rows[0] ?? { all: 0, replied: 0 };
};

interface Page {
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

export const readReviews = async (
  { db }: Context,
  { where, order, limit, offset = 0 }: Page,
): Promise<StoreReviewRow[]> => {
  const { rows } = await sql<StoreReviewRow>`
    select reviews.id, author_name, is_anonymous, rating, reviews.text, reviews.variant_label, reviews.created_at,
      edited_at, p.id as product_id, coalesce(i.name, p.name) as name, p.slug,
      coalesce(i.image_key, ${cover}) as image_key, o.id as order_id, o.code as order_code,
      a.text as reply, a.created_at as replied_at, a.updated_at as reply_changed_at
    from ${published}
    left join order_items i on i.id = reviews.order_item_id
    left join orders o on o.id = i.order_id
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};
