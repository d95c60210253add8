import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LedgerEvent } from '../ledger/index.ts';
import { type OrderRow, readOrderMoney } from '../orders/index.ts';
import { portion, sumPpn, type TaxedAmount, withoutReturned } from './compute-ppn.ts';
import { atOnce, type DocumentFacts, isRefunded, issueDocuments } from './issue-documents.ts';
import { getYearBounds } from './series.ts';
import type { CreditReason, TaxDocumentRow } from './tax-documents.tables.ts';

/** A journal that gave money of an order back to its buyer, and the invoice that it corrects. */
interface Refund extends Pick<OrderRow, 'status' | 'returned_at'>, Pick<TaxDocumentRow, 'seller' | 'buyer'> {
  journal_id: number;
  event: LedgerEvent;
  at: Date;
  order_id: number;
  invoice_id: number;
  /** Of the invoice. */
  taxed: TaxDocumentRow['taxed'];
  /** What the last credit note of the order left of it; null before the first. */
  left: TaxDocumentRow['taxed'];
  amount: number;
  /** Of the order's refunds those up to this one, and all. */
  so_far: number;
  refunded: number;
}

const readPending = async (
  { db }: Context,
  merchantId: number,
  { from, until }: { from: Date; until: Date },
  orderId: number | undefined,
): Promise<Refund[]> => {
  const { rows } = await sql<Refund>`
    select j.id as journal_id, j.event, j.at, o.id as order_id, o.status, o.returned_at,
      d.id as invoice_id, d.seller, d.buyer, d.taxed, sum(p.amount)::bigint as amount,
      (select n.taxed from tax_documents n where n.corrects_id = d.id order by n.id desc limit 1) as left,
      s.so_far, s.refunded
    from orders o
    join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
    join ledger_journals j on j.ref_type = 'order' and j.ref_id = o.id
    join ledger_postings p on p.journal_id = j.id and ${isRefunded}
    cross join lateral (select j.id as here) h
    cross join lateral (
      select sum(p.amount) filter (where j.id <= h.here)::bigint as so_far, sum(p.amount)::bigint as refunded
      from ledger_journals j join ledger_postings p on p.journal_id = j.id and ${isRefunded}
      where j.ref_type = 'order' and j.ref_id = o.id
    ) s
    where o.merchant_id = ${merchantId} and j.at >= ${from} and j.at < ${until}
      and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null}::bigint)
      and not exists (select from tax_documents c where c.journal_id = j.id)
    group by j.id, o.id, d.id, s.so_far, s.refunded having sum(p.amount) > 0
    order by j.id limit ${atOnce}`.execute(db);
  return rows;
};

const reasonOf = ({ event, status, returned_at }: Refund): CreditReason => {
  if (event === 'J4') return 'complaint';
  if (status === 'rejected') return 'rejected';
  return returned_at ? 'returned' : 'cancelled';
};

interface TaxChange {
  before: TaxedAmount[];
  after: TaxedAmount[];
}

/**
 * What of the items was sold before each refund and after it, by kind: a refund takes its part of what all refunds of
 * the order took, and the notes of an order add up to them.
 */
const readChanges = async (ctx: Context, refunds: readonly Refund[]): Promise<Map<number, TaxChange>> => {
  const taxedRefunds = refunds.filter(({ taxed }) => taxed !== null);
  const ids = [...new Set(taxedRefunds.map(({ order_id }) => order_id))];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const money = await readOrderMoney(ctx, rows);
  const orders = new Map(rows.map((order) => [order.id, order]));
  const left = new Map<number, TaxedAmount[]>();
  const changes = new Map<number, TaxChange>();
  for (const refund of taxedRefunds) {
    const order = orders.get(refund.order_id);
    const taxed = refund.taxed ?? [];
    const before = left.get(refund.order_id) ?? refund.left ?? taxed;
    const { returned = 0 } = money.get(refund.order_id) ?? {};
    const goods = (order?.items_subtotal ?? 0) - (order?.seller_voucher ?? 0);
    const soFar = portion(returned, refund.so_far, refund.refunded);
    const after = withoutReturned(taxed, soFar, goods);
    left.set(refund.order_id, after);
    changes.set(refund.journal_id, { before, after });
  }
  return changes;
};

/** The tax that went back: that of the items that were sold before, less that of those that stay sold. */
const taxOf = (change: TaxChange | undefined) => {
  if (!change) return { price: null, dpp: null, ppn: null, taxed: null };
  const [all, rest] = [sumPpn(change.before), sumPpn(change.after)];
  return {
    price: all.price - rest.price,
    dpp: all.dpp - rest.dpp,
    ppn: all.ppn - rest.ppn,
    taxed: change.after,
  };
};

const factsOf = (refund: Refund, change: TaxChange | undefined): DocumentFacts => ({
  order_id: refund.order_id,
  corrects_id: refund.invoice_id,
  journal_id: refund.journal_id,
  reason: reasonOf(refund),
  issued_at: refund.at,
  seller: refund.seller,
  buyer: refund.buyer,
  lines: [],
  amounts: null,
  total: refund.amount,
  ...taxOf(change),
});

/**
 * Issues the credit notes that refunds of a store's orders lack, in order of the refunds: all of a year, or those of
 * one order. In the caller's transaction; an order without an invoice waits for it.
 */
export const issueCreditNotes = (
  ctxInTx: Context,
  { merchantId, year, orderId }: { merchantId: number; year: number; orderId?: number | undefined },
): Promise<number> =>
  issueDocuments(ctxInTx, { merchantId, kind: 'credit_note', year }, orderId, async (only) => {
    const refunds = await readPending(ctxInTx, merchantId, getYearBounds(year), only);
    const changes = await readChanges(ctxInTx, refunds);
    return refunds.map((refund) => factsOf(refund, changes.get(refund.journal_id)));
  });
