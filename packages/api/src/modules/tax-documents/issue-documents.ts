import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { advanceSeries, formatNumber, lockSeries, type Series } from './series.ts';
import type { TaxDocumentRow } from './tax-documents.tables.ts';

/** What a document says, without its number. */
export type DocumentFacts = Omit<
  TaxDocumentRow,
  'id' | 'number' | 'kind' | 'merchant_id' | 'year' | 'serial'
>;

/** How many are read and written at once. */
export const atOnce = 500;

/**
 * Gives the next numbers of a series to whatever lacks one, in the order in which `read` returns it: `read` runs when
 * the series is locked, so that nothing is issued twice. `order` limits it to one order, except where the series
 * begins: everything from before comes first then.
 */
export const issueDocuments = async (
  ctxInTx: Context,
  series: Series,
  order: number | undefined,
  read: (order: number | undefined) => Promise<DocumentFacts[]>,
): Promise<number> => {
  const { merchantId: merchant_id, kind, year } = series;
  const first = await lockSeries(ctxInTx, series);
  const only = first === 0 ? undefined : order;
  let last = first;
  for (let more = true; more; ) {
    const facts = await read(only);
    const rows = facts.map((one, index) => {
      const serial = last + index + 1;
      return {
        ...one,
        ...{ number: formatNumber(series, serial), kind, merchant_id, year, serial },
        ...{ seller: json(one.seller), buyer: json(one.buyer), lines: json(one.lines) },
        amounts: one.amounts && json(one.amounts),
        taxed: one.taxed && json(one.taxed),
      };
    });
    if (rows.length > 0) await ctxInTx.db.insertInto('tax_documents').values(rows).execute();
    last += rows.length;
    more = rows.length === atOnce;
  }
  if (last > first) await advanceSeries(ctxInTx, series, last);
  return last - first;
};

/**
 * What of the posting `p` of the journal `j` an order's buyer got back: into the wallet, or by the payment provider,
 * which took the payment back (J9).
 */
export const isRefunded = sql<boolean>`(p.kind = 'buyer_wallet' or (j.event = 'J9' and p.kind = 'gateway_clearing'))`;

/** The year of a time in Jakarta. */
export const yearIn = (column: string) =>
  sql<number>`extract(year from ${sql.ref(column)} at time zone 'Asia/Jakarta')::integer`;
