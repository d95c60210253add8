import type { Context } from '../../../platform/context.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { nothingDone } from '../../../platform/http/nothing-done.ts';
import { inWords } from '../../../platform/words.ts';
import type { OrderRow } from '../orders.tables.ts';
import { ownSale } from './read-sale.ts';

export type Codes = { order_code: string } | { order_codes: string[] };

export interface Outcomes<T> {
  done: T[];
  failed: { id: string; order_code: string; message: string }[];
}

/** Every refusal of a move comes before its first write, so that the others may go on in one transaction. */
const refusalOf = (error: unknown): Failure => {
  if (!(error instanceof Failure)) throw error;
  return error;
};

/**
 * Does the same to one order or to many. One that is refused throws its refusal; of many each is told by itself, as a
 * refusal when all of them are refused. Groups are taken in the order of their ids, as everybody locks them.
 */
export const eachOrder = async <T>(
  ctx: Context,
  codes: Codes,
  work: (order: OrderRow) => Promise<T>,
): Promise<Outcomes<T>> => {
  if ('order_code' in codes) return { done: [await work(await ownSale(ctx, codes.order_code))], failed: [] };
  const done: T[] = [];
  const refused = new Map<string, Failure>();
  const orders: OrderRow[] = [];
  for (const code of new Set(codes.order_codes)) {
    try {
      orders.push(await ownSale(ctx, code));
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
    message: inWords(words, ctx.locale),
  }));
  if (done.length === 0) throw nothingDone([...refused.values()], { done, failed });
  return { done, failed };
};
