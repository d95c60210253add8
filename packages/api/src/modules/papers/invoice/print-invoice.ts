import { formatDate, formatDateTime, formatRupiah, type Locale } from '@pasar/contract';
import { maskPhone } from '../../orders/index.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { type PaperWords, paperWords } from '../paper-words.ts';
import { drawLogo, inColor } from '../print/draw-logo.ts';
import { openPdf, type Pdf } from '../print/open-pdf.ts';
import { type Amount, buyerAmounts, isReturned, paidWith, sellerAmounts } from './invoice-amounts.ts';

/** A4 is 595 × 842 points. */
const left = 48;
const right = 547;
const wide = right - left;
const bottom = 776;
const manggis = '#6b1a45';
const soft = '#6a5e64';
const line = '#eae4e7';
const ground = '#fff6fa';

interface Invoice {
  pdf: Pdf;
  order: OrderFacts;
  side: 'buyer' | 'seller';
  locale: Locale;
  words: PaperWords;
}

const rule = ({ doc }: Pdf, y: number, color = line) =>
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(color);

const drawHead = ({ pdf, order, words }: Invoice) => {
  drawLogo(pdf, left, 44, 34, inColor);
  const style = { color: manggis, width: 260, align: 'right', lines: 1 } as const;
  pdf.text(words.invoice, right - 260, 42, { ...style, size: 20, weight: 'bold' });
  pdf.text(order.code, right - 260, 67, { ...style, size: 10, weight: 'semibold', color: soft });
  rule(pdf, 96);
};

const drawParty = (pdf: Pdf, title: string, lines: readonly string[], x: number, width: number): number => {
  let y = pdf.text(title, x, 110, { size: 8.5, color: soft });
  for (const [index, words] of lines.filter(Boolean).entries()) {
    y = pdf.text(words, x, y + (index === 0 ? 2 : 1), {
      size: index === 0 ? 10.5 : 9,
      weight: index === 0 ? 'semibold' : 'regular',
      width,
      lines: index === 0 ? 2 : 5,
    });
  }
  return y;
};

const drawFacts = (pdf: Pdf, facts: readonly Amount[], x: number, width: number): number => {
  let y = 110;
  for (const { name, amount } of facts) {
    y = pdf.text(name, x, y, { size: 8.5, color: soft });
    y = pdf.text(amount, x, y, { size: 9, weight: 'semibold', width, lines: 2 }) + 4;
  }
  return y;
};

const drawParties = ({ pdf, order, side, locale, words }: Invoice): number => {
  const { store, address } = order;
  const phone = side === 'buyer' ? address.phone : maskPhone(address.phone);
  const street = [address.address, address.area, address.sub_district, address.city, address.province];
  const buyer = [address.receiver_name, phone, `${street.filter(Boolean).join(', ')} ${address.zipcode}`];
  const ends = [
    drawParty(pdf, words.seller, [store.name, store.company, store.city], left, 140),
    drawParty(pdf, words.shipTo, buyer, left + 158, 180),
    drawFacts(
      pdf,
      [
        { name: words.placed, amount: formatDateTime(order.placedAt.toISOString(), locale) },
        { name: words.paidWith, amount: paidWith(order, locale) },
        { name: words.courier, amount: `${order.courier} ${order.service}` },
      ],
      left + 356,
      wide - 356,
    ),
  ];
  return Math.max(...ends) + 16;
};

/** Right edges of the three columns of figures, and the width of the first column. */
const columns = { quantity: 350, price: 445, total: right - 10, goods: 250 };

const rightText = (
  pdf: Pdf,
  words: string,
  edge: number,
  y: number,
  weight: 'regular' | 'semibold',
  size = 9.5,
) => pdf.text(words, edge - pdf.widthOf(words, { size, weight }), y, { size, weight });

const drawTableHead = ({ pdf, words }: Invoice, y: number): number => {
  pdf.doc.roundedRect(left, y, wide, 22, 4).fill(ground);
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

/** Goes to a new page when less than `height` is left; `head` prints what it begins with. */
const turn = (invoice: Invoice, y: number, height: number, head?: (y: number) => number): number => {
  if (y + height <= bottom) return y;
  invoice.pdf.addPage();
  drawHead(invoice);
  return head ? head(110) : 110;
};

const drawLines = (invoice: Invoice, top: number): number => {
  const { pdf, order } = invoice;
  let y = drawTableHead(invoice, top);
  for (const { name, variant, qty, price, total } of order.lines) {
    const height =
      pdf.heightOf(name, nameStyle) + (variant === '' ? 0 : pdf.heightOf(variant, variantStyle)) + 15;
    y = turn(invoice, y, height, (at) => drawTableHead(invoice, at));
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

const drawAmounts = (pdf: Pdf, rows: readonly Amount[], total: Amount, top: number): number => {
  const start = 322;
  let y = top;
  for (const { name, amount } of rows) {
    pdf.text(name, start, y, { size: 9.5, color: soft });
    rightText(pdf, amount, columns.total, y, 'regular');
    y += 17;
  }
  pdf.doc.roundedRect(start - 10, y, right - start + 10, 28, 6).fill(ground);
  pdf.text(total.name, start, y + 7.5, { size: 10.5, weight: 'bold', color: manggis });
  const style = { size: 12, weight: 'bold', color: manggis } as const;
  pdf.text(total.amount, columns.total - pdf.widthOf(total.amount, style), y + 6.5, style);
  return y + 40;
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

const drawSums = (invoice: Invoice, top: number): void => {
  const { pdf, order, side, locale, words } = invoice;
  const rows = buyerAmounts(order, locale);
  const total = { name: words.grandTotal, amount: formatRupiah(order.total) };
  let y = turn(invoice, top, rows.length * 17 + 60);
  drawStamp(invoice, y);
  y = drawAmounts(pdf, rows, total, y);
  if (order.refunded > 0) {
    pdf.text(words.returnedPart, 322, y - 6, { size: 9.5, color: soft });
    rightText(pdf, formatRupiah(order.refunded), columns.total, y - 6, 'regular');
    y += 18;
  }
  // What a store keeps of an order that went back, in whole or in part, stands in its wallet.
  if (side === 'buyer' || isReturned(order) || order.refunded > 0) return;
  const earned = sellerAmounts(order, locale);
  y = turn(invoice, y + 14, earned.length * 17 + 70);
  pdf.text(words.earnings, 322, y, { size: 10.5, weight: 'bold' });
  drawAmounts(pdf, earned, { name: words.net, amount: formatRupiah(order.net) }, y + 20);
};

const drawFoot = ({ pdf, words }: Invoice, page: number, pages: number) => {
  rule(pdf, 792);
  pdf.text(words.automatic, left, 799, { size: 8, color: soft });
  const style = { size: 8, color: soft } as const;
  const text = words.page(page, pages);
  pdf.text(text, right - pdf.widthOf(text, style), 799, style);
};

interface PrintInvoice {
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
