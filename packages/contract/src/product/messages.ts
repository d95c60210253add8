import type { Locale } from '../locale.ts';

/** Messages of the seller's product form, and about products that cannot be changed as requested (domain 3.4). */
export const productMessages = {
  'product.name.short': { id: 'Nama produk minimal 5 karakter', en: 'Product name minimum 5 characters' },
  'product.name.long': { id: 'Nama produk maksimal 150 karakter', en: 'Product name maximum 150 characters' },
  'product.category.required': { id: 'Pilih kategori', en: 'Choose a category' },
  'product.description.long': {
    id: 'Deskripsi maksimal 5.000 karakter',
    en: 'Description maximum 5,000 characters',
  },
  'product.images.required': { id: 'Tambahkan minimal 1 foto', en: 'Add at least 1 photo' },
  'product.images.many': { id: 'Maksimal 9 foto', en: 'At most 9 photos' },
  'product.images.same': { id: 'Foto ini sudah ada', en: 'This photo is already there' },
  'product.video.invalid': {
    id: 'Tautan video harus dari YouTube, TikTok, atau Vimeo',
    en: 'The video link must be from YouTube, TikTok or Vimeo',
  },
  'product.price.number': { id: 'Harga harus angka', en: 'Price must be a number' },
  'product.price.range': {
    id: 'Harga Rp100 sampai Rp500.000.000',
    en: 'Price must be Rp100 to Rp500.000.000',
  },
  'product.price.before': {
    id: 'Harga coret harus lebih tinggi dari harga',
    en: 'The crossed-out price must be higher than the price',
  },
  'product.stock.number': {
    id: 'Stok harus angka bulat mulai dari 0',
    en: 'Stock must be a whole number from 0',
  },
  'product.stock.large': { id: 'Stok maksimal 1.000.000', en: 'Stock maximum 1,000,000' },
  'product.sku.long': { id: 'SKU maksimal 64 karakter', en: 'SKU maximum 64 characters' },
  'product.weight.range': {
    id: 'Berat 1 sampai 500.000 gram',
    en: 'Weight must be 1 to 500,000 grams',
  },
  'product.size.range': { id: 'Ukuran 1 sampai 1.000 cm', en: 'Size must be 1 to 1,000 cm' },
  'product.size.integer': {
    id: 'Isi panjang, lebar, dan tinggi, atau kosongkan semuanya',
    en: 'Fill in length, width and height, or leave all of them empty',
  },
  'product.min-order.range': {
    id: 'Minimal pembelian 1 sampai 10.000',
    en: 'Minimum order must be 1 to 10,000',
  },
  'product.max-order.range': {
    id: 'Maksimal pembelian 1 sampai 10.000',
    en: 'Maximum order must be 1 to 10,000',
  },
  'product.max-order.small': {
    id: 'Maksimal pembelian tidak boleh kurang dari minimal pembelian',
    en: 'Maximum order must not be below the minimum order',
  },
  'product.preorder.days': { id: 'Preorder 1 sampai 30 hari', en: 'Preorder must be 1 to 30 days' },
  'product.attributes.many': { id: 'Maksimal 30 spesifikasi', en: 'At most 30 specifications' },
  'product.attributes.long': {
    id: 'Spesifikasi maksimal 200 karakter',
    en: 'Specification maximum 200 characters',
  },
  'product.attributes.number': {
    id: 'Isi dengan angka, paling banyak dua desimal',
    en: 'Enter a number with at most two decimals',
  },
  'product.attributes.choice': { id: 'Pilih salah satu pilihannya', en: 'Choose one of the choices' },
  'product.attributes.same': { id: 'Spesifikasi ini sudah ada', en: 'This specification is already there' },
  'product.options.many': { id: 'Maksimal 2 jenis varian', en: 'At most 2 kinds of variant' },
  'product.options.name': {
    id: 'Nama varian maksimal 30 karakter',
    en: 'Variant name maximum 30 characters',
  },
  'product.options.same': { id: 'Nama varian ini sudah ada', en: 'This variant name is already there' },
  'product.values.none': { id: 'Isi minimal 1 pilihan', en: 'Add at least 1 choice' },
  'product.values.long': { id: 'Pilihan maksimal 50 karakter', en: 'Choice maximum 50 characters' },
  'product.values.same': { id: 'Pilihan ini sudah ada', en: 'This choice is already there' },
  'product.values.many': { id: 'Maksimal 50 pilihan', en: 'At most 50 choices' },
  'product.variants.many': { id: 'Maksimal 100 varian', en: 'At most 100 variants' },
  'product.variants.unknown': {
    id: 'Varian ini tidak ada di pilihan produk',
    en: 'This variant is not among the choices of the product',
  },
  'product.variants.same': { id: 'Varian ini ada dua kali', en: 'This variant is there twice' },
  'product.variants.missing': {
    id: 'Setiap gabungan pilihan perlu satu varian',
    en: 'Every combination of choices needs one variant',
  },
  'product.variants.inactive': {
    id: 'Minimal satu varian harus aktif',
    en: 'At least one variant must be active',
  },
  'product.seo.title': { id: 'Judul SEO maksimal 100 karakter', en: 'SEO title maximum 100 characters' },
  'product.seo.description': {
    id: 'Deskripsi SEO maksimal 300 karakter',
    en: 'SEO description maximum 300 characters',
  },
  'product.bulk.many': { id: 'Maksimal 500 produk sekaligus', en: 'At most 500 products at once' },
  'product.discount.value': {
    id: 'Potongan harus angka mulai dari 1',
    en: 'The cut must be a number from 1',
  },
  'product.discount.percent': { id: 'Potongan maksimal 70%', en: 'The cut is at most 70%' },
  'product.discount.window': {
    id: 'Waktu berakhir harus sesudah waktu mulai, paling lama 366 hari',
    en: 'The end must be after the start, at most 366 days later',
  },
} as const;

/** A field in the seller's form. */
export interface FieldLabel {
  label: Record<Locale, string>;
  hint?: Record<Locale, string>;
  unit?: Record<Locale, string>;
  /** The names of an enum's values. */
  values?: Record<string, Record<Locale, string>>;
}

const both = (text: string) => ({ id: text, en: text });

export const productLabels = {
  name: {
    label: { id: 'Nama produk', en: 'Product name' },
    hint: {
      id: 'Jenis, merek, bahan, ukuran: kata yang dicari pembeli',
      en: 'Kind, brand, material, size: the words that buyers search for',
    },
  },
  category_id: { label: { id: 'Kategori', en: 'Category' } },
  brand_id: { label: { id: 'Merek', en: 'Brand' } },
  description: { label: { id: 'Deskripsi', en: 'Description' } },
  condition: {
    label: { id: 'Kondisi', en: 'Condition' },
    values: { new: { id: 'Baru', en: 'New' }, used: { id: 'Bekas', en: 'Used' } },
  },
  video_url: {
    label: { id: 'Alamat video', en: 'Video address' },
    hint: { id: 'YouTube, TikTok, atau Vimeo', en: 'YouTube, TikTok or Vimeo' },
  },
  sku: { label: both('SKU') },
  weight_gram: { label: { id: 'Berat', en: 'Weight' }, unit: both('gram') },
  length_cm: { label: { id: 'Panjang', en: 'Length' }, unit: both('cm') },
  width_cm: { label: { id: 'Lebar', en: 'Width' }, unit: both('cm') },
  height_cm: { label: { id: 'Tinggi', en: 'Height' }, unit: both('cm') },
  min_order: { label: { id: 'Minimal beli', en: 'Minimum order' } },
  max_order: { label: { id: 'Maksimal beli', en: 'Maximum order' } },
  is_preorder: {
    label: { id: 'Preorder', en: 'Made to order' },
    hint: { id: 'Dibuat dulu setelah dipesan.', en: 'It is made after it was ordered.' },
  },
  preorder_days: { label: { id: 'Lama pembuatan', en: 'Time to make' }, unit: { id: 'hari', en: 'days' } },
  must_insurance: {
    label: { id: 'Wajib asuransi', en: 'Insurance required' },
    hint: {
      id: 'Produk ini hanya dikirim dengan asuransi.',
      en: 'This product is only sent insured.',
    },
  },
  free_shipping: {
    label: { id: 'Ikut gratis ongkir toko', en: "Include in the store's free shipping" },
    hint: {
      id: 'Berlaku kalau gratis ongkir toko diatur untuk produk pilihan.',
      en: "Applies when your store's free shipping is set to selected products.",
    },
  },
  status: {
    label: both('Status'),
    values: { PUBLISH: { id: 'Tayang', en: 'Shown' }, HIDDEN: { id: 'Disembunyikan', en: 'Hidden' } },
  },
  seo_title: {
    label: { id: 'Judul untuk mesin pencari', en: 'Title for search engines' },
    hint: {
      id: 'Kosongkan untuk memakai nama dan awal deskripsi.',
      en: 'Leave it empty to use the name and the beginning of the description.',
    },
  },
  seo_description: {
    label: { id: 'Deskripsi untuk mesin pencari', en: 'Description for search engines' },
  },
} satisfies Record<string, FieldLabel>;

/** The fields of variants, as columns of the form's table. */
export const variantLabels = {
  price: { label: { id: 'Harga', en: 'Price' } },
  compare_at_price: { label: { id: 'Harga coret', en: 'Price before' } },
  stock: { label: { id: 'Stok', en: 'Stock' } },
  sku: { label: both('SKU') },
  weight_gram: { label: { id: 'Berat (gram)', en: 'Weight (gram)' } },
  is_active: { label: { id: 'Dijual', en: 'On sale' } },
} satisfies Record<string, FieldLabel>;
