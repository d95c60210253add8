/** Everyday names of the two provinces whose official names nobody uses. */
const everyday: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
};

/** A province as lists show it. */
export const provinceName = (official: string): string => everyday[official] ?? official;

/** A city where space is short: `Kab. Cianjur`, `Kota Bandung`, `Jakarta Barat` (LOOK "Card anatomy"). */
export const shortCityName = (name: string): string =>
  name.replace(/^Kabupaten Administrasi |^Kabupaten /, 'Kab. ').replace(/^Kota Administrasi /, '');
