import type { Context } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.tables.ts';
import { compareDisplayedMoney, type WrongFigure } from './compare-displayed-money.ts';

/** Orders that are compared at once. */
const atOnce = 2_000;

/** Paid orders after an id, in the order of their ids. */
export const paidOrdersAfter = ({ db }: Context, after: number): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '>', after)
    .where('paid_at', 'is not', null)
    .orderBy('id')
    .limit(atOnce)
    .execute();

export const wrongFigureSentence = ({ code, figure, shown, right }: WrongFigure): string =>
  `${figure} of ${code} is shown as ${shown} and its journals say ${right}`;

/** Compares every displayed amount of every order with its journals; one sentence per inconsistency. */
export const auditDisplayedMoney = async (ctx: Context): Promise<string[]> => {
  const faults: string[] = [];
  for (let after = 0; ; ) {
    const orders = await paidOrdersAfter(ctx, after);
    faults.push(...(await compareDisplayedMoney(ctx, orders)).map(wrongFigureSentence));
    if (orders.length < atOnce) return faults;
    after = orders.at(-1)?.id ?? after;
  }
};
