import type { CategoryId, TrendingCategory } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

/** Two rows of the home page on a phone, one on a desktop. */
const shown = 8;

interface Row {
  id: number;
  name: string;
  slug: string;
  total: number;
  storage_key: string | null;
}

/**
 * The second-level categories that sell most, those selected by staff in front. A category without an image shows the
 * image of its best-selling product.
 */
export const trendingCategories = async ({ ctx }: HandlerArgs<void>): Promise<TrendingCategory[]> => {
  const name = sql.ref(ctx.locale === 'en' ? 'c.name_en' : 'c.name_id');
  const { rows } = await sql<Row>`
    with sales as (
      select case when root.parent_id is null then leaf.id else root.id end as id,
        sum(l.sold) as sold, count(*)::integer as total,
        (array_agg(l.product_id order by l.sold desc, l.product_id))[1] as best
      from product_listings l
      join categories leaf on leaf.id = l.category_id
      left join categories root on root.id = leaf.parent_id
      group by 1
    )
    select c.id, ${name} as name, c.slug, sales.total, coalesce(own.storage_key, best.cover_key) as storage_key
    from sales
    join categories c on c.id = sales.id and c.parent_id is not null
    left join media own on own.id = c.image_media_id
    join product_listings best on best.product_id = sales.best
    order by c.is_trending desc, sales.sold desc, c.id
    limit ${shown}`.execute(ctx.db);
  return rows.map(({ storage_key, id, ...category }) => ({
    ...category,
    id: id as CategoryId,
    image: storage_key ? imageUrls(storage_key).w300 : '',
  }));
};
