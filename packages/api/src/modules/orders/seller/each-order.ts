import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createBatchError } from '../../../platform/http/create-batch-error.ts';
import { formatMessage } from '../../../platform/message.ts';
import type { OrderRow } from '../orders.tables.ts';
import { findOwnSellerOrder } from './read-seller-order.ts';

export type Codes = { order_code: string } | { order_codes: string[] };

export interface OrderResults<T> {
  done: T[];
  failed: { id: string; order_code: string; message: string }[];
}

/** Every rejection of a transition comes before its first write, so that the others may go on in one transaction. */
const refusalOf = (error: unknown): ApiError => {
  if (!(error instanceof ApiError)) throw error;
  return error;
};

/**
 * Applies the same action to one order or to many. A single rejected order throws its rejection. Of many, each is
 * reported separately; it throws when all are rejected. Groups are taken in the order of their ids, the common lock
 * order.
 */
export const eachOrder = async <T>(
  ctx: Context,
  codes: Codes,
  work: (order: OrderRow) => Promise<T>,
): Promise<OrderResults<T>> => {
  if ('order_code' in codes)
    return { done: [await work(await findOwnSellerOrder(ctx, codes.order_code))], failed: [] };
  const done: T[] = [];
  const refused = new Map<string, ApiError>();
  const orders: OrderRow[] = [];
  for (const code of new Set(codes.order_codes)) {
    try {
      orders.push(await findOwnSellerOrder(ctx, code));
    } catch (error) {
      refused.set(code, refusalOf(error));
    }
  }
  for (const order of orders.toSorted((a, b) => a.order_group_id - b.order_group_id || a.id - b.id)) {
    try {
      done.push(await work(order));
    } catch (error) {
      refused.set(order.code, refusalOf(error));
    }
  }
  const failed = [...refused].map(([code, { words }]) => ({
    id: code,
    order_code: code,
    message: formatMessage(words, ctx.locale),
  }));
  if (done.length === 0) throw createBatchError([...refused.values()], { done, failed });
  return { done, failed };
};
