import { type CategoryId, type Locale, type ProductId, rupiah, type StoreSummary } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../media/index.ts';
import type { ProductOrderTotals } from './read-order-totals.ts';

type TopProduct = StoreSummary['top_products'][number];
type TopCategory = StoreSummary['top_categories'][number];

const most = 5;

const byGoods = <T extends { goods: number; sold: number; id: number }>(a: T, b: T) =>
  b.goods - a.goods || b.sold - a.sold || a.id - b.id;

interface Named {
  id: number;
  name: string;
  slug: string;
  cover_key: string | null;
}

/** The products that brought in most. */
export const topProducts = async (
  { db }: Context,
  sales: readonly ProductOrderTotals[],
): Promise<TopProduct[]> => {
  const best = sales
    .map(({ product_id, ...rest }) => ({ id: product_id, ...rest }))
    .sort(byGoods)
    .slice(0, most);
  if (best.length === 0) return [];
  const { rows } = await sql<Named>`
    select p.id, p.name, p.slug, media.storage_key as cover_key from products p
    left join product_images pi on pi.product_id = p.id and pi.position = 1
    left join media on media.id = pi.media_id
    where p.id in (${sql.join(best.map(({ id }) => id))})`.execute(db);
  const named = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap(({ id, sold, goods }) => {
    const product = named.get(id);
    if (!product) return [];
    const image = product.cover_key === null ? null : imageUrls(product.cover_key).w150;
    return { id: id as ProductId, name: product.name, slug: product.slug, image, sold, gmv: rupiah(goods) };
  });
};

const nameIn = (locale: Locale) => sql.ref(locale === 'en' ? 'c.name_en' : 'c.name_id');

/** The categories that brought in most, leaves of the tree, by the products' current categories. */
export const topCategories = async (
  { db, locale }: Context,
  sales: readonly ProductOrderTotals[],
): Promise<TopCategory[]> => {
  if (sales.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string; slug: string; sold: number; goods: number }>`
    select c.id, ${nameIn(locale)} as name, c.slug, sum(s.sold)::bigint as sold, sum(s.goods)::bigint as goods
    from unnest(
      ${sales.map(({ product_id }) => product_id)}::bigint[], ${sales.map(({ sold }) => sold)}::bigint[],
      ${sales.map(({ goods }) => goods)}::bigint[]
    ) s (product_id, sold, goods)
    join products p on p.id = s.product_id join categories c on c.id = p.category_id
    group by c.id`.execute(db);
  return rows
    .sort(byGoods)
    .slice(0, most)
    .map(({ id, goods, ...category }) => ({ ...category, id: id as CategoryId, gmv: rupiah(goods) }));
};
