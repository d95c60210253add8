import type { Locale } from '@pasar/contract';
import type { OrderDocuments } from '../../tax-documents/index.ts';
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

/** A document whose pages all begin and end the same. */
export interface Sheet {
  pdf: Pdf;
  title: string;
  number: string;
  /** What it is, and what it is not, in the footer. */
  notes: readonly string[];
  words: OrderDocumentMessages;
}

export interface Invoice extends Sheet {
  order: OrderFacts;
  documents: OrderDocuments;
  side: 'buyer' | 'seller';
  locale: Locale;
}

export const rule = ({ doc }: Pdf, y: number, color = line) =>
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(color);

/** What each page begins with. */
export const renderHeader = ({ pdf, title, number }: Sheet) => {
  renderLogo(pdf, left, 44, 34, inColor);
  const style = { color: manggis, width: 260, align: 'right', lines: 1 } as const;
  pdf.text(title, right - 260, 42, { ...style, size: 20, weight: 'bold' });
  pdf.text(number, right - 260, 67, { ...style, size: 10, weight: 'semibold', color: soft });
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
export const breakPage = (sheet: Sheet, y: number, height: number, head?: (y: number) => number): number => {
  if (y + height <= bottom) return y;
  sheet.pdf.addPage();
  renderHeader(sheet);
  return head ? head(110) : 110;
};

/** And what it ends with. */
const renderFooter = ({ pdf, notes, words }: Sheet, page: number, pages: number) => {
  const style = { size: 8, color: soft } as const;
  rule(pdf, 792);
  for (const [index, note] of notes.entries()) pdf.text(note, left, 799 + index * 11, style);
  const text = words.page(page, pages);
  pdf.text(text, right - pdf.widthOf(text, style), 799, style);
};

/** Prints the footers, once it is known how many pages there are, and ends the document. */
export const finishSheet = (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { doc, finish } = sheet.pdf;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    renderFooter(sheet, page + 1, count);
  }
  return finish();
};
