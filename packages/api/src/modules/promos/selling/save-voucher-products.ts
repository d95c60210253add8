import type { VoucherForm } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { attachPublicly } from '../../media/index.ts';

/** Lets a voucher cover these products, all of the store's own, and no others. Throws 422. */
export const saveVoucherProducts = async (
  { db }: Context,
  { id, merchantId }: { id: number; merchantId: number },
  { scope, product_ids }: Pick<VoucherForm, 'scope' | 'product_ids'>,
): Promise<void> => {
  await db.deleteFrom('voucher_products').where('voucher_id', '=', id).execute();
  if (scope === 'all') return;
  const own = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', product_ids)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .execute();
  if (own.length < product_ids.length) throw apiError.invalid({ product_ids: ['voucher.products.unknown'] });
  await db
    .insertInto('voucher_products')
    .values(product_ids.map((product_id) => ({ voucher_id: id, product_id })))
    .execute();
};

/** Publishes a voucher's image. Throws 422 for one that is not the current user's. */
export const showImage = (ctx: Context, image: number | null): Promise<void> =>
  attachPublicly(ctx, image === null ? {} : { image });
