import type { Locale } from '@pasar/contract';
import type { OrderDocuments } from '../../tax-documents/index.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';
import { openPdf } from '../print/open-pdf.ts';
import { finishSheet, type Invoice, renderHeader } from './invoice-page.ts';
import { renderLines } from './render-lines.ts';
import { renderParties } from './render-parties.ts';
import { renderTotals } from './render-totals.ts';

export interface PrintInvoice {
  order: OrderFacts;
  documents: OrderDocuments;
  /** The seller's copy hides most of the buyer's phone and shows what the order earns. */
  side: 'buyer' | 'seller';
  locale: Locale;
}

/** The invoice of one paid order, A4. */
export const printInvoice = async ({
  order,
  documents,
  side,
  locale,
}: PrintInvoice): Promise<Uint8Array<ArrayBuffer>> => {
  const words = orderDocumentMessages[locale];
  const { number } = documents.invoice;
  const pdf = await openPdf({ size: 'A4', title: `${words.invoice} ${number}`, locale });
  const notes = [words.automatic, words.noTaxInvoice];
  const invoice: Invoice = {
    pdf,
    title: words.invoice,
    number,
    notes,
    words,
    order,
    documents,
    side,
    locale,
  };
  pdf.addPage();
  renderHeader(invoice);
  renderTotals(invoice, renderLines(invoice, renderParties(invoice)));
  return finishSheet(invoice);
};
