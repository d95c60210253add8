import { formatDate, formatRupiah, type Locale } from '@pasar/contract';
import type { OrderDocuments, TaxDocumentRow } from '../../tax-documents/index.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';
import { openPdf } from '../print/open-pdf.ts';
import { taxAmounts } from './invoice-amounts.ts';
import { finishSheet, left, renderHeader, type Sheet, wide } from './invoice-page.ts';
import { partiesTop, partyLines, renderFacts, renderParty } from './render-parties.ts';
import { renderAmounts, renderNotes } from './render-totals.ts';

export interface PrintCreditNote {
  orderCode: string;
  documents: OrderDocuments;
  /** The one among the order's that is printed. */
  note: TaxDocumentRow;
  locale: Locale;
}

/** What was credited before and by this note, and what it leaves of the invoice. */
const amountsOf = ({ documents, note, locale }: PrintCreditNote) => {
  const words = orderDocumentMessages[locale];
  const until = documents.creditNotes.filter(({ id }) => id <= note.id);
  const credited = until.reduce((sum, { total }) => sum + total, 0);
  return {
    rows: [
      { name: words.invoiceTotal, amount: formatRupiah(documents.invoice.total) },
      ...until
        .filter(({ id }) => id < note.id)
        .map(({ number, total }) => ({ name: number, amount: formatRupiah(-total) })),
      { name: words.leftOfInvoice, amount: formatRupiah(documents.invoice.total - credited) },
    ],
    total: { name: words.credited, amount: formatRupiah(note.total) },
  };
};

/** A refund on paper, A4: which invoice it corrects, why, and how much went back. */
export const printCreditNote = async (print: PrintCreditNote): Promise<Uint8Array<ArrayBuffer>> => {
  const { orderCode, documents, note, locale } = print;
  const words = orderDocumentMessages[locale];
  const { number } = note;
  const pdf = await openPdf({ size: 'A4', title: `${words.creditNote} ${number}`, locale });
  const notes = [words.automaticCredit, words.noTaxInvoice];
  const sheet: Sheet = { pdf, title: words.creditNote, number, notes, words };
  pdf.addPage();
  renderHeader(sheet);
  const lines = partyLines(note, words);
  const ends = [
    renderParty(pdf, words.seller, lines.seller, { x: left, y: partiesTop, width: 140 }),
    renderParty(pdf, words.invoicedTo, lines.buyer, { x: left + 158, y: partiesTop, width: 180 }),
    renderFacts(
      pdf,
      [
        { name: words.creditIssued, amount: formatDate(note.issued_at.toISOString(), locale) },
        { name: words.corrects, amount: documents.invoice.number },
        { name: words.issued, amount: formatDate(documents.invoice.issued_at.toISOString(), locale) },
        { name: words.orderCode, amount: orderCode },
        ...(note.reason ? [{ name: words.creditReason, amount: words.creditReasons[note.reason] }] : []),
      ],
      { x: left + 356, y: partiesTop, width: wide - 356 },
    ),
  ];
  const { rows, total } = amountsOf(print);
  const y = renderAmounts(pdf, rows, total, Math.max(...ends) + 24);
  renderNotes(pdf, taxAmounts(note, locale), y);
  return finishSheet(sheet);
};
