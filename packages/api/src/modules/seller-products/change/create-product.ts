import type { ProductForm } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { SavedProduct } from '../save/product-save.ts';
import { saveProduct } from '../save/save-products.ts';
import { sellerId } from '../seller-id.ts';

/** Adds a product to the current user's store. Throws 401, 403 and 422. */
export const createProduct = ({ ctx, input }: HandlerArgs<ProductForm>): Promise<SavedProduct> => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, (ctxInTx) => saveProduct(ctxInTx, { merchantId, form: input }));
};
