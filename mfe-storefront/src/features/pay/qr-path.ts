import { encode } from 'uqr';

/** Quiet modules around the code, as the standard requires. */
const border = 4;

/** A QR code in a form to render: the edge of its square in modules, and its dark modules as one path. */
export interface QrDrawing {
  edge: number;
  path: string;
}

/** Dark modules beside each other are one rectangle: the code travels with the document. */
const runsOf = (row: readonly boolean[], y: number): string => {
  let runs = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) runs += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return runs;
};

/** Renders a text as a QR code. */
export const qrPath = (text: string): QrDrawing => {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { edge: size, path: data.map(runsOf).join('') };
};
