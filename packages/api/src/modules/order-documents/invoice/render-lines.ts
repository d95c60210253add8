import { formatRupiah } from '@pasar/contract';
import {
  background,
  breakPage,
  columns,
  type Invoice,
  left,
  manggis,
  rightText,
  rule,
  soft,
  wide,
} from './invoice-page.ts';

const drawTableHead = ({ pdf, words }: Invoice, y: number): number => {
  pdf.doc.roundedRect(left, y, wide, 22, 4).fill(background);
  pdf.text(words.goods, left + 10, y + 5.5, { size: 8.5, weight: 'semibold', color: manggis });
  for (const [name, edge] of [
    [words.quantity, columns.quantity],
    [words.price, columns.price],
    [words.total, columns.total],
  ] as const) {
    const style = { size: 8.5, weight: 'semibold', color: manggis } as const;
    pdf.text(name, edge - pdf.widthOf(name, style), y + 5.5, style);
  }
  return y + 30;
};

const nameStyle = { size: 9.5, weight: 'semibold', width: columns.goods, lines: 3 } as const;
const variantStyle = { size: 8.5, color: soft, width: columns.goods, lines: 2 } as const;

/** What was bought, on as many pages as it takes. Returns where it ends. */
export const renderLines = (invoice: Invoice, top: number): number => {
  const { pdf, documents } = invoice;
  let y = drawTableHead(invoice, top);
  for (const { name, variant, qty, price, total } of documents.invoice.lines) {
    const height =
      pdf.heightOf(name, nameStyle) + (variant === '' ? 0 : pdf.heightOf(variant, variantStyle)) + 15;
    y = breakPage(invoice, y, height, (at) => drawTableHead(invoice, at));
    const end = pdf.text(name, left + 10, y, nameStyle);
    if (variant !== '') pdf.text(variant, left + 10, end, variantStyle);
    rightText(pdf, String(qty), columns.quantity, y, 'regular');
    rightText(pdf, formatRupiah(price), columns.price, y, 'regular');
    rightText(pdf, formatRupiah(total), columns.total, y, 'semibold');
    y += height;
    rule(pdf, y - 8);
  }
  return y + 4;
};
