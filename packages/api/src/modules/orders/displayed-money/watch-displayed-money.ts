import { sql } from 'kysely';
import { earlier, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import type { Gauge } from '../../../platform/metrics.ts';
import { closeMismatches, listOpenMismatches, openMismatch } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { paidOrdersAfter, wrongFigureSentence } from './audit-displayed-money.ts';
import { compareDisplayedMoney, type WrongFigure } from './compare-displayed-money.ts';

/** Longer than a round, so that an order is checked again when a round was missed. */
const changedWithin = 15 * minute;

/** Opens a mismatch for each order with a wrong figure, and closes those of correct orders. */
const report = async (
  ctx: Context,
  orders: readonly OrderRow[],
  wrong: ReadonlyMap<string, readonly WrongFigure[]>,
) => {
  for (const [ref, figures] of wrong) {
    const [first] = figures;
    const detail = figures.map(wrongFigureSentence).join('; ');
    const amount = first ? first.shown - first.right : 0;
    await openMismatch(ctx, { kind: 'shown_net', ref, amount, detail });
    ctx.afterCommit(() =>
      ctx.log.error({ order: ref, amount, detail }, 'a page shows other money than the ledger has'),
    );
  }
  const right = orders.filter(({ code }) => !wrong.has(code)).map(({ code }) => code);
  await closeMismatches(ctx, 'shown_net', right);
};

/** One snapshot reads both sides: an order that is settled between two statements is no error. */
const look = (ctx: Context, read: (ctx: Context) => Promise<OrderRow[]>): Promise<OrderRow[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    await sql`set transaction isolation level repeatable read`.execute(ctxInTx.db);
    const orders = await read(ctxInTx);
    const wrong = Map.groupBy(await compareDisplayedMoney(ctxInTx, orders), ({ code }) => code);
    await report(ctxInTx, orders, wrong);
    return orders;
  });

const changedOrders = ({ db, clock }: Context): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('paid_at', 'is not', null)
    .where((e) =>
      e(
        'id',
        'in',
        e.selectFrom('order_events').select('order_id').where('at', '>=', earlier(clock, changedWithin)),
      ),
    )
    .execute();

/** Orders that moved lately. */
export const watchChangedOrders: ScheduledJob = {
  name: 'orders: displayed money of changed ones',
  pattern: '0 */5 * * * *',
  run: async (ctx) => void (await look(ctx, changedOrders)),
};

/** All of them, every night. */
export const watchAllOrders: ScheduledJob = {
  name: 'orders: displayed money of all',
  pattern: '0 30 3 * * *',
  run: async (ctx) => {
    let after = 0;
    for (let more = true; more; ) {
      const orders = await look(ctx, (ctxInTx) => paidOrdersAfter(ctxInTx, after));
      after = orders.at(-1)?.id ?? after;
      more = orders.length > 0;
    }
  },
};

/** Orders of which pages show other money than the ledger has; an alert when it is not 0. */
export const displayedNetMismatches: Gauge = {
  name: 'pasar_shown_net_wrong',
  help: 'Orders of which a page shows other money than their journals have',
  read: async (ctx) => (await listOpenMismatches(ctx)).filter(({ kind }) => kind === 'shown_net').length,
};
