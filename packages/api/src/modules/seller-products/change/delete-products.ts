import { day, earlier } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { sellerId } from '../seller-id.ts';
import { type Decisions, eachProduct, type ProductResults, type WhichProducts } from './each-product.ts';
import { changeRows, lockRows, type StandingRow } from './lock-rows.ts';

/** How long a deleted product can be brought back. */
const keptFor = 30 * day;

interface Chosen {
  merchantId: number;
  productIds: readonly number[];
}

const decide = (
  productIds: readonly number[],
  rows: ReadonlyMap<number, StandingRow>,
  mayGo: (row: StandingRow) => boolean,
): Map<number, ApiError | null> =>
  new Map(
    productIds.map((id) => {
      const row = rows.get(id);
      return [id, row && mayGo(row) ? null : apiError.notFound('product.not-found')];
    }),
  );

const doneOf = (decisions: Decisions) =>
  [...decisions].flatMap(([id, refusal]) => (refusal === null ? [id] : []));

/**
 * Deletes products of a store, in the caller's transaction. Nothing is lost: orders go on, carts show that it is not
 * sold any more, and it can be restored.
 */
export const deleteProducts = async (
  ctxInTx: Context,
  { merchantId, productIds }: Chosen,
): Promise<Decisions> => {
  const rows = await lockRows(ctxInTx, merchantId, productIds);
  const decisions = decide(productIds, rows, ({ deleted_at }) => deleted_at === null);
  await changeRows(ctxInTx, doneOf(decisions), { deleted_at: ctxInTx.clock.now() });
  return decisions;
};

/** Brings deleted products back as they were, within 30 days. */
export const restoreProducts = async (
  ctxInTx: Context,
  { merchantId, productIds }: Chosen,
): Promise<Decisions> => {
  const rows = await lockRows(ctxInTx, merchantId, productIds);
  const since = earlier(ctxInTx.clock, keptFor);
  const decisions = decide(productIds, rows, ({ deleted_at }) => deleted_at !== null && deleted_at >= since);
  await changeRows(ctxInTx, doneOf(decisions), { deleted_at: null });
  return decisions;
};

type Choose = HandlerArgs<WhichProducts>;

/** Deletes products of the current user's store. Throws 401, 403, and for a single product 404. */
export const deleteOwn = ({ ctx, input }: Choose): Promise<ProductResults> => {
  const merchantId = sellerId(ctx);
  return eachProduct(ctx, input, (ctxInTx, productIds) =>
    deleteProducts(ctxInTx, { merchantId, productIds }),
  );
};

/** Restores deleted products. Throws 401, 403, and for a single product 404. */
export const restoreOwn = ({ ctx, input }: Choose): Promise<ProductResults> => {
  const merchantId = sellerId(ctx);
  return eachProduct(ctx, input, (ctxInTx, productIds) =>
    restoreProducts(ctxInTx, { merchantId, productIds }),
  );
};
