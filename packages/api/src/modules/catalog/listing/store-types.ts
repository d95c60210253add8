import type { Locale, StoreType } from '@pasar/contract';

const names: Record<StoreType, Record<Locale, string>> = {
  official: { id: 'Toko resmi', en: 'Official store' },
  star: { id: 'Toko bintang', en: 'Star seller' },
  regular: { id: 'Toko biasa', en: 'Regular store' },
};

export const storeTypes = Object.keys(names) as StoreType[];

/** A kind of store as filters show it. */
export const storeTypeName = (type: StoreType, locale: Locale): string => names[type][locale];
