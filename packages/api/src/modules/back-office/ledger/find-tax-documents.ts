import { type endpoints, type HandlerInput, rupiah, type TaxDocument } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { toMonthRange } from '../month-range.ts';

type Query = HandlerInput<typeof endpoints.adminLedgerTabs.taxDocuments>['query'];

interface Amounts {
  total: number;
  dpp: number | null;
  ppn: number | null;
}
type Row = Omit<TaxDocument, keyof Amounts | 'issued_at' | 'store'> &
  Amounts & { issued_at: Date; merchant_id: number; merchant_name: string };

const orNull = (amount: number | null) => (amount === null ? null : rupiah(amount));

/** A page of the documents of a month, newest first, and what all that match come to. */
export const findTaxDocuments = async ({ ctx, input }: HandlerArgs<Query>) => {
  const { db } = ctx;
  const { kind, taxed, search, page, per_page } = input;
  const { month, today, start, end } = toMonthRange(ctx, input.month);
  const code = search.toUpperCase();
  // A number is looked for in all months.
  const where = [
    search === ''
      ? sql`d.issued_at >= ${start} and d.issued_at < ${end}`
      : sql`d.id in (
          select n.id from tax_documents n where n.number = ${code}
          union all select n.id from orders o join tax_documents n on n.order_id = o.id where o.code = ${code})`,
  ];
  if (kind !== 'all') where.push(sql`d.kind = ${kind}`);
  if (taxed === 'yes') where.push(sql`d.ppn is not null`);
  const matching = sql`(select d.*, case d.kind when 'credit_note' then -1 else 1 end as sign
    from tax_documents d where ${sql.join(where, sql` and `)}) d`;
  const { rows } = await sql<Row>`
    select d.number, d.kind, d.issued_at, o.code as order_code, d.merchant_id, m.merchant_name,
      d.total * d.sign as total, d.dpp * d.sign as dpp, d.ppn * d.sign as ppn
    from ${matching} join orders o on o.id = d.order_id join merchants m on m.id = d.merchant_id
    order by d.issued_at desc, d.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const whole = await sql<Record<keyof Amounts | 'count', number>>`
    select count(*) as count, coalesce(sum(d.total * d.sign), 0)::bigint as total,
      coalesce(sum(d.dpp * d.sign), 0)::bigint as dpp, coalesce(sum(d.ppn * d.sign), 0)::bigint as ppn
    from ${matching}`.execute(db);
  const { count = 0, total = 0, dpp = 0, ppn = 0 } = whole.rows[0] ?? {};
  return {
    rows: rows.map(
      ({ issued_at, merchant_id: id, merchant_name, ...row }): TaxDocument => ({
        ...row,
        ...{ issued_at: issued_at.toISOString(), store: { id, merchant_name } },
        ...{ total: rupiah(row.total), dpp: orNull(row.dpp), ppn: orNull(row.ppn) },
      }),
    ),
    total: Number(count),
    month,
    today,
    sum: { total: rupiah(total), dpp: rupiah(dpp), ppn: rupiah(ppn) },
  };
};
