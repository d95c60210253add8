import type { ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ApiError } from '../../../platform/http/api-error.ts';
import { createBatchError } from '../../../platform/http/create-batch-error.ts';
import { formatMessage } from '../../../platform/message.ts';
import { sellerId } from '../seller-id.ts';

/** One product or several. The contract lets exactly one of the two through. */
export interface WhichProducts {
  product_id?: number | undefined;
  product_ids?: number[] | undefined;
}

/** What happened to each product: it was done, or this is why not. */
export type Decisions = ReadonlyMap<number, ApiError | null>;

export interface ProductResults {
  done: ProductId[];
  failed: { id: number; product_id: number; name: string | null; message: string }[];
}

/** Names of these products, if they are the current user's. */
const readNames = async (ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('merchant_id', '=', sellerId(ctx))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * Results as they are reported: which succeeded, and the rejection of each other one in the current user's language.
 */
const tellOutcomes = async (ctxInTx: Context, decisions: Decisions): Promise<ProductResults> => {
  const refused = [...decisions].flatMap(([id, refusal]) => (refusal ? [{ id, refusal }] : []));
  const names = await readNames(
    ctxInTx,
    refused.map(({ id }) => id),
  );
  return {
    done: [...decisions].flatMap(([id, refusal]) => (refusal ? [] : [id as ProductId])),
    failed: refused.map(({ id, refusal }) => ({
      id,
      product_id: id,
      name: names.get(id) ?? null,
      message: formatMessage(refusal.words, ctxInTx.locale),
    })),
  };
};

/**
 * Applies the same action to one product or to many. A single rejected product throws its rejection. Of many, each is
 * reported separately; it throws when all are rejected.
 */
export const eachProduct = (
  ctx: Context,
  { product_id, product_ids = [] }: WhichProducts,
  work: (ctxInTx: Context, ids: readonly number[]) => Promise<Decisions>,
): Promise<ProductResults> =>
  inTransaction(ctx, async (ctxInTx) => {
    const ids = product_id === undefined ? [...new Set(product_ids)] : [product_id];
    const decisions = await work(ctxInTx, ids);
    const refusal = product_id === undefined ? null : decisions.get(product_id);
    if (refusal) throw refusal;
    const outcomes = await tellOutcomes(ctxInTx, decisions);
    if (outcomes.done.length > 0) return outcomes;
    throw createBatchError(
      [...decisions.values()].filter((one) => one !== null),
      outcomes,
    );
  });
