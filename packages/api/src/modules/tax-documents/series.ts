import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { jakartaMidnight } from '../../platform/jakarta.ts';
import type { TaxDocumentKind } from './tax-documents.tables.ts';

/** Numbers of one store, kind and year run from 1 without gaps. */
export interface Series {
  merchantId: number;
  kind: TaxDocumentKind;
  year: number;
}

const prefixes: Record<TaxDocumentKind, string> = { invoice: 'F', credit_note: 'NK' };

/** `F-2026-12-00001`: kind, year, store and serial; no two stores have the same one. */
export const formatNumber = ({ merchantId, kind, year }: Series, serial: number): string =>
  `${prefixes[kind]}-${year}-${merchantId}-${String(serial).padStart(5, '0')}`;

/**
 * The last serial of a series, whose row stays locked until the transaction ends: the next one waits, and a rollback
 * gives the number back.
 */
export const lockSeries = async ({ db }: Context, { merchantId, kind, year }: Series): Promise<number> => {
  const { last } = await db
    .insertInto('tax_document_series')
    .values({ merchant_id: merchantId, kind, year, last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'kind', 'year']).doUpdateSet({ last: sql`tax_document_series.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

export const advanceSeries = ({ db }: Context, { merchantId, kind, year }: Series, last: number) =>
  db
    .updateTable('tax_document_series')
    .set({ last })
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute();

/** From when until when a year lasts in Jakarta. */
export const getYearBounds = (year: number) => ({
  from: jakartaMidnight(`${year}-01-01`),
  until: jakartaMidnight(`${year + 1}-01-01`),
});
