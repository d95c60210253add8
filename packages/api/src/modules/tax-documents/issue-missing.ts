import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { yearIn } from './issue-documents.ts';
import { issueInvoices } from './issue-invoices.ts';

interface Missing {
  merchantId: number;
  year: number;
}

const withoutInvoice = ({ db }: Context) =>
  sql<Missing>`
    select distinct o.merchant_id as "merchantId", ${yearIn('o.paid_at')} as year
    from orders o
    where o.paid_at is not null
      and not exists (select from tax_documents d where d.order_id = o.id and d.kind = 'invoice')
    order by 2, 1`.execute(db);

const withoutCreditNote = ({ db }: Context) =>
  sql<Missing>`
    select distinct o.merchant_id as "merchantId", ${yearIn('j.at')} as year
    from ledger_journals j
    join ledger_postings p on p.journal_id = j.id and p.kind = 'buyer_wallet' and p.amount > 0
    join orders o on o.id = j.ref_id
    join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
    where j.ref_type = 'order' and not exists (select from tax_documents c where c.journal_id = j.id)
    order by 2, 1`.execute(db);

/**
 * Issues everything that is missing, each store's in order of payment: of orders that were paid before there were
 * invoices, and of whatever a payment left behind. Returns how many there were.
 */
export const issueMissing = async (ctx: Context): Promise<number> => {
  let issued = 0;
  for (const [find, issue] of [
    [withoutInvoice, issueInvoices],
    [withoutCreditNote, issueCreditNotes],
  ] as const) {
    for (const missing of (await find(ctx)).rows) {
      issued += await inTransaction(ctx, (ctxInTx) => issue(ctxInTx, missing));
    }
  }
  return issued;
};

export const issueMissingJob: ScheduledJob = {
  name: 'tax documents: issue missing ones',
  pattern: '0 12 * * * *',
  run: async (ctx) => void (await issueMissing(ctx)),
};
