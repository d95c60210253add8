import {
  type CategoryId,
  lowStock,
  type ProductId,
  type ProductTab,
  rupiah,
  type ShelfProduct,
  type VariantId,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, Verb } from '../../../platform/context.ts';
import { pictureUrls } from '../../media/index.ts';
import { sellerId } from '../seller-id.ts';
import { presentDiscount } from '../show/present-discount.ts';
import { readShelfRows, type ShelfRow } from './read-shelf-rows.ts';
import { type ShelfQuery, shelfConditions, shelfOrders, tabConditions } from './shelf-filter.ts';

type Counts = Record<ProductTab, number>;

/** Everything of a store, counted by tab in one pass over its narrow rows. */
const countTabs = async (ctx: Context, merchantId: number): Promise<Counts> => {
  const { publish, hidden, empty, blocked } = tabConditions;
  const { rows } = await sql<Counts>`
    select count(*) as "all", count(*) filter (where ${publish}) as publish,
      count(*) filter (where ${hidden}) as hidden, count(*) filter (where ${empty}) as empty,
      count(*) filter (where ${blocked}) as blocked
    from product_shelves s where s.merchant_id = ${merchantId}`.execute(ctx.db);
  return rows[0] ?? { all: 0, publish: 0, hidden: 0, empty: 0, blocked: 0 };
};

const isNarrowed = ({ search, category_id, stock }: ShelfQuery) =>
  search !== '' || category_id !== undefined || stock !== undefined;

/** A tab by itself is counted already. */
const countFound = async (ctx: Context, merchantId: number, query: ShelfQuery, counts: Counts) => {
  if (!isNarrowed(query)) return counts[query.status];
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product_shelves s where ${shelfConditions(merchantId, query)}`.execute(
    ctx.db,
  );
  return rows[0]?.total ?? 0;
};

const findIds = async (ctx: Context, merchantId: number, query: ShelfQuery) => {
  const { rows } = await sql<{ id: number }>`
    select s.product_id as id from product_shelves s where ${shelfConditions(merchantId, query)}
    order by ${shelfOrders[query.sort]} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
};

const flagsOf = (row: ShelfRow, discount: ShelfProduct['discount']): ShelfProduct['flags'] => {
  const raised: [ShelfProduct['flags'][number], boolean][] = [
    ['low_stock', row.stock > 0 && row.lowest_stock <= lowStock],
    ['empty', row.stock <= 0],
    ['no_image', row.cover_key === null],
    ['discount', discount !== null],
    ['flash_sale', row.in_flash_sale],
  ];
  return raised.flatMap(([flag, isRaised]) => (isRaised ? [flag] : []));
};

const present = (row: ShelfRow, now: Date): ShelfProduct => {
  const discount = presentDiscount(row.discount, now);
  const isSingle = row.variants_count === 1;
  return {
    id: row.id as ProductId,
    name: row.name,
    slug: row.slug,
    image: row.cover_key && pictureUrls(row.cover_key).w150,
    sku: row.sku,
    category: { id: row.category_id as CategoryId, name: row.category_name },
    price_range: { min: rupiah(row.price_min), max: rupiah(row.price_max) },
    stock: row.stock,
    stock_reserved: row.reserved,
    sold: row.sold_count,
    viewed: row.view_count,
    rating: row.rating_avg,
    total_review: row.rating_count,
    status: row.status,
    moderation: row.moderation,
    variants_count: row.variants_count,
    variant_id: isSingle ? (row.first_variant as VariantId) : null,
    stock_on_hand: isSingle ? row.on_hand : null,
    discount,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    flags: flagsOf(row, discount),
  };
};

/** A page of the products of the asker's store, and how many stand behind each tab. Throws 401 and 403. */
export const listAssortment = async ({
  ctx,
  input,
}: Verb<ShelfQuery>): Promise<{ rows: ShelfProduct[]; total: number; counts: Counts }> => {
  const merchantId = sellerId(ctx);
  const counts = await countTabs(ctx, merchantId);
  const total = await countFound(ctx, merchantId, input, counts);
  const rows = total === 0 ? [] : await readShelfRows(ctx, await findIds(ctx, merchantId, input));
  const now = ctx.clock.now();
  return { rows: rows.map((row) => present(row, now)), total, counts };
};
