import { type OrderTaxDocuments, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';

type Tax = Record<'price' | 'dpp' | 'ppn', number | null>;

const presentTax = ({ price, dpp, ppn }: Tax) =>
  price === null || dpp === null || ppn === null
    ? null
    : { price: rupiah(price), dpp: rupiah(dpp), ppn: rupiah(ppn) };

/** The invoice and the credit notes of an order, as they were issued. */
export const presentDocuments = async ({ db }: Context, orderId: number): Promise<OrderTaxDocuments> => {
  const rows = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const invoice = rows.find(({ kind }) => kind === 'invoice');
  return {
    invoice: invoice
      ? {
          number: invoice.number,
          issued_at: invoice.issued_at.toISOString(),
          seller: invoice.seller,
          buyer: invoice.buyer,
          total: rupiah(invoice.total),
          tax: presentTax(invoice),
        }
      : null,
    credit_notes: rows.flatMap(({ number, issued_at, reason, total, ...tax }) =>
      reason === null
        ? []
        : [
            {
              number,
              issued_at: issued_at.toISOString(),
              reason,
              amount: rupiah(total),
              tax: presentTax(tax),
            },
          ],
    ),
  };
};
