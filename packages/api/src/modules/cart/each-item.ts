import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { createBatchError } from '../../platform/http/create-batch-error.ts';
import { formatMessage } from '../../platform/message.ts';

export interface ItemResults {
  done: number[];
  failed: { id: number; message: string }[];
}

/** What became of the items that were named, one or several, by those that were there. Throws 404 when none was. */
export const eachItem = (
  ctx: Context,
  cartItemId: number | readonly number[] | undefined,
  there: readonly number[],
): ItemResults => {
  const named = [...new Set([cartItemId ?? []].flat())];
  const refusal = apiError.notFound('cart.item.not-found');
  const found = new Set(there);
  const done = named.filter((id) => found.has(id));
  const failed = named
    .filter((id) => !found.has(id))
    .map((id) => ({ id, message: formatMessage(refusal.words, ctx.locale) }));
  if (named.length > 0 && done.length === 0)
    throw Array.isArray(cartItemId) ? createBatchError([refusal], { done, failed }) : refusal;
  return { done, failed };
};
