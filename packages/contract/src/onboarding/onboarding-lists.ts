import type { Locale } from '../locale.ts';

/** What stores sell, in six words (SPEC 3 "Store"): shown, and neither sent nor validated. */
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

/** The banks to choose from while the market's own list did not come (SPEC 3 "Bank"); the ids are the market's. */
export const fallbackBanks = [
  { id: 1, bank: 'BCA' },
  { id: 2, bank: 'BRI' },
  { id: 3, bank: 'BNI' },
  { id: 5, bank: 'Danamon' },
  { id: 6, bank: 'Permata' },
  { id: 4, bank: 'Mandiri' },
] as const;
