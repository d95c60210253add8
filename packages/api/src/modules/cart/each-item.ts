import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { nothingDone } from '../../platform/http/nothing-done.ts';
import { inWords } from '../../platform/words.ts';

export interface ItemOutcomes {
  done: number[];
  failed: { id: number; message: string }[];
}

/** What became of the items that were named, one or several, by those that were there. Throws 404 when none was. */
export const eachItem = (
  ctx: Context,
  cartItemId: number | readonly number[] | undefined,
  there: readonly number[],
): ItemOutcomes => {
  const named = [...new Set([cartItemId ?? []].flat())];
  const refusal = failure.notFound('cart.item.not-found');
  const found = new Set(there);
  const done = named.filter((id) => found.has(id));
  const failed = named
    .filter((id) => !found.has(id))
    .map((id) => ({ id, message: inWords(refusal.words, ctx.locale) }));
  if (named.length > 0 && done.length === 0)
    throw Array.isArray(cartItemId) ? nothingDone([refusal], { done, failed }) : refusal;
  return { done, failed };
};
