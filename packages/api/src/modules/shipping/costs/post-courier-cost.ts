import type { Context } from '../../../platform/context.ts';
import { listPostingSums, postJournal } from '../../ledger/index.ts';

/** What the services take for an order's parcels; null while none has said. */
const readCost = async ({ db }: Context, orderId: number) => {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'cost'])
    .where('order_id', '=', orderId)
    .where('source', '=', 'api')
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = rows.filter(({ cost }) => cost !== null);
  return known.length === 0
    ? null
    : { ids: rows.map(({ id }) => id), cost: known.reduce((sum, { cost }) => sum + (cost ?? 0), 0) };
};

/** What was posted for parcels by now. */
const readPosted = async (ctx: Context, ids: readonly number[]) => {
  let [deposit, loss] = [0, 0];
  for (const sums of (await listPostingSums(ctx, 'shipment', ids)).values()) {
    deposit += sums.courier_deposit ?? 0;
    loss += sums.shipping_loss ?? 0;
  }
  const { count } = await ctx.db
    .selectFrom('ledger_journals')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('ref_type', '=', 'shipment')
    .where('ref_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return { deposit, loss, count };
};

/**
 * J12: what the courier service took out of the deposit, against what the order pays for its delivery. While the order
 * runs, the difference waits in `courier_payable`; at its end it is the marketplace's loss or gain, and the payable of
 * this order is 0. In the caller's transaction; a repeated call posts nothing.
 */
export const postCourierCost = async (ctx: Context, orderId: number): Promise<void> => {
  const booked = await readCost(ctx, orderId);
  const last = booked?.ids.at(-1);
  if (!booked || last === undefined) return;
  // Only what ends an order posts under its id.
  const settled = (await listPostingSums(ctx, 'order', [orderId])).get(orderId);
  const posted = await readPosted(ctx, booked.ids);
  const deposit = booked.cost - posted.deposit;
  const loss = (settled ? (settled.courier_payable ?? 0) - booked.cost : 0) - posted.loss;
  if (deposit === 0 && loss === 0) return;
  await postJournal(ctx, {
    event: 'J12',
    key: `J12:order:${orderId}:${posted.count + 1}`,
    reference: { type: 'shipment', id: last },
    postings: [
      { account: { kind: 'courier_deposit' }, amount: deposit },
      { account: { kind: 'shipping_loss' }, amount: loss },
      { account: { kind: 'courier_payable' }, amount: -deposit - loss },
    ],
  });
};
