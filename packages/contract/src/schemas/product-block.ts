import * as v from 'valibot';
import type { Locale } from '../locale.ts';

/** Why staff take a product out of the market, as people read it. */
export const blockReasons = {
  counterfeit: { id: 'Barang palsu', en: 'Counterfeit' },
  prohibited: { id: 'Barang terlarang', en: 'Prohibited item' },
  misleading: { id: 'Keterangan menyesatkan', en: 'Misleading description' },
  stolen_images: { id: 'Foto milik orang lain', en: 'Photos that belong to others' },
  unsafe: { id: 'Barang berbahaya', en: 'Unsafe item' },
  other: { id: 'Alasan lain', en: 'Other reason' },
} as const satisfies Record<string, Record<Locale, string>>;
export type BlockReason = keyof typeof blockReasons;
export const blockReasonCodes = Object.keys(blockReasons) as BlockReason[];

/** The block of a product or a review: its reason in the reader's language, and what staff wrote to its owner. */
export const ProductBlock = v.object({
  reason: v.string(),
  note: v.string(),
  at: v.string(),
});
export type ProductBlock = v.InferOutput<typeof ProductBlock>;
