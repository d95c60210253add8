import type { UnavailableProduct } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { categoryJoins, categoryPath, idIn, type ProductRow, toCategoryPath } from './read-product-row.ts';

/**
 * Explains why a URL shows no product. It is 410 with the former product when its seller deleted something that buyers
 * had seen, so that search engines drop it and visitors find similar ones; 404 for everything else.
 */
export const createUnavailableProductError = async (ctx: Context, slugOrId: string): Promise<ApiError> => {
  const { rows } = await sql<Pick<UnavailableProduct, 'id' | 'name'> & Pick<ProductRow, 'category_path'>>`
    select p.id, p.name, ${categoryPath(ctx.locale)} as category_path
    from products p join merchants m on m.id = p.merchant_id ${categoryJoins}
    where (p.slug = ${slugOrId} or p.id = ${idIn(slugOrId)}) and p.deleted_at is not null and p.status = 'PUBLISH'
      and p.moderation = 'ok' and m.verification_status = 'approved' and m.suspended_at is null
    order by p.slug = ${slugOrId} desc limit 1`.execute(ctx.db);
  const [gone] = rows;
  return gone
    ? apiError.gone('product.unavailable', {
        ...gone,
        category_path: toCategoryPath(gone),
      } satisfies UnavailableProduct)
    : apiError.notFound('product.not-found');
};
