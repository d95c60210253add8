import {
  type AdminProduct,
  type BlockReason,
  type endpoints,
  type HandlerInput,
  rupiah,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { imageUrls } from '../../media/index.ts';
import { containing } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminProducts.list>['query'];

/** The ids of products whose name, store or number is the typed text or contains it; each part has its index. */
const matchProductIds = (typed: string): RawBuilder<number> => sql`
  select p.id from products p where lower(p.name) like ${containing(typed)}
  union select p.id from products p join merchants m on m.id = p.merchant_id
    where lower(m.merchant_name) like ${containing(typed)}
  union select p.id from products p where p.id = ${/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 0}`;

const matching = ({ db }: Context, { search, moderation }: Query) => {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (moderation !== 'all') rows = rows.where('products.moderation', '=', moderation);
  if (search !== '') rows = rows.where(sql<boolean>`products.id in (${matchProductIds(search)})`);
  return rows;
};

interface Block {
  reason_code: BlockReason;
  note: string;
  at: string;
}

const read = (rows: ReturnType<typeof matching>) =>
  rows.innerJoin('merchants', 'merchants.id', 'products.merchant_id').select([
    'products.id',
    'products.name',
    'products.slug',
    'products.status',
    'products.moderation',
    'products.sold_count',
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
    sql<Block | null>`(select json_build_object('reason_code', m.reason_code, 'note', m.note, 'at', m.at)
        from moderations m where m.product_id = products.id order by m.id desc limit 1)`.as('last'),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = (row: Row): AdminProduct => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.cover_key && imageUrls(row.cover_key).w150,
  price: row.price === null ? null : rupiah(Number(row.price)),
  store: { id: row.merchant_id, merchant_name: row.merchant_name, merchant_slug: row.merchant_slug },
  status: row.status,
  moderation: row.moderation,
  block:
    row.moderation === 'blocked' && row.last
      ? { ...row.last, at: new Date(row.last.at).toISOString() }
      : null,
  sold: row.sold_count,
  created_at: row.created_at.toISOString(),
});

/** A page of the products of all stores, newest first. */
export const listProducts = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminProduct[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await read(matching(ctx, input))
    .orderBy('products.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: rows.map(present) };
};

/** One product as staff read it, and its seller; undefined when there is none or it was deleted. */
export const readProductOfStaff = async (
  ctx: Context,
  id: number,
): Promise<{ product: AdminProduct; sellerId: number } | undefined> => {
  const all = { search: '', moderation: 'all', page: 1, per_page: 1 } as const;
  const row = await read(matching(ctx, all)).where('products.id', '=', id).executeTakeFirst();
  return row && { product: present(row), sellerId: row.user_id };
};
