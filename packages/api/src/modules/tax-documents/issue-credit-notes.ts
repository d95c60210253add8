import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LedgerEvent } from '../ledger/index.ts';
import { type OrderRow, readOrderMoney } from '../orders/index.ts';
import { sumPpn, type TaxedAmount, withoutReturned } from './compute-ppn.ts';
import { atOnce, type DocumentFacts, issueDocuments } from './issue-documents.ts';
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
  amount: number;
}

const readPending = async (
  { db }: Context,
  merchantId: number,
  { from, until }: { from: Date; until: Date },
  orderId: number | undefined,
): Promise<Refund[]> => {
  const { rows } = await sql<Refund>`
    select j.id as journal_id, j.event, j.at, o.id as order_id, o.status, o.returned_at,
      d.id as invoice_id, d.seller, d.buyer, d.taxed, sum(p.amount)::bigint as amount
    from orders o
    join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
    join ledger_journals j on j.ref_type = 'order' and j.ref_id = o.id
    join ledger_postings p on p.journal_id = j.id and p.kind = 'buyer_wallet'
    where o.merchant_id = ${merchantId} and j.at >= ${from} and j.at < ${until}
      and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null}::bigint)
      and not exists (select from tax_documents c where c.journal_id = j.id)
    group by j.id, o.id, d.id having sum(p.amount) > 0
    order by j.id limit ${atOnce}`.execute(db);
  return rows;
};

const reasonOf = ({ event, status, returned_at }: Refund): CreditReason => {
  if (event === 'J4') return 'complaint';
  if (status === 'rejected') return 'rejected';
  return returned_at ? 'returned' : 'cancelled';
};

/** What of the items is still sold, by kind; the whole of an order's refunds counts. */
const readLeft = async (ctx: Context, refunds: readonly Refund[]): Promise<Map<number, TaxedAmount[]>> => {
  const ids = refunds.flatMap(({ taxed, order_id }) => (taxed ? [order_id] : []));
  if (ids.length === 0) return new Map();
  const orders = await ctx.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const money = await readOrderMoney(ctx, orders);
  const taxed = new Map(refunds.map((refund) => [refund.order_id, refund.taxed ?? []]));
  return new Map(
    orders.map(({ id, items_subtotal, seller_voucher }) => {
      const goods = items_subtotal - seller_voucher;
      return [id, withoutReturned(taxed.get(id) ?? [], money.get(id)?.returned ?? 0, goods)];
    }),
  );
};

/** The tax that went back: what the invoice states less what the items that stay sold are taxed. */
const taxOf = ({ taxed }: Refund, left: TaxedAmount[] | undefined) => {
  if (!taxed || !left) return { price: null, dpp: null, ppn: null, taxed: null };
  const [all, rest] = [sumPpn(taxed), sumPpn(left)];
  return { price: all.price - rest.price, dpp: all.dpp - rest.dpp, ppn: all.ppn - rest.ppn, taxed: left };
};

const factsOf = (refund: Refund, left: TaxedAmount[] | undefined): DocumentFacts => ({
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
  ...taxOf(refund, left),
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
    const left = await readLeft(ctxInTx, refunds);
    return refunds.map((refund) => factsOf(refund, left.get(refund.order_id)));
  });
