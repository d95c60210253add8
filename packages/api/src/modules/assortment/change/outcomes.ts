import type { ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Failure } from '../../../platform/http/failure.ts';
import { inWords } from '../../../platform/words.ts';

/** One product or several. The contract lets exactly one of the two through. */
export interface WhichProducts {
  product_id?: number | undefined;
  product_ids?: number[] | undefined;
}

/** What happened to each product: it was done, or this is why not. */
export type Decisions = ReadonlyMap<number, Failure | null>;

export interface Outcomes {
  done: ProductId[];
  failed: { product_id: number; message: string }[];
}

/** Decisions as they are told: which are done, and the refusal of each other one in the asker's language. */
export const tellOutcomes = ({ locale }: Context, decisions: Decisions): Outcomes => {
  const outcomes: Outcomes = { done: [], failed: [] };
  for (const [id, refusal] of decisions) {
    if (refusal) outcomes.failed.push({ product_id: id, message: inWords(refusal.words, locale) });
    else outcomes.done.push(id as ProductId);
  }
  return outcomes;
};

/** Does the same to one product or to many. One that is refused throws its refusal; of many each is told by itself. */
export const eachProduct = (
  ctx: Context,
  { product_id, product_ids = [] }: WhichProducts,
  work: (ctxInTx: Context, ids: readonly number[]) => Promise<Decisions>,
): Promise<Outcomes> =>
  inTransaction(ctx, async (ctxInTx) => {
    const ids = product_id === undefined ? [...new Set(product_ids)] : [product_id];
    const decisions = await work(ctxInTx, ids);
    const refusal = product_id === undefined ? null : decisions.get(product_id);
    if (refusal) throw refusal;
    return tellOutcomes(ctx, decisions);
  });
