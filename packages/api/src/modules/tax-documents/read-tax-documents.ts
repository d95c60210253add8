import type { Context } from '../../platform/context.ts';
import type { TaxDocumentRow } from './tax-documents.tables.ts';

/** What was issued for one order. */
export interface OrderDocuments {
  invoice: TaxDocumentRow;
  creditNotes: TaxDocumentRow[];
}

/** The invoice of each order and its credit notes, by the order's id; those without an invoice are missing. */
export const readTaxDocuments = async (
  { db }: Context,
  orderIds: readonly number[],
): Promise<Map<number, OrderDocuments>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].flatMap(([orderId, documents]) => {
      const invoice = documents.find(({ kind }) => kind === 'invoice');
      const creditNotes = documents.filter(({ kind }) => kind === 'credit_note');
      return invoice ? [[orderId, { invoice, creditNotes }] as const] : [];
    }),
  );
};

/** The credit note of a number. */
export const findCreditNote = ({ db }: Context, number: string): Promise<TaxDocumentRow | undefined> =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .where('number', '=', number)
    .where('kind', '=', 'credit_note')
    .executeTakeFirst();
