import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { consumer } from '../../platform/jobs/outbox.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { isRefunded, yearIn } from './issue-documents.ts';
import { issueInvoices } from './issue-invoices.ts';

const hasInvoice = async ({ db }: Context, orderId: number) =>
  (await db
    .selectFrom('tax_documents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()) !== undefined;

/** The years of refunds without a credit note. */
const refundYears = async ({ db }: Context, orderId: number): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select distinct ${yearIn('j.at')} as year
    from ledger_journals j join ledger_postings p on p.journal_id = j.id and ${isRefunded}
    where j.ref_type = 'order' and j.ref_id = ${orderId} and p.amount > 0
      and not exists (select from tax_documents c where c.journal_id = j.id)
    order by 1`.execute(db);
  return rows.map(({ year }) => year);
};

/**
 * Issues what a paid order lacks: its invoice, and a credit note for each refund. Nothing for one that was never paid,
 * and nothing twice. Joins the caller's transaction, or opens one.
 */
export const issueForOrder = (ctx: Context, orderId: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const order = await ctxInTx.db
      .selectFrom('orders')
      .select(['merchant_id as merchantId', yearIn('paid_at').as('year')])
      .where('id', '=', orderId)
      .where('paid_at', 'is not', null)
      .executeTakeFirst();
    if (!order) return;
    if (!(await hasInvoice(ctxInTx, orderId))) await issueInvoices(ctxInTx, { ...order, orderId });
    for (const year of await refundYears(ctxInTx, orderId)) {
      await issueCreditNotes(ctxInTx, { merchantId: order.merchantId, year, orderId });
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
