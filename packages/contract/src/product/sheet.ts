import type { Locale } from '../locale.ts';
import type { MessageId } from '../messages/message.ts';
import type { plainProductFields, plainVariantFields } from './fields.ts';

/** A column of the product spreadsheet (domain 3.13). */
export interface SheetColumn {
  column: string;
  /** Other headings with the same meaning; the first one is in English templates. */
  aliases: readonly [string, ...string[]];
  /** Required for a new product; columns of required fields are so anyway. */
  isRequired?: true;
  /** The hint below the heading in the template; its first word marks the line as no data. */
  hint: Record<Locale, string>;
  /** What the cell may say for each value, in lower case. Default: the values themselves. */
  words?: Record<string, string>;
  /** The message of any other text. Default: the words are listed. */
  says?: MessageId;
}

/** Images of one product. */
type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const hints: Record<'cover' | 'other', Record<Locale, string>> = {
  cover: {
    id: 'Opsional. Nomor foto yang sudah diunggah; foto sampul. Tanpa foto, produk disimpan sebagai HIDDEN',
    en: 'Optional. Number of an uploaded photo; the cover. Without photos the product is saved as HIDDEN',
  },
  other: { id: 'Opsional. Nomor foto yang sudah diunggah', en: 'Optional. Number of an uploaded photo' },
};
const imageColumns = Object.fromEntries(
  Array.from({ length: 9 }, (_, index): [string, SheetColumn] => [
    `image_${index + 1}`,
    {
      column: `gambar_${index + 1}`,
      aliases: [`image_${index + 1}`, `foto_${index + 1}`],
      hint: index === 0 ? hints.cover : hints.other,
    },
  ]),
) as Record<`image_${Place}`, SheetColumn & { column: `gambar_${Place}` }>;

type FieldName = keyof typeof plainProductFields | keyof typeof plainVariantFields;

/**
 * The spreadsheet's columns by field, in the order of the template. A field without a column says on whose column its
 * errors are noted, or null.
 */
export const productSheet = {
  parent: {
    column: 'kode_induk',
    aliases: ['parent_sku', 'parent_code'],
    hint: {
      id: 'Opsional. Baris dengan kode yang sama menjadi satu produk dengan varian',
      en: 'Optional. Rows with the same code become one product with variants',
    },
  },
  name: {
    column: 'nama_produk',
    aliases: ['product_name', 'name', 'nama'],
    hint: { id: 'Wajib. 5 sampai 150 karakter', en: 'Required. 5 to 150 characters' },
  },
  description: {
    column: 'deskripsi',
    aliases: ['description'],
    hint: { id: 'Wajib. Maksimal 5.000 karakter', en: 'Required. At most 5,000 characters' },
  },
  category_id: {
    column: 'kategori',
    aliases: ['category'],
    hint: {
      id: 'Wajib. Nomor kategori, atau jalurnya: Fashion > Pria > Kaos',
      en: 'Required. Number of a category, or its path: Fashion > Men > T-shirts',
    },
  },
  brand_id: {
    column: 'merek',
    aliases: ['brand'],
    hint: { id: 'Opsional. Nama merek yang terdaftar', en: 'Optional. Name of a brand that is listed' },
  },
  condition: {
    column: 'kondisi',
    aliases: ['condition'],
    hint: { id: 'Opsional. baru atau bekas', en: 'Optional. new or used' },
    words: { baru: 'new', new: 'new', bekas: 'used', used: 'used' },
    says: 'import.condition',
  },
  price: {
    column: 'harga',
    aliases: ['price'],
    hint: { id: 'Wajib. Rupiah, contoh 75000 atau 75.000', en: 'Required. Rupiah, for example 75000' },
  },
  stock: {
    column: 'stok',
    aliases: ['stock'],
    isRequired: true,
    hint: { id: 'Wajib. Jumlah barang', en: 'Required. Number of pieces' },
  },
  weight_gram: {
    column: 'berat_gram',
    aliases: ['weight_gram', 'weight', 'berat'],
    hint: { id: 'Wajib. 1 sampai 500000', en: 'Required. 1 to 500000' },
  },
  length_cm: {
    column: 'panjang_cm',
    aliases: ['length_cm', 'length', 'panjang'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  width_cm: {
    column: 'lebar_cm',
    aliases: ['width_cm', 'width', 'lebar'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  height_cm: {
    column: 'tinggi_cm',
    aliases: ['height_cm', 'height', 'tinggi'],
    hint: { id: 'Opsional. Ukuran paket', en: 'Optional. Size of the parcel' },
  },
  min_order: {
    column: 'minimum_pesanan',
    aliases: ['minimum_order', 'min_order'],
    hint: { id: 'Opsional. Bila kosong: 1', en: 'Optional. 1 when empty' },
  },
  sku: {
    column: 'sku',
    aliases: ['variant_sku'],
    hint: {
      id: 'Opsional. Kode milikmu, satu untuk tiap baris; wajib untuk memperbarui produk',
      en: 'Optional. Your own code, one for each row; needed to update products',
    },
  },
  option_name_1: {
    column: 'nama_varian_1',
    aliases: ['variant_name_1', 'option_1'],
    hint: { id: 'Opsional. Contoh: Warna', en: 'Optional. For example: Colour' },
  },
  option_value_1: {
    column: 'nilai_varian_1',
    aliases: ['variant_value_1', 'option_value_1'],
    hint: { id: 'Opsional. Contoh: Hitam', en: 'Optional. For example: Black' },
  },
  option_name_2: {
    column: 'nama_varian_2',
    aliases: ['variant_name_2', 'option_2'],
    hint: { id: 'Opsional. Contoh: Ukuran', en: 'Optional. For example: Size' },
  },
  option_value_2: {
    column: 'nilai_varian_2',
    aliases: ['variant_value_2', 'option_value_2'],
    hint: { id: 'Opsional. Contoh: M', en: 'Optional. For example: M' },
  },
  ...imageColumns,
  preorder_days: {
    column: 'preorder_hari',
    aliases: ['preorder_days'],
    hint: {
      id: 'Opsional. 1 sampai 30 hari; kosong bila barang siap',
      en: 'Optional. 1 to 30 days; empty when in stock',
    },
  },
  status: {
    column: 'status',
    aliases: ['visibility'],
    hint: { id: 'Opsional. PUBLISH atau HIDDEN', en: 'Optional. PUBLISH or HIDDEN' },
    says: 'import.status',
  },
  compare_at_price: 'price',
  stock_seen: 'stock',
  max_order: 'min_order',
  is_preorder: 'preorder_days',
  is_active: null,
  video_url: null,
  must_insurance: null,
  free_shipping: null,
  seo_title: null,
  seo_description: null,
} as const satisfies Record<FieldName, SheetColumn | string | null> &
  Record<string, SheetColumn | string | null>;
