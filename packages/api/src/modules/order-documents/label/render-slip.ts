import type { OrderDocumentMessages } from '../order-document-messages.ts';
import type { Pdf } from '../print/open-pdf.ts';
import type { Parcel } from './parcel.ts';

const left = 14;
const right = 284;
const wide = right - left;
/** Where the list may go: from below the head to above the foot. */
const bottom = 392;
const black = '#000000';
const textLeft = left + 52;
const textWidth = right - textLeft;

interface Row {
  parts: { words: string; style: { size: number; weight?: 'semibold'; lines: number } }[];
  qty: number | null;
  height: number;
}

const measured = (pdf: Pdf, qty: number | null, parts: Row['parts']): Row => {
  const shown = parts.filter(({ words }) => words !== '');
  const height = shown.reduce(
    (sum, { words, style }) => sum + pdf.heightOf(words, { ...style, width: textWidth }),
    0,
  );
  return { qty, parts: shown, height: Math.max(height, 16) + 9 };
};

const rowsOf = (pdf: Pdf, parcel: Parcel, words: OrderDocumentMessages): Row[] => {
  const note = (text: string) => (text === '' ? '' : `${words.note}: ${text}`);
  const lines = parcel.lines.map(({ name, variant, note: said, qty }) =>
    measured(pdf, qty, [
      { words: name, style: { size: 9.5, weight: 'semibold', lines: 3 } },
      { words: variant, style: { size: 8.5, lines: 2 } },
      { words: note(said), style: { size: 8.5, lines: 6 } },
    ]),
  );
  if (parcel.note === '') return lines;
  return [...lines, measured(pdf, null, [{ words: note(parcel.note), style: { size: 9, lines: 12 } }])];
};

const drawHead = (pdf: Pdf, parcel: Parcel, words: OrderDocumentMessages): number => {
  pdf.text(words.slip, left, 13, { size: 15, weight: 'bold', color: black });
  const aside = { size: 8.5, color: black, width: 130, align: 'right', lines: 1 } as const;
  pdf.text(parcel.orderCode, right - 130, 14, { ...aside, weight: 'semibold' });
  pdf.text(`${parcel.courier} ${parcel.service}`, right - 130, 25, aside);
  pdf.doc.moveTo(left, 42).lineTo(right, 42).lineWidth(1.5).stroke(black);
  const who = (name: string, value: string, x: number) => {
    pdf.text(name, x, 48, { size: 7.5, color: black });
    pdf.text(value, x, 57, { size: 9.5, weight: 'semibold', color: black, width: wide / 2 - 8, lines: 1 });
  };
  who(words.slipFrom, parcel.sender.name, left);
  who(words.slipFor, parcel.receiver.name, left + wide / 2);
  pdf.doc.moveTo(left, 75).lineTo(right, 75).lineWidth(0.75).stroke(black);
  return 81;
};

/** A box to tick while packing, how many, and what. */
const drawRow = (pdf: Pdf, { qty, parts, height }: Row, y: number): number => {
  if (qty !== null) {
    pdf.doc
      .roundedRect(left, y + 1.5, 12, 12, 2)
      .lineWidth(1)
      .stroke(black);
    pdf.text(`${qty}×`, left + 18, y - 1, { size: 12, weight: 'bold', color: black });
  }
  let at = y;
  for (const { words, style } of parts) {
    at = pdf.text(words, textLeft, at, { ...style, width: textWidth, color: black });
  }
  const end = y + height;
  pdf.doc
    .moveTo(left, end - 5)
    .lineTo(right, end - 5)
    .lineWidth(0.4)
    .stroke(black);
  return end;
};

const split = (rows: readonly Row[], room: number): Row[][] => {
  const pages: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    if (used > 0 && used + row.height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += row.height;
  }
  return pages;
};

/** Prints what goes into a parcel, on as many pages as it takes. No prices: the parcel may be a gift, or dropshipped. */
export const renderSlip = (pdf: Pdf, parcel: Parcel, words: OrderDocumentMessages): void => {
  pdf.addPage();
  let y = drawHead(pdf, parcel, words);
  const pages = split(rowsOf(pdf, parcel, words), bottom - y);
  for (const [index, rows] of pages.entries()) {
    if (index > 0) {
      pdf.addPage();
      y = drawHead(pdf, parcel, words);
    }
    for (const row of rows) y = drawRow(pdf, row, y);
    pdf.text(words.pieces(parcel.pieces), left, 399, { size: 8.5, weight: 'semibold', color: black });
    if (pages.length > 1) {
      const page = { size: 8.5, color: black, width: 130, align: 'right', lines: 1 } as const;
      pdf.text(words.page(index + 1, pages.length), right - 130, 399, page);
    }
  }
};
