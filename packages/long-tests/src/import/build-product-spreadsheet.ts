/** Rows that share a `kode_induk` make a family of four variants. */
const sizes = ['S', 'M', 'L', 'XL'];

/** What a sheet holds: `mixed` has a family of four rows after every three single products. */
export type ProductMix = 'mixed' | 'singles';

interface SheetPlan {
  rows: number;
  assortment: ProductMix;
}

const turn = 3 + sizes.length;

/** Which product a row belongs to, and which size of it the row is. */
const placeOf = (at: number, assortment: ProductMix) => {
  const place = at % turn;
  return assortment === 'mixed' && place >= 3
    ? { product: `F-${Math.floor(at / turn)}`, size: sizes[place - 3] ?? '' }
    : { product: `P-${at}`, size: '' };
};

/** How many products a sheet makes. */
export const countProducts = ({ rows, assortment }: SheetPlan): number =>
  new Set(Array.from({ length: rows }, (_, at) => placeOf(at, assortment).product)).size;

const headings =
  'kode_induk;nama_produk;deskripsi;kategori;harga;stok;berat_gram;sku;nama_varian_1;nilai_varian_1;gambar_1';

/** A sheet as a seller with a real store has it: everything is published, each row has its own code. */
export const buildProductSpreadsheet = ({ rows, assortment }: SheetPlan, pictureId: number): Uint8Array => {
  const lines = Array.from({ length: rows }, (_, at) => {
    const { product, size } = placeOf(at, assortment);
    const price = `75.${String(at % 1_000).padStart(3, '0')}`;
    const goods = `Kaos katun sablon ${product};"Bahan katun, jahitan rapi; nyaman dipakai.";Fashion > Kaos`;
    const variant = size ? `Ukuran;${size}` : ';';
    return `${size ? product : ''};${goods};${price};${at % 90};200;S-${at};${variant};${pictureId}`;
  });
  return new TextEncoder().encode(`\uFEFF${[headings, ...lines].join('\r\n')}\r\n`);
};
