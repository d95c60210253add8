import type { endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { refreshListings } from '../../catalog/index.ts';
import type { SavedProduct } from '../save/product-save.ts';
import { sellerId } from '../seller-id.ts';
import { lockProduct, raiseVersion } from './lock-variant.ts';

type OrderImages = HandlerInput<typeof endpoints.sellerProducts.orderImages>['body'];

/** Puts a product's images into another order. Throws 401, 403, 404, and 422 unless each is named once. */
export const orderImages = async ({
  ctx,
  input: { product_id, media_ids },
}: HandlerArgs<OrderImages>): Promise<SavedProduct> => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { slug, status } = await lockProduct(ctxInTx, merchantId, product_id);
    const removed = await ctxInTx.db
      .deleteFrom('product_images')
      .where('product_id', '=', product_id)
      .returning(['media_id', 'alt'])
      .execute();
    const alts = new Map(removed.map(({ media_id, alt }) => [media_id, alt]));
    const named = new Set(media_ids);
    if (
      named.size !== media_ids.length ||
      named.size !== alts.size ||
      !media_ids.every((id) => alts.has(id))
    ) {
      throw apiError.invalid({ media_ids: ['product.images.order'] });
    }
    if (media_ids.length > 0) {
      await ctxInTx.db
        .insertInto('product_images')
        .values(
          media_ids.map((media_id, at) => ({
            product_id,
            media_id,
            alt: alts.get(media_id) ?? '',
            position: at + 1,
          })),
        )
        .execute();
    }
    const version = await raiseVersion(ctxInTx, product_id);
    await refreshListings({ ctx: ctxInTx, input: { productIds: [product_id] } });
    return { productId: product_id, slug, status, version };
  });
};
