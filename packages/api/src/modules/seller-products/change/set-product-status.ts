import { applyAttributes, type CategoryAttribute, type MessageId } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { readCategoryAttributes } from '../../catalog/index.ts';
import { sellerId } from '../seller-id.ts';
import { type Decisions, eachProduct, type ProductResults, type WhichProducts } from './each-product.ts';
import { changeRows, lockRows, type StandingRow } from './lock-rows.ts';

interface SetProductStatus {
  merchantId: number;
  productIds: readonly number[];
  status: 'PUBLISH' | 'HIDDEN';
}

/** A store that may not sell yet, or not now (domain 3.3); null when it may. */
const storeRefusal = async ({ db }: Context, merchantId: number): Promise<ApiError | null> => {
  const store = await db
    .selectFrom('merchants')
    .select(['verification_status', 'suspended_at'])
    .where('id', '=', merchantId)
    .executeTakeFirst();
  if (store?.suspended_at) return apiError.forbidden('product.publish.suspended');
  return store?.verification_status === 'approved' ? null : apiError.forbidden('product.publish.store');
};

/** Why a product cannot be shown; null when it can (domain 3.4 "set-active guard"). */
const publishRefusal = (row: StandingRow, asked: readonly CategoryAttribute[]): ApiError | null => {
  if (row.moderation === 'blocked')
    return apiError.conflict('product.publish.blocked', { reason: 'blocked' });
  const isComplete = Object.keys(applyAttributes(asked, row.attributes).problems).length === 0;
  const missing: [string, MessageId, boolean][] = [
    ['images', 'product.publish.images', row.has_image],
    ['category_id', 'product.publish.category', row.has_leaf],
    ['variants', 'product.publish.variants', row.has_variant],
    ['attributes', 'product.publish.attributes', isComplete],
  ];
  const fields = missing.flatMap(([field, words, isThere]) => (isThere ? [] : [[field, [words]]]));
  return fields.length > 0 ? apiError.invalid(Object.fromEntries(fields)) : null;
};

/**
 * Shows or hides products of a store, in the caller's transaction; each is decided by itself. What is so already is
 * done without a change.
 */
export const setProductStatus = async (
  ctxInTx: Context,
  { merchantId, productIds, status }: SetProductStatus,
): Promise<Decisions> => {
  const rows = await lockRows(ctxInTx, merchantId, productIds);
  const closed = status === 'PUBLISH' ? await storeRefusal(ctxInTx, merchantId) : null;
  const asked = await readCategoryAttributes(
    ctxInTx,
    [...rows.values()].map(({ category_id }) => category_id),
  );
  const decisions = new Map(
    productIds.map((id): [number, ApiError | null] => {
      const row = rows.get(id);
      if (!row || row.deleted_at) return [id, apiError.notFound('product.not-found')];
      return [
        id,
        status === 'PUBLISH' ? (closed ?? publishRefusal(row, asked.get(row.category_id) ?? [])) : null,
      ];
    }),
  );
  const changed = productIds.filter((id) => decisions.get(id) === null && rows.get(id)?.status !== status);
  await changeRows(ctxInTx, changed, { status });
  return decisions;
};

/** SPEC 4: PUBLISH and HIDDEN are toggled by two calls. Throws 401, 403, and for a single product its rejection. */
export const setOwnProductStatus = ({
  ctx,
  input: { which, status },
}: HandlerArgs<{ which: WhichProducts; status: 'PUBLISH' | 'HIDDEN' }>): Promise<ProductResults> => {
  const merchantId = sellerId(ctx);
  return eachProduct(ctx, which, (ctxInTx, productIds) =>
    setProductStatus(ctxInTx, { merchantId, productIds, status }),
  );
};
