import type { RootSlug } from './categories/index.ts';
import type { Remark } from './phrases/index.ts';

/** What buyers say about store and parcel, whatever was in it. It names no days: couriers and distances differ. */
export const service = [
  'Dikemas rapi.',
  'Penjualnya ramah.',
  'Terima kasih, akan beli lagi.',
  'Kurirnya hati-hati.',
  'Sampai dengan selamat.',
  'Harganya paling masuk akal setelah lihat-lihat.',
  'Tidak menyesal beli di sini.',
  'Sudah pesan lagi untuk saudara.',
  'Semoga tokonya lancar terus.',
  'Puas.',
  'Mantap.',
] as const;

/** What buyers of four stars may add to a remark. */
export const consolations = ['Dikemas rapi.', 'Penjualnya ramah.', 'Kurirnya hati-hati.', '', ''] as const;

/** Three and four stars for any product. */
export const mixed: readonly Remark[] = [
  ['Barangnya bagus, hanya sampainya agak lama.', 'Terima kasih sudah sabar menunggu, Kak.'],
  ['Sesuai harga, tidak ada yang istimewa.', 'Terima kasih sudah belanja, Kak.'],
];

/** One and two stars for any product. */
export const complaints: readonly Remark[] = [
  [
    'Tidak sesuai harapan saya.',
    'Mohon maaf, Kak. Ceritakan lewat chat ya, supaya kami tahu apa yang kurang.',
  ],
];

const thanks = [
  'Terima kasih sudah belanja, Kak.',
  'Terima kasih ulasannya, membantu pembeli lain.',
  'Wah, terima kasih banyak, Kak.',
  'Senang membacanya, Kak. Terima kasih.',
  'Terima kasih, Kak. Kalau ada yang kurang, chat kami ya.',
] as const;

/** What stores answer to praise. To everything else they answer what belongs to it. */
export const thanksFor = (root: RootSlug): readonly string[] =>
  root === 'sembako'
    ? [...thanks, 'Selamat menikmati, Kak.', 'Ditunggu belanja dapur berikutnya, Kak.']
    : [...thanks, 'Semoga awet, Kak.', 'Terima kasih, semoga bermanfaat.'];
