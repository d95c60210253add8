import { sql } from 'kysely';
import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { isRefunded, yearIn } from './issue-documents.ts';
import { issueInvoices } from './issue-invoices.ts';

interface Missing {
  merchantId: number;
  year: number;
}

/** Only orders that something happened to since then: few, and found by an index. */
const movedSince = (since: Date | undefined) =>
  since
    ? sql`and o.id = any(array(select distinct e.order_id from order_events e where e.at >= ${since}))`
    : sql``;

const withoutInvoice = ({ db }: Context, since: Date | undefined) =>
  sql<Missing>`
    select distinct o.merchant_id as "merchantId", ${yearIn('o.paid_at')} as year
    from orders o
    where o.paid_at is not null ${movedSince(since)}
      and not exists (select from tax_documents d where d.order_id = o.id and d.kind = 'invoice')
    order by 2, 1`.execute(db);

const withoutCreditNote = ({ db }: Context, since: Date | undefined) =>
  sql<Missing>`
    select distinct o.merchant_id as "merchantId", ${yearIn('j.at')} as year
    from ledger_journals j
    join ledger_postings p on p.journal_id = j.id and p.amount > 0 and ${isRefunded}
    join orders o on o.id = j.ref_id
    join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
    where j.ref_type = 'order' ${movedSince(since)}
      and not exists (select from tax_documents c where c.journal_id = j.id)
    order by 2, 1`.execute(db);

/**
 * Issues everything that is missing, each store's in order of payment: of orders that were paid before there were
 * invoices, and of whatever a payment left behind; with `since` of orders that moved after it. Returns how many there
 * were.
 */
export const issueMissing = async (ctx: Context, since?: Date): Promise<number> => {
  let issued = 0;
  for (const [find, issue] of [
    [withoutInvoice, issueInvoices],
    [withoutCreditNote, issueCreditNotes],
  ] as const) {
    for (const missing of (await find(ctx, since)).rows) {
      issued += await inTransaction(ctx, (ctxInTx) => issue(ctxInTx, missing));
    }
  }
  return issued;
};

/** So far back each hour looks; the night looks at everything. */
const reach = 2 * day;

export const issueRecentJob: ScheduledJob = {
  name: 'tax documents: issue missing ones of recent orders',
  pattern: '0 12 * * * *',
  run: async (ctx) => void (await issueMissing(ctx, earlier(ctx.clock, reach))),
};

export const issueMissingJob: ScheduledJob = {
  name: 'tax documents: issue missing ones',
  pattern: '0 42 3 * * *',
  run: async (ctx) => void (await issueMissing(ctx)),
};
