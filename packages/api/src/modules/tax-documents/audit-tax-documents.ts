import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isRefunded } from './issue-documents.ts';

interface Found {
  what: string;
  wrong: number;
  right: number;
}

const gaps = (ctx: Context) =>
  sql<Found>`
    select s.kind || 's of store ' || s.merchant_id || ' in ' || s.year || ' by their last serial' as what,
      s.last as wrong, count(d.id)::bigint as right
    from tax_document_series s
    left join tax_documents d on d.merchant_id = s.merchant_id and d.kind = s.kind and d.year = s.year
    group by s.merchant_id, s.kind, s.year
    having s.last <> count(d.id) or s.last <> coalesce(max(d.serial), 0)`.execute(ctx.db);

const invoices = (ctx: Context) =>
  sql<Found>`
    select 'invoice ' || d.number as what, d.total as wrong, o.grand_total as right
    from tax_documents d join orders o on o.id = d.order_id
    where d.kind = 'invoice' and d.total <> o.grand_total`.execute(ctx.db);

const creditNotes = (ctx: Context) =>
  sql<Found>`
    select 'credit note ' || d.number as what, d.total as wrong, coalesce(p.sum, 0) as right
    from tax_documents d
    left join (
      select p.journal_id, sum(p.amount) as sum
      from ledger_postings p join ledger_journals j on j.id = p.journal_id where ${isRefunded} group by 1
    ) p on p.journal_id = d.journal_id
    where d.kind = 'credit_note' and d.total <> coalesce(p.sum, 0)`.execute(ctx.db);

const taxes = (ctx: Context) =>
  sql<Found>`
    select 'price and PPN of ' || d.number as what, d.price + d.ppn as wrong, sum((t->>'amount')::bigint)::bigint as right
    from tax_documents d cross join jsonb_array_elements(d.taxed) t
    where d.kind = 'invoice' and d.ppn is not null
    group by d.id having d.price + d.ppn <> sum((t->>'amount')::bigint)`.execute(ctx.db);

/** Numbers run without gaps, and what documents say is what orders and journals have; one sentence per fault. */
export const auditTaxDocuments = async (ctx: Context): Promise<string[]> => {
  const found = [];
  for (const check of [gaps, invoices, creditNotes, taxes]) found.push(...(await check(ctx)).rows);
  return found.map(({ what, wrong, right }) => `${what}: ${wrong} instead of ${right}`);
};
