import type { Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { OrderDocumentMessages } from '../order-document-messages.ts';
import type { Pdf } from '../print/open-pdf.ts';
import { inColor, renderLogo } from '../print/render-logo.ts';

/** A4 is 595 × 842 points. */
export const left = 48;
export const right = 547;
export const wide = right - left;
const bottom = 776;
export const manggis = '#6b1a45';
export const soft = '#6a5e64';
const line = '#eae4e7';
export const background = '#fff6fa';

/** Right edges of the three columns of figures, and the width of the first column. */
export const columns = { quantity: 350, price: 445, total: right - 10, goods: 250 };

export interface Invoice {
  pdf: Pdf;
  order: OrderFacts;
  side: 'buyer' | 'seller';
  locale: Locale;
  words: OrderDocumentMessages;
}

export const rule = ({ doc }: Pdf, y: number, color = line) =>
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(color);

/** What each page begins with. */
export const renderHeader = ({ pdf, order, words }: Invoice) => {
  renderLogo(pdf, left, 44, 34, inColor);
  const style = { color: manggis, width: 260, align: 'right', lines: 1 } as const;
  pdf.text(words.invoice, right - 260, 42, { ...style, size: 20, weight: 'bold' });
  pdf.text(order.code, right - 260, 67, { ...style, size: 10, weight: 'semibold', color: soft });
  rule(pdf, 96);
};

/** Prints a figure that ends at an edge. */
export const rightText = (
  pdf: Pdf,
  words: string,
  edge: number,
  y: number,
  weight: 'regular' | 'semibold',
  size = 9.5,
) => pdf.text(words, edge - pdf.widthOf(words, { size, weight }), y, { size, weight });

/** Goes to a new page when less than `height` is left; `head` prints what it begins with. */
export const breakPage = (
  invoice: Invoice,
  y: number,
  height: number,
  head?: (y: number) => number,
): number => {
  if (y + height <= bottom) return y;
  invoice.pdf.addPage();
  renderHeader(invoice);
  return head ? head(110) : 110;
};

/** And what it ends with. */
export const renderFooter = ({ pdf, words }: Invoice, page: number, pages: number) => {
  rule(pdf, 792);
  pdf.text(words.automatic, left, 799, { size: 8, color: soft });
  const style = { size: 8, color: soft } as const;
  const text = words.page(page, pages);
  pdf.text(text, right - pdf.widthOf(text, style), 799, style);
};
