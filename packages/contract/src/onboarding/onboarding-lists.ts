import type { Locale } from '../locale.ts';

/** What stores sell, in six words (SPEC 3 "Store"): displayed, and neither sent nor validated. */
export const storeCategories: Record<Locale, readonly string[]> = {
  id: [
    'Sembako',
    'Fashion',
    'Peralatan rumah tangga',
    'Smartphone dan tablet',
    'Komputer dan laptop',
    'Otomotif',
  ],
  en: [
    'Groceries',
    'Fashion',
    'Household equipment',
    'Smartphone and tablet',
    'Computer and laptop',
    'Automotive',
  ],
};

/** The banks to select from before the server's own list arrives (SPEC 3 "Bank"); the ids are the server's. */
export const fallbackBanks = [
  { id: 1, bank: 'BCA' },
  { id: 2, bank: 'BRI' },
  { id: 3, bank: 'BNI' },
  { id: 5, bank: 'Danamon' },
  { id: 6, bank: 'Permata' },
  { id: 4, bank: 'Mandiri' },
] as const;
