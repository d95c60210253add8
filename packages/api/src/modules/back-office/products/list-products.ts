import { type AdminProduct, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { lastModeration, presentBlock } from '../../catalog/index.ts';
import { imageUrls } from '../../media/index.ts';
import { containing } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminProducts.list>['query'];

/** The ids of products whose name, store or number is the typed text or contains it; each part has its index. */
const matchProductIds = (typed: string): RawBuilder<number> => sql`
  select p.id from products p where lower(p.name) like ${containing(typed)}
  union select p.id from products p join merchants m on m.id = p.merchant_id
    where lower(m.merchant_name) like ${containing(typed)}
  union select p.id from products p where p.id = ${/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 0}`;

const notDeleted = ({ db }: Context) => db.selectFrom('products').where('products.deleted_at', 'is', null);

const below = (id: number): RawBuilder<number> => sql`(
  with recursive down as (
    select id from categories where id = ${id}
    union all select c.id from categories c join down on c.parent_id = down.id
  )
  select id from down)`;

const reported = sql<number>`(
  select r.subject_id from reports r where r.subject_type = 'product' and r.state = 'open')`;

const matching = (
  ctx: Context,
  { search, moderation, reported: isReported, merchant_id, category_id }: Query,
) => {
  let rows = notDeleted(ctx);
  if (moderation !== 'all') rows = rows.where('products.moderation', '=', moderation);
  if (isReported === 'yes') rows = rows.where('products.id', 'in', reported);
  if (merchant_id !== undefined) rows = rows.where('products.merchant_id', '=', merchant_id);
  if (category_id !== undefined) rows = rows.where('products.category_id', 'in', below(category_id));
  if (search !== '') rows = rows.where(sql<boolean>`products.id in (${matchProductIds(search)})`);
  return rows;
};

const withStore = (rows: ReturnType<typeof notDeleted>) =>
  rows.innerJoin('merchants', 'merchants.id', 'products.merchant_id').select([
    'products.id',
    'products.name',
    'products.slug',
    'products.status',
    'products.moderation',
    'products.sold_count',
    'products.version',
    'products.created_at',
    'merchants.id as merchant_id',
    'merchants.user_id',
    'merchant_name',
    'merchant_slug',
    sql<
      number | null
    >`(select min(v.price) from variants v where v.product_id = products.id and v.is_active)`.as('price'),
    sql<string | null>`(select media.storage_key from product_images i join media on media.id = i.media_id
        where i.product_id = products.id order by i.position limit 1)`.as('cover_key'),
    sql<number>`(select count(*) from reports r
        where r.subject_type = 'product' and r.subject_id = products.id and r.state = 'open')`.as('reports'),
    lastModeration(sql`products.id`).as('moderated'),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof withStore>['executeTakeFirstOrThrow']>>;

const present = (row: Row, { locale }: Context): AdminProduct => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.cover_key && imageUrls(row.cover_key).w150,
  price: row.price === null ? null : rupiah(Number(row.price)),
  store: { id: row.merchant_id, merchant_name: row.merchant_name, merchant_slug: row.merchant_slug },
  status: row.status,
  moderation: row.moderation,
  block: presentBlock(row, locale),
  sold: row.sold_count,
  reports: Number(row.reports),
  version: row.version,
  created_at: row.created_at.toISOString(),
});

/** A page of the products of all stores, newest first; of those before a number where one is given. */
export const listProducts = async (
  { ctx, input }: HandlerArgs<Query>,
  before?: number,
): Promise<{ rows: AdminProduct[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await withStore(matching(ctx, input))
    .$if(before !== undefined, (all) => all.where('products.id', '<', before ?? 0))
    .orderBy('products.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: rows.map((row) => present(row, ctx)) };
};

/** One product as staff read it, and its seller; undefined when there is none or it was deleted. */
export const readProduct = async (
  ctx: Context,
  id: number,
): Promise<{ product: AdminProduct; sellerId: number } | undefined> => {
  const row = await withStore(notDeleted(ctx)).where('products.id', '=', id).executeTakeFirst();
  return row && { product: present(row, ctx), sellerId: row.user_id };
};
