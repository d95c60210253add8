import type { EditedProduct, ProductConflict } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import type { SavedProduct } from '../save/product-save.ts';
import { saveProduct } from '../save/save-products.ts';
import { sellerId } from '../seller-id.ts';
import { readOwnProduct } from '../show/read-own-product.ts';

/** A conflict returns what has changed and the current product. */
const withFreshProduct = async (ctxInTx: Context, error: unknown, id: number): Promise<unknown> => {
  if (!(error instanceof ApiError) || error.code !== 409) return error;
  const { reason } = error.data as Pick<ProductConflict, 'reason'>;
  const product = await readOwnProduct({ ctx: ctxInTx, input: { id } });
  return apiError.conflict(error.words, { reason, product } satisfies ProductConflict);
};

/**
 * Changes a product of the current user's store completely. Throws 401, 403, 404, 422, and 409 with the fresh product
 * when `version` is stale or a stock is not what the form took it for; then nothing has changed.
 */
export const editProduct = ({ ctx, input }: HandlerArgs<EditedProduct>): Promise<SavedProduct> => {
  const merchantId = sellerId(ctx);
  const { product_id: productId, version, ...form } = input;
  return inTransaction(ctx, async (ctxInTx) => {
    try {
      return await saveProduct(ctxInTx, { merchantId, form, productId, version });
    } catch (error) {
      throw await withFreshProduct(ctxInTx, error, productId);
    }
  });
};
