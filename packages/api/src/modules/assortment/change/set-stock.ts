import type { endpoints, Got, ProductId, VariantId } from '@pasar/contract';
import type { Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { followStock } from '../../catalogue/index.ts';
import { countRefusal, countStock } from '../../stock/index.ts';
import { sellerId } from '../seller-id.ts';
import { lockVariant, raiseVersion } from './lock-variant.ts';

type SetStock = Got<typeof endpoints.assortment.setStock>['body'];

/**
 * Says what lies in the store of one variant. The list stays in its order: counting is no change of the product.
 * Throws 401, 403, 404, and 409 with the fresh numbers when more are spoken for, or another number was there.
 */
export const setStock = async ({ ctx, input: { variant_id, stock, stock_seen } }: Verb<SetStock>) => {
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
    const words = countRefusal(variant, { stock, seen: stock_seen });
    if (words) throw failure.conflict(words, { reason: 'stock_changed', ...now });
    if (stock === variant.stock_on_hand) return now;
    const counted = [{ variantId: variant_id, productId, from: variant.stock_on_hand, to: stock }];
    await countStock(ctxInTx, { counted, kind: 'manual' });
    const raised = await raiseVersion(ctxInTx, productId, { touch: false });
    await followStock(ctxInTx, [productId]);
    return { ...now, stock, version: raised };
  });
};
