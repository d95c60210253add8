import type { endpoints, HandlerInput, ProductId, VariantId } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { refreshListingStock } from '../../catalog/index.ts';
import { countStock, findCountRejection } from '../../stock/index.ts';
import { sellerId } from '../seller-id.ts';
import { lockVariant, raiseVersion } from './lock-variant.ts';

type SetStock = HandlerInput<typeof endpoints.sellerProducts.setStock>['body'];

/**
 * Sets the stock of one variant. The list keeps its order, because counting does not change the product. Throws 401,
 * 403, 404, and 409 with the current numbers when more pieces are reserved, or the stock was another number.
 */
export const setStock = async ({ ctx, input: { variant_id, stock, stock_seen } }: HandlerArgs<SetStock>) => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { variant, productId, version } = await lockVariant(ctxInTx, merchantId, variant_id);
    const now = {
      product_id: productId as ProductId,
      variant_id: variant_id as VariantId,
      stock: variant.stock_on_hand,
      stock_reserved: variant.stock_reserved,
      stock_flash: variant.stock_flash,
      version,
    };
    const words = findCountRejection(variant, { stock, seen: stock_seen });
    if (words) throw apiError.conflict(words, { reason: 'stock_changed', ...now });
    if (stock === variant.stock_on_hand) return now;
    if (ctxInTx.changed) ctxInTx.changed.before = { stock: variant.stock_on_hand };
    const counted = [{ variantId: variant_id, productId, from: variant.stock_on_hand, to: stock }];
    await countStock(ctxInTx, { counted, kind: 'manual' });
    const raised = await raiseVersion(ctxInTx, productId, { touch: false });
    await refreshListingStock(ctxInTx, [productId]);
    return { ...now, stock, version: raised };
  });
};
