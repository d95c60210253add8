import type { Locale } from '@pasar/contract';

/** Images of one product. */
export const maxImages = 9;

type Numbered = `gambar_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
export type Column =
  | 'kode_induk'
  | 'nama_produk'
  | 'deskripsi'
  | 'kategori'
  | 'merek'
  | 'kondisi'
  | 'harga'
  | 'stok'
  | 'berat_gram'
  | 'panjang_cm'
  | 'lebar_cm'
  | 'tinggi_cm'
  | 'minimum_pesanan'
  | 'sku'
  | 'nama_varian_1'
  | 'nilai_varian_1'
  | 'nama_varian_2'
  | 'nilai_varian_2'
  | Numbered
  | 'preorder_hari'
  | 'status';

interface ColumnFacts {
  column: Column;
  /** Other headings with the same meaning; the first one is in English templates. */
  aliases: readonly [string, ...string[]];
  /** Required for a new product. */
  isRequired?: true;
  /** The hint below the heading in the template; its first word marks the line as no data. */
  hint: Record<Locale, string>;
}

const pictures = Array.from(
  { length: maxImages },
  (_, index): ColumnFacts => ({
    column: `gambar_${index + 1}` as Numbered,
    aliases: [`image_${index + 1}`, `foto_${index + 1}`],
    hint: {
      id:
        index === 0
          ? 'Opsional. Nomor foto yang sudah diunggah; foto sampul. Tanpa foto, produk disimpan sebagai HIDDEN'
          : 'Opsional. Nomor foto yang sudah diunggah',
      en:
        index === 0
          ? 'Optional. Number of an uploaded photo; the cover. Without photos the product is saved as HIDDEN'
          : 'Optional. Number of an uploaded photo',
    },
  }),
);

/** The columns of a product spreadsheet (domain 3.13), in the order of the template. */
export const columns: readonly ColumnFacts[] = [
  {
    column: 'kode_induk',
    aliases: ['parent_sku', 'parent_code'],
    hint: {
      id: 'Opsional. Baris dengan kode yang sama menjadi satu produk dengan varian',
      en: 'Optional. Rows with the same code become one product with variants',
    },
  },
  {
    column: 'nama_produk',
    aliases: ['product_name', 'name', 'nama'],
    isRequired: true,
    hint: { id: 'Wajib. 5 sampai 150 karakter', en: 'Required. 5 to 150 characters' },
  },
  {
    column: 'deskripsi',
    aliases: ['description'],
    isRequired: true,
    hint: { id: 'Wajib. Maksimal 5.000 karakter', en: 'Required. At most 5,000 characters' },
  },
  {
    column: 'kategori',
    aliases: ['category'],
    isRequired: true,
    hint: {
      id: 'Wajib. Nomor kategori, atau jalurnya: Fashion > Pria > Kaos',
      en: 'Required. Number of a category, or its path: Fashion > Men > T-shirts',
    },
  },
  {
    column: 'merek',
    aliases: ['brand'],
    hint: { id: 'Opsional. Nama merek yang terdaftar', en: 'Optional. Name of a brand that is listed' },
  },
  {
    column: 'kondisi',
    aliases: ['condition'],
    hint: { id: 'Opsional. baru atau bekas', en: 'Optional. new or used' },
  },
  {
    column: 'harga',
    aliases: ['price'],
    isRequired: true,
    hint: { id: 'Wajib. Rupiah, contoh 75000 atau 75.000', en: 'Required. Rupiah, for example 75000' },
  },
  {
    column: 'stok',
    aliases: ['stock'],
    isRequired: true,
    hint: { id: 'Wajib. Jumlah barang', en: 'Required. Number of pieces' },
  },
  {
    column: 'berat_gram',
    aliases: ['weight_gram', 'weight', 'berat'],
    isRequired: true,
    hint: { id: 'Wajib. 1 sampai 500000', en: 'Required. 1 to 500000' },
  },
  {
    column: 'panjang_cm',
    aliases: ['length_cm', 'length', 'panjang'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  {
    column: 'lebar_cm',
    aliases: ['width_cm', 'width', 'lebar'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  {
    column: 'tinggi_cm',
    aliases: ['height_cm', 'height', 'tinggi'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  {
    column: 'minimum_pesanan',
    aliases: ['minimum_order', 'min_order'],
    hint: { id: 'Opsional. Bila kosong: 1', en: 'Optional. 1 when empty' },
  },
  {
    column: 'sku',
    aliases: ['variant_sku'],
    hint: {
      id: 'Opsional. Kode milikmu, satu untuk tiap baris; wajib untuk memperbarui produk',
      en: 'Optional. Your own code, one for each row; needed to update products',
    },
  },
  {
    column: 'nama_varian_1',
    aliases: ['variant_name_1', 'option_1'],
    hint: { id: 'Opsional. Contoh: Warna', en: 'Optional. For example: Colour' },
  },
  {
    column: 'nilai_varian_1',
    aliases: ['variant_value_1', 'option_value_1'],
    hint: { id: 'Opsional. Contoh: Hitam', en: 'Optional. For example: Black' },
  },
  {
    column: 'nama_varian_2',
    aliases: ['variant_name_2', 'option_2'],
    hint: { id: 'Opsional. Contoh: Ukuran', en: 'Optional. For example: Size' },
  },
  {
    column: 'nilai_varian_2',
    aliases: ['variant_value_2', 'option_value_2'],
    hint: { id: 'Opsional. Contoh: M', en: 'Optional. For example: M' },
  },
  ...pictures,
  {
    column: 'preorder_hari',
    aliases: ['preorder_days'],
    hint: {
      id: 'Opsional. 1 sampai 30 hari; kosong bila barang siap',
      en: 'Optional. 1 to 30 days; empty when in stock',
    },
  },
  {
    column: 'status',
    aliases: ['visibility'],
    hint: { id: 'Opsional. PUBLISH atau HIDDEN', en: 'Optional. PUBLISH or HIDDEN' },
  },
];

/** The word that every hint begins with. A line of such hints belongs to the template and is no data. */
const hintWord = /^(wajib|opsional|required|optional)\b/i;

/** Whether a line is the one that explains the columns. */
export const isHintRow = (cells: readonly (string | number)[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => typeof cell === 'string' && hintWord.test(cell));
};
