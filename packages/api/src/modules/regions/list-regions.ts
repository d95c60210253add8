import { country, type Level, levels, type StoredRegion } from './region-data.ts';

const under = async (read: () => Promise<Level>, parent: string): Promise<readonly StoredRegion[]> =>
  (await read()).under.get(parent) ?? [];

/** The provinces in the order of their names (SPEC 7). */
export const listProvinces = () => under(levels.provinces, country);

/** The cities of a province; empty for an unknown one. */
export const listCities = (provinceId: string) => under(levels.cities, provinceId);

/** The sub-districts of a city; empty for an unknown one. */
export const listSubDistricts = (cityId: string) => under(levels.subDistricts, cityId);

/** The villages of a sub-district; empty for an unknown one. */
export const listAreas = (subDistrictId: string) => under(levels.areas, subDistrictId);
