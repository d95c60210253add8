import { type AdminJournal, type AdminPosting, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type Journal, listJournals, type PostedJournal } from '../../ledger/index.ts';
import type { OrderRow } from '../../orders/index.ts';

type Codes = ReadonlyMap<number, string>;

const presentPosting = (
  { kind, owner, amount }: PostedJournal['postings'][number],
  codes: Codes,
): AdminPosting => ({
  account: kind,
  order_code: kind === 'escrow' ? (codes.get(owner) ?? null) : null,
  amount: rupiah(amount),
});

/** What a journal would post, as staff read it; zeros are left out, as they are when it is posted. */
export const presentJournal = ({ postings }: Journal, { id, code }: OrderRow): AdminPosting[] =>
  postings
    .filter(({ amount }) => amount !== 0)
    .map(({ account: { kind, owner = 0 }, amount }) =>
      presentPosting({ kind, owner, amount }, new Map([[id, code]])),
    );

/** Every journal of an order, of its payment and of its parcels, with what its escrow held after each. */
export const readJournals = async (ctx: Context, order: OrderRow): Promise<AdminJournal[]> => {
  const siblings = await ctx.db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where('order_group_id', '=', order.order_group_id)
    .execute();
  const parcels = await ctx.db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', order.id)
    .execute();
  const journals = await listJournals(ctx, [
    { type: 'order', id: order.id },
    { type: 'order-group', id: order.order_group_id },
    ...parcels.map(({ id }) => ({ type: 'shipment' as const, id })),
  ]);
  const codes = new Map(siblings.map(({ id, code }) => [id, code]));
  let escrow = 0;
  return journals.map(({ event, at, postings }) => {
    for (const { kind, owner, amount } of postings)
      if (kind === 'escrow' && owner === order.id) escrow += amount;
    return {
      event,
      at: at.toISOString(),
      postings: postings.map((posting) => presentPosting(posting, codes)),
      escrow: rupiah(escrow),
    };
  });
};
