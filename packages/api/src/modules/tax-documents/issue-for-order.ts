import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { consumer } from '../../platform/jobs/outbox.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { isRefunded, yearIn } from './issue-documents.ts';
import { issueInvoices } from './issue-invoices.ts';

interface Lacking {
  merchantId: number;
  /** When it was paid. */
  year: number;
  hasInvoice: boolean;
  /** Those of refunds without a credit note. */
  refundYears: number[];
}

/** What a paid order lacks; undefined for one that was never paid. */
const readLacking = async ({ db }: Context, orderId: number): Promise<Lacking | undefined> => {
  const { rows } = await sql<Lacking>`
    select o.merchant_id as "merchantId", ${yearIn('o.paid_at')} as year,
      exists (select from tax_documents t where t.order_id = o.id and t.kind = 'invoice') as "hasInvoice",
      array(
        select distinct ${yearIn('j.at')}
        from ledger_journals j join ledger_postings p on p.journal_id = j.id and ${isRefunded}
        where j.ref_type = 'order' and j.ref_id = o.id and p.amount > 0
          and not exists (select from tax_documents c where c.journal_id = j.id)
        order by 1) as "refundYears"
    from orders o where o.id = ${orderId} and o.paid_at is not null`.execute(db);
  return rows[0];
};

/**
 * Issues what a paid order lacks: its invoice, and a credit note for each refund. Nothing for one that was never paid,
 * and nothing twice. Joins the caller's transaction, or opens one.
 */
export const issueForOrder = (ctx: Context, orderId: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const lacking = await readLacking(ctxInTx, orderId);
    if (!lacking) return;
    const { merchantId, year, hasInvoice, refundYears } = lacking;
    if (!hasInvoice) await issueInvoices(ctxInTx, { merchantId, year, orderId });
    for (const refunded of refundYears) {
      await issueCreditNotes(ctxInTx, { merchantId, year: refunded, orderId });
    }
  });

/** Statuses in which money may have gone back. */
const refunding: ReadonlySet<string> = new Set([
  'cancelled_buyer',
  'cancelled_system',
  'rejected',
  'refunded',
]);

/** A payment issues the invoice, a refund its credit note; after the commit, so that no payment waits for a number. */
export const issueForMovedOrder = consumer('order.moved', async (ctx, { orderId, transition, to }) => {
  if (transition === 'T0' || transition === 'T1' || refunding.has(to)) await issueForOrder(ctx, orderId);
});
