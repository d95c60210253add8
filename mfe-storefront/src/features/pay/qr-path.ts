import { encode } from 'uqr';

/** Quiet modules around the code, as the standard asks for. */
const border = 4;

/** A text as the dark modules of a QR code: one path, and the edge of its square in modules. */
export const qrPath = (text: string): { edge: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { edge: size, path: rows.join('') };
};
