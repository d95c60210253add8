import type { Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import { paperWords } from '../paper-words.ts';
import { openPdf } from '../print/open-pdf.ts';
import { drawLines } from './draw-lines.ts';
import { drawParties } from './draw-parties.ts';
import { drawSums } from './draw-sums.ts';
import { drawFoot, drawHead, type Invoice } from './invoice-page.ts';

export interface PrintInvoice {
  order: OrderFacts;
  /** The seller's copy hides most of the buyer's phone and tells what the order earns. */
  side: 'buyer' | 'seller';
  locale: Locale;
}

/** The invoice of one paid order, A4. */
export const printInvoice = async ({
  order,
  side,
  locale,
}: PrintInvoice): Promise<Uint8Array<ArrayBuffer>> => {
  const words = paperWords[locale];
  const title = `${words.invoice} ${order.code}`;
  const pdf = await openPdf({ size: 'A4', title, locale });
  const invoice: Invoice = { pdf, order, side, locale, words };
  pdf.addPage();
  drawHead(invoice);
  drawSums(invoice, drawLines(invoice, drawParties(invoice)));
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.doc.switchToPage(page);
    drawFoot(invoice, page + 1, count);
  }
  return pdf.finish();
};
