import { formatDate, formatRupiah } from '@pasar/contract';
import type { Pdf } from '../print/open-pdf.ts';
import {
  type Amount,
  buyerAmounts,
  isReturned,
  netAmount,
  refundAmounts,
  sellerAmounts,
  taxAmounts,
} from './invoice-amounts.ts';
import {
  background,
  breakPage,
  columns,
  type Invoice,
  left,
  manggis,
  right,
  rightText,
  soft,
} from './invoice-page.ts';

/** Prints amounts and their total below each other. Returns where they end. */
export const renderAmounts = (pdf: Pdf, rows: readonly Amount[], total: Amount, top: number): number => {
  const start = 322;
  let y = top;
  for (const { name, amount } of rows) {
    pdf.text(name, start, y, { size: 9.5, color: soft });
    rightText(pdf, amount, columns.total, y, 'regular');
    y += 17;
  }
  pdf.doc.roundedRect(start - 10, y, right - start + 10, 28, 6).fill(background);
  pdf.text(total.name, start, y + 7.5, { size: 10.5, weight: 'bold', color: manggis });
  const style = { size: 12, weight: 'bold', color: manggis } as const;
  pdf.text(total.amount, columns.total - pdf.widthOf(total.amount, style), y + 6.5, style);
  return y + 40;
};

/** Prints amounts that are no part of the total. Returns where they end. */
export const renderNotes = (pdf: Pdf, rows: readonly Amount[], top: number): number => {
  let y = top;
  for (const { name, amount } of rows) {
    pdf.text(name, 322, y - 6, { size: 9.5, color: soft });
    rightText(pdf, amount, columns.total, y - 6, 'regular');
    y += 18;
  }
  return y;
};

const drawStamp = ({ pdf, order, locale, words }: Invoice, y: number) => {
  const [text, color, back] = isReturned(order)
    ? ([words.returned, '#5a4000', '#fff2da'] as const)
    : ([words.paid, '#064b2d', '#def8e8'] as const);
  const style = { size: 12, weight: 'bold', color, spacing: 0.8 } as const;
  pdf.doc.roundedRect(left, y, pdf.widthOf(text, style) + 24, 26, 13).fill(back);
  pdf.text(text, left + 12, y + 5, style);
  if (order.paidAt && !isReturned(order)) {
    const paid = formatDate(order.paidAt.toISOString(), locale);
    pdf.text(paid, left + 2, y + 32, { size: 9, color: soft });
  }
};

/** How the total came about, whether it was paid, what went back, and on the seller's copy what it earns. */
export const renderTotals = (invoice: Invoice, top: number): void => {
  const { pdf, order, documents, side, locale, words } = invoice;
  const rows = buyerAmounts(documents.invoice, locale);
  const total = { name: words.grandTotal, amount: formatRupiah(documents.invoice.total) };
  let y = breakPage(invoice, top, rows.length * 17 + 60);
  drawStamp(invoice, y);
  y = renderAmounts(pdf, rows, total, y);
  const tax = taxAmounts(documents.invoice, locale);
  const refunds = refundAmounts(documents, locale);
  y = breakPage(invoice, y, (tax.length + refunds.length) * 18 + 10);
  y = renderNotes(pdf, tax, y);
  y = renderNotes(pdf, refunds, y);
  if (side === 'buyer' || isReturned(order)) return;
  const earned = sellerAmounts(order, locale);
  y = breakPage(invoice, y + 14, earned.length * 17 + 70);
  pdf.text(words.earnings, 322, y, { size: 10.5, weight: 'bold' });
  renderAmounts(pdf, earned, netAmount(order, locale), y + 20);
};
