import type { Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';
import { openPdf } from '../print/open-pdf.ts';
import { type Invoice, renderFooter, renderHeader } from './invoice-page.ts';
import { renderLines } from './render-lines.ts';
import { renderParties } from './render-parties.ts';
import { renderTotals } from './render-totals.ts';

export interface PrintInvoice {
  order: OrderFacts;
  /** The seller's copy hides most of the buyer's phone and shows what the order earns. */
  side: 'buyer' | 'seller';
  locale: Locale;
}

/** The invoice of one paid order, A4. */
export const printInvoice = async ({
  order,
  side,
  locale,
}: PrintInvoice): Promise<Uint8Array<ArrayBuffer>> => {
  const words = orderDocumentMessages[locale];
  const title = `${words.invoice} ${order.code}`;
  const pdf = await openPdf({ size: 'A4', title, locale });
  const invoice: Invoice = { pdf, order, side, locale, words };
  pdf.addPage();
  renderHeader(invoice);
  renderTotals(invoice, renderLines(invoice, renderParties(invoice)));
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.doc.switchToPage(page);
    renderFooter(invoice, page + 1, count);
  }
  return pdf.finish();
};
