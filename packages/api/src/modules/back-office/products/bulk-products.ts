import type { BlockReason, BulkResult, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { eachRow } from '../bulk/each-row.ts';
import { findTakenBack } from '../bulk/moderations.ts';
import { moderateProduct } from './moderate-product.ts';

type Body = HandlerInput<typeof endpoints.adminProducts.bulk>['body'];

/** Takes back one's own last decision about a product. Throws 409 with the product where its seller has changed it since. */
export const undoModeration = (ctx: Context, productId: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    const back = await findTakenBack(ctxInTx, { subjectType: 'product', subjectId: productId });
    if (!back) return;
    // Reasons of products are written about products alone.
    const reasonCode = back.reasonCode as BlockReason | null;
    await moderateProduct({ ctx: ctxInTx, input: { ...back, productId, reasonCode, how: 'undo' } });
  });

/** Blocks products, approves them, or takes that back; each by itself (B8). */
export const bulkProducts = ({ ctx, input }: HandlerArgs<Body>): Promise<BulkResult> =>
  eachRow(
    ctx,
    input.products,
    ({ product_id }) => Number(product_id),
    ({ product_id: productId, version }) => {
      if (input.action === 'undo') return undoModeration(ctx, productId);
      const decision =
        input.action === 'block'
          ? { reasonCode: input.reason_code, note: input.note }
          : { reasonCode: null, note: input.reason };
      return moderateProduct({ ctx, input: { productId, version, ...decision, how: 'bulk' } });
    },
  );
