import { country, levels, type StoredRegion } from './region-data.ts';

/** All provinces, by name. */
export const readProvinces = async (): Promise<readonly StoredRegion[]> =>
  (await levels.provinces()).under.get(country) ?? [];

/** Official codes of the cities, by province. */
export const readCityIds = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { under } = await levels.cities();
  return new Map([...under].map(([province, cities]) => [province, cities.map(({ id }) => id)]));
};
