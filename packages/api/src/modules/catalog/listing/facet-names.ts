import type { Locale, PromotionFilterName } from '@pasar/contract';
import type { RatingStep } from './count-listings.ts';

const promotions: Record<PromotionFilterName, Record<Locale, string>> = {
  free_shipping: { id: 'Gratis ongkir', en: 'Free shipping' },
  discount: { id: 'Sedang diskon', en: 'On discount' },
  flash_sale: { id: 'Flash sale', en: 'Flash sale' },
  in_stock: { id: 'Stok tersedia', en: 'In stock' },
  verified: { id: 'Penjual terverifikasi', en: 'Verified seller' },
  preorder: { id: 'Pre-order', en: 'Pre-order' },
};
const conditions: Record<'new' | 'used', Record<Locale, string>> = {
  new: { id: 'Baru', en: 'New' },
  used: { id: 'Bekas', en: 'Used' },
};

/** A switch as filters show it. */
export const promotionFilterName = (offer: PromotionFilterName, locale: Locale): string =>
  promotions[offer][locale];

export const conditionName = (condition: 'new' | 'used', locale: Locale): string =>
  conditions[condition][locale];

/** So many stars or more, as filters show it. */
export const ratingName = (stars: RatingStep, locale: Locale): string =>
  locale === 'en' ? `${stars} stars and up` : `${stars} bintang ke atas`;
