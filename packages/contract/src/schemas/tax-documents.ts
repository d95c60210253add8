import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';

/** The number of an invoice (`F-2026-12-00001`) or of a credit note (`NK-2026-12-00001`): kind, year, store, serial. */
export const TaxDocumentNumber = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^(?:F|NK)-\d{4}-\d{1,16}-\d{5,10}$/),
);

export const creditReasons = ['cancelled', 'rejected', 'returned', 'complaint'] as const;

/** Empty texts: there is none. */
const party = { name: v.string(), npwp: v.string(), address: v.string() };

/** Of the taxed items of a PKP store: their price without PPN, the tax base and PPN; null when no tax is stated. */
const tax = v.nullable(v.object({ price: Rupiah, dpp: Rupiah, ppn: Rupiah }));

/** What was issued for an order, as it stays; `invoice` is null until the order is paid. */
export const OrderTaxDocuments = v.object({
  invoice: v.nullable(
    v.object({
      number: v.string(),
      issued_at: v.string(),
      seller: v.object({ ...party, company: v.string(), city: v.string() }),
      buyer: v.object(party),
      total: Rupiah,
      tax,
    }),
  ),
  credit_notes: v.array(
    v.object({
      number: v.string(),
      issued_at: v.string(),
      reason: v.picklist(creditReasons),
      /** What the buyer got back. */
      amount: Rupiah,
      tax,
    }),
  ),
});
export type OrderTaxDocuments = v.InferOutput<typeof OrderTaxDocuments>;
