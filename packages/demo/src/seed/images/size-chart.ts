import { lettering } from './lettering.ts';
import type { ShapeName } from './shapes/index.ts';

interface SizeChart {
  title: string;
  /** What each column measures, in centimeters. */
  columns: readonly string[];
  rows: readonly (readonly [size: string, ...measures: number[]])[];
}

const letters = ['S', 'M', 'L', 'XL', 'XXL'] as const;

/** Sizes S to XXL: each measure begins at S and grows by a step. */
const clothes = (title: string, measures: readonly (readonly [string, number, number])[]): SizeChart => ({
  title,
  columns: measures.map(([name]) => name),
  rows: letters.map((size, at) => [size, ...measures.map(([, from, step]) => from + at * step)]),
});

const shirt = (title: string, chest: number, sleeve: number) =>
  clothes(title, [
    ['Lebar dada', chest, 2],
    ['Panjang', 68, 2],
    ['Lengan', sleeve, 1],
  ]);

const trousers = (title: string, sizes: readonly number[]): SizeChart => ({
  title,
  columns: ['Pinggang', 'Paha', 'Panjang'],
  rows: sizes.map((size) => [
    `${size}`,
    Math.round(size * 2.54 + 3),
    Math.round(size * 1.4 + 14),
    98 + (size - 28) / 2,
  ]),
});

const shoes = (title: string): SizeChart => ({
  title,
  columns: ['Panjang kaki', 'Panjang sol'],
  rows: [38, 39, 40, 41, 42, 43].map((size, at) => [`${size}`, 24 + at * 0.6, 25.4 + at * 0.6]),
});

const helmets = (sizes: readonly string[]): SizeChart => ({
  title: 'helm',
  columns: ['Lingkar kepala'],
  rows: sizes.map((size, at) => [size, 58 + at * 2]),
});

/** The charts of kinds that come in sizes. */
export const sizeCharts: Partial<Record<ShapeName, SizeChart>> = {
  kaos: shirt('kaos', 48, 21),
  kemeja: shirt('kemeja', 50, 58),
  hoodie: shirt('hoodie', 53, 59),
  jaket: shirt('jaket', 54, 60),
  'batik-kawung': shirt('kemeja batik', 51, 24),
  'batik-parang': shirt('kemeja batik', 51, 24),
  'batik-mendung': shirt('kemeja batik', 51, 24),
  gamis: clothes('gamis', [
    ['Lebar dada', 48, 2],
    ['Panjang', 134, 2],
    ['Lengan', 54, 1],
  ]),
  'jas-hujan': clothes('jas hujan', [
    ['Lebar dada', 60, 3],
    ['Panjang jaket', 72, 2],
    ['Panjang celana', 96, 2],
  ]),
  jeans: trousers('jeans', [28, 30, 32, 34, 36]),
  chino: trousers('chino', [28, 30, 32, 34]),
  'sepatu-lari': shoes('sepatu lari'),
  sneaker: shoes('sneaker'),
  pantofel: shoes('pantofel'),
  'sandal-jepit': shoes('sandal jepit'),
  sandal: shoes('sandal'),
  peci: {
    title: 'peci',
    columns: ['Lingkar kepala'],
    rows: [6, 7, 8, 9].map((size, at) => [`${size}`, 54 + at * 2]),
  },
  helm: helmets(['M', 'L', 'XL']),
  'helm-bogo': helmets(['M', 'L']),
  'sarung-tangan': {
    title: 'sarung tangan',
    columns: ['Lingkar telapak', 'Panjang'],
    rows: [
      ['M', 21, 22],
      ['L', 23, 23],
      ['XL', 25, 24],
    ],
  },
};

const ink = '#2f2230';
const left = 56;
const right = 544;
const sizeColumn = 110;

/** A table of sizes as a shop prints it: 600 × 600, without any text elements. */
export function renderSizeChart(motif: ShapeName): string {
  const chart = sizeCharts[motif];
  if (!chart) throw new Error(`${motif} comes in one size`);
  const { title, columns, rows } = chart;
  const wide = (right - left - sizeColumn) / columns.length;
  const high = Math.min(62, 330 / rows.length);
  const top = 196;
  const middle = (column: number) => left + sizeColumn + wide * (column + 0.5);
  const number = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 1 });
  const lines = rows.map(([size, ...measures], at) => {
    const y = top + at * high;
    const base = y + high / 2 + 8;
    const back =
      at % 2 === 0
        ? `<rect x="${left}" y="${y}" width="${right - left}" height="${high}" fill="#f1e9e0" rx="8"/>`
        : '';
    const cells = measures.map((value, column) =>
      lettering(number(value), { x: middle(column), y: base, size: 23, weight: 500, fill: ink }),
    );
    return (
      back + lettering(size, { x: left + sizeColumn / 2, y: base, size: 24, fill: ink }) + cells.join('')
    );
  });
  const heads = columns.map((name, column) =>
    lettering(name, {
      x: middle(column),
      y: top - 22,
      size: 19,
      weight: 700,
      fill: '#7a5c68',
      fit: wide - 14,
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="#fbf8f4"/>${lettering(`Ukuran ${title}`, { x: left, y: 108, size: 38, anchor: 'start', fill: ink, fit: right - left })}${lettering('Ukuran', { x: left + sizeColumn / 2, y: top - 22, size: 19, weight: 700, fill: '#7a5c68' })}${heads.join('')}${lines.join('')}${lettering('Dalam sentimeter; bisa berbeda 1–2 cm.', { x: left, y: 566, size: 18, weight: 500, anchor: 'start', fill: '#7a5c68', fit: right - left })}</svg>`;
}
