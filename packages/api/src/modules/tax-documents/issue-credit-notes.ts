import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LedgerEvent } from '../ledger/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { atOnce, type DocumentFacts, issueDocuments } from './issue-documents.ts';
import { boundsOf } from './series.ts';
import type { CreditReason, TaxDocumentRow } from './tax-documents.tables.ts';

/** A journal that gave money of an order back to its buyer, and the invoice that it corrects. */
interface Refund extends Pick<OrderRow, 'status' | 'returned_at'>, Pick<TaxDocumentRow, 'seller' | 'buyer'> {
  journal_id: number;
  event: LedgerEvent;
  at: Date;
  order_id: number;
  invoice_id: number;
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
      d.id as invoice_id, d.seller, d.buyer, sum(p.amount)::bigint as amount
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

const factsOf = (refund: Refund): DocumentFacts => ({
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
  price: null,
  dpp: null,
  ppn: null,
});

/**
 * Issues the credit notes that refunds of a store's orders lack, in order of the refunds: all of a year, or those of
 * one order. In the caller's transaction; an order without an invoice waits for it.
 */
export const issueCreditNotes = (
  ctxInTx: Context,
  { merchantId, year, orderId }: { merchantId: number; year: number; orderId?: number | undefined },
): Promise<number> =>
  issueDocuments(ctxInTx, { merchantId, kind: 'credit_note', year }, orderId, async (only) =>
    (await readPending(ctxInTx, merchantId, boundsOf(year), only)).map(factsOf),
  );
