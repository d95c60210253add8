import type { BrandId } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { containing } from '../search/containing.ts';

interface BrandQuery {
  search: string;
  page: number;
  per_page: number;
}
interface Row {
  id: number;
  name: string;
  slug: string;
  storage_key: string | null;
  total: number;
  all: number;
}

/** Brands of which something is sold, with counts, the largest first; `search` is a part of the name. */
export const listBrands = async ({ ctx, input: { search, page, per_page } }: HandlerArgs<BrandQuery>) => {
  const { rows } = await sql<Row>`
    with sold as materialized (select brand_id, count(*) as total from product_listings group by brand_id)
    select b.id, b.name, b.slug, media.storage_key, sold.total, count(*) over () as all
    from sold join brands b on b.id = sold.brand_id
    left join media on media.id = b.logo_media_id
    where lower(b.name) like ${containing(search)}
    order by sold.total desc, b.name
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  return {
    total: rows[0]?.all ?? 0,
    brands: rows.map(({ id, name, slug, storage_key, total }) => ({
      id: id as BrandId,
      name,
      slug,
      logo: storage_key && imageUrls(storage_key).w150,
      total,
    })),
  };
};
