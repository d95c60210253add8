import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Variants } from '../../catalog/index.ts';

interface LockedVariant {
  variant: Selectable<Variants>;
  productId: number;
  version: number;
}

/** A product of a store that is not deleted, locked. Throws 404. */
export const lockProduct = async (
  { db }: Context,
  merchantId: number,
  productId: number,
): Promise<{ id: number; slug: string; status: 'PUBLISH' | 'HIDDEN'; version: number }> => {
  const product = await db
    .selectFrom('products')
    .select(['id', 'slug', 'status', 'version'])
    .where('id', '=', productId)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product) throw apiError.notFound('product.not-found');
  return product;
};

/** An active variant of a store, locked after its product. Throws 404 for deleted, retired and foreign ones. */
export const lockVariant = async (
  ctxInTx: Context,
  merchantId: number,
  variantId: number,
): Promise<LockedVariant> => {
  const { db } = ctxInTx;
  const found = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirst();
  const product = await lockProduct(ctxInTx, merchantId, found?.product_id ?? 0);
  const variant = await db
    .selectFrom('variants')
    .selectAll()
    .where('id', '=', variantId)
    .where('position', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!variant) throw apiError.notFound('product.not-found');
  return { variant, productId: product.id, version: product.version };
};

/** The version that every change of a product's parts leaves behind; returns the new one. */
export const raiseVersion = async (
  { db, clock }: Context,
  productId: number,
  { touch = true }: { touch?: boolean } = {},
): Promise<number> => {
  const { version } = await db
    .updateTable('products')
    .set((e) => ({ version: e('version', '+', 1), ...(touch ? { updated_at: clock.now() } : {}) }))
    .where('id', '=', productId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};
