import type { OrderDocumentMessages } from '../order-document-messages.ts';
import type { Pdf } from '../print/open-pdf.ts';
import { inBlack, renderLogo } from '../print/render-logo.ts';
import { codeBars } from './code-bars.ts';
import type { Parcel } from './parcel.ts';

/** A6 is 298 × 420 points. Label printers know black alone, and cut near the edge. */
const left = 14;
const right = 284;
const wide = right - left;
const black = '#000000';

const rule = ({ doc }: Pdf, y: number, weight = 1) =>
  doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(black).stroke();

const caption = (pdf: Pdf, words: string, x: number, y: number) =>
  pdf.text(words, x, y, { size: 6.5, weight: 'bold', color: black, spacing: 0.6 });

/** The largest of some sizes at which a text fits its height; the smallest cuts it. */
const fit = (
  pdf: Pdf,
  words: string,
  { width, height, sizes }: { width: number; height: number; sizes: number[] },
) => {
  const size = sizes.find((size) => pdf.heightOf(words, { size, width }) <= height) ?? sizes.at(-1) ?? 6;
  const line = pdf.heightOf('X', { size });
  return { size, width, color: black, lines: Math.max(1, Math.floor(height / line)) };
};

const drawHead = (pdf: Pdf, { courier, service }: Parcel) => {
  renderLogo(pdf, left, 13, 28, inBlack);
  const style = { size: 13, weight: 'bold', color: '#ffffff' } as const;
  const boxWidth = pdf.widthOf(service, style) + 14;
  pdf.doc.roundedRect(right - boxWidth, 15, boxWidth, 24, 4).fill(black);
  pdf.text(service, right - boxWidth + 7, 19, style);
  const name = { size: 18, weight: 'bold', color: black } as const;
  pdf.text(courier, right - boxWidth - 8 - pdf.widthOf(courier, name), 15.5, name);
  rule(pdf, 48, 1.5);
};

/** Modules that stay white on either side, so that a scanner finds the ends (ISO/IEC 15417). */
const quiet = 10;

const drawBarcode = async (pdf: Pdf, awb: string) => {
  const bars = await codeBars(awb);
  const modules = bars.reduce((sum, width) => sum + width, 0) + 2 * quiet;
  const module = Math.min(1.6, (right - left + 12) / modules);
  let x = (left + right) / 2 - (module * modules) / 2 + quiet * module;
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) pdf.doc.rect(x, 56, width * module, 54);
    x += width * module;
  }
  pdf.doc.fill(black);
  pdf.text(awb, left, 113, {
    size: 13,
    weight: 'bold',
    color: black,
    width: wide,
    align: 'center',
    lines: 1,
    spacing: 1.5,
  });
  rule(pdf, 134);
};

const drawFacts = (pdf: Pdf, { weight, days, insurance }: Parcel, words: OrderDocumentMessages) => {
  const cells = [
    [words.weight, weight, 58],
    [words.estimate, days, 60],
    [words.insured, insurance, 52],
    [words.payment, words.noCod, 100],
  ] as const;
  let x = left;
  for (const [name, value, width] of cells) {
    if (x > left)
      pdf.doc
        .moveTo(x - 5, 139)
        .lineTo(x - 5, 160)
        .lineWidth(0.5)
        .stroke(black);
    caption(pdf, name.toUpperCase(), x, 138.5);
    pdf.text(value, x, 147.5, { size: 10, weight: 'semibold', color: black, width: width - 6, lines: 1 });
    x += width;
  }
  rule(pdf, 165);
};

const drawReceiver = (pdf: Pdf, { receiver }: Parcel, words: OrderDocumentMessages) => {
  caption(pdf, words.receiver, left, 171);
  const zip = { size: 20, weight: 'bold', color: black } as const;
  const zipWidth = pdf.widthOf(receiver.zipcode, zip) + 16;
  pdf.doc
    .rect(right - zipWidth, 171, zipWidth, 32)
    .lineWidth(1.5)
    .stroke(black);
  pdf.text(receiver.zipcode, right - zipWidth + 8, 174.5, zip);
  const beside = wide - zipWidth - 10;
  const name = { size: 14, weight: 'bold', color: black, width: beside, lines: 2 } as const;
  let y = pdf.text(receiver.name, left, 180, name);
  y = Math.max(205, pdf.text(receiver.phone, left, y + 1, { size: 10.5, weight: 'semibold', color: black }));
  const place = [receiver.place, receiver.city].filter(Boolean).join(', ');
  const placeStyle = { size: 10.5, weight: 'semibold', color: black, width: wide, lines: 3 } as const;
  const placeHeight = pdf.heightOf(place, placeStyle);
  const street = fit(pdf, receiver.street, {
    width: wide,
    height: 300 - y - placeHeight,
    sizes: [12, 10.5, 9.5, 8.5, 7.5, 6.5],
  });
  y = pdf.text(receiver.street, left, y + 3, street);
  pdf.text(place, left, y + 2, placeStyle);
  rule(pdf, 308);
};

const drawSender = (pdf: Pdf, { sender }: Parcel, words: OrderDocumentMessages) => {
  caption(pdf, words.sender, left, 314);
  const y = pdf.text(sender.name, left, 323, {
    size: 11,
    weight: 'bold',
    color: black,
    width: wide,
    lines: 1,
  });
  const beneath = [sender.phone, sender.place].filter(Boolean).join(' · ');
  pdf.text(beneath, left, y + 1, fit(pdf, beneath, { width: wide, height: 28, sizes: [9, 8, 7] }));
  rule(pdf, 371);
};

const drawFoot = (pdf: Pdf, { orderCode, placed, pieces }: Parcel, words: OrderDocumentMessages) => {
  caption(pdf, words.orderCode.toUpperCase(), left, 377);
  pdf.text(orderCode, left, 385.5, { size: 12, weight: 'bold', color: black });
  const aside = { size: 8.5, color: black, width: 120, align: 'right', lines: 1 } as const;
  pdf.text(words.pieces(pieces), right - 120, 377, { ...aside, weight: 'semibold' });
  pdf.text(placed, right - 120, 388, aside);
};

/** Prints a shipping label on a separate page: the airway bill as Code 128, recipient, sender. No prices. */
export const renderLabel = async (pdf: Pdf, parcel: Parcel, words: OrderDocumentMessages): Promise<void> => {
  pdf.addPage();
  drawHead(pdf, parcel);
  await drawBarcode(pdf, parcel.awb);
  drawFacts(pdf, parcel, words);
  drawReceiver(pdf, parcel, words);
  drawSender(pdf, parcel, words);
  drawFoot(pdf, parcel, words);
};
