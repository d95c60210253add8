import type { Locale } from '../locale.ts';

/** Why staff hide a review, as people read it. How many stars it gives is none of them (back-office B17). */
export const hideReasons = {
  insulting: { id: 'Hinaan atau kebencian', en: 'Insults or hate' },
  personal_data: { id: 'Memuat data pribadi', en: 'Shows personal data' },
  advertising: { id: 'Iklan atau spam', en: 'Advertising or spam' },
  unrelated: { id: 'Tidak tentang barangnya', en: 'Not about the item' },
  fake: { id: 'Ulasan palsu atau dibayar', en: 'Fake or paid review' },
  indecent: { id: 'Foto atau kata tidak pantas', en: 'Indecent photos or words' },
  other: { id: 'Alasan lain', en: 'Other reason' },
} as const satisfies Record<string, Record<Locale, string>>;
export type HideReason = keyof typeof hideReasons;
export const hideReasonCodes = Object.keys(hideReasons) as HideReason[];
