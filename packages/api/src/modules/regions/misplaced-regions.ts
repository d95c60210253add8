import type { Place } from './place-names.ts';
import { type Level, levels } from './region-data.ts';

const chain: readonly { field: keyof Place; read: () => Promise<Level> }[] = [
  { field: 'province_id', read: levels.provinces },
  { field: 'city_id', read: levels.cities },
  { field: 'sub_district_id', read: levels.subDistricts },
  { field: 'area_id', read: levels.areas },
];

/**
 * The levels of a place that are unknown or not part of the level above, from the province down; empty for a place
 * that exists. The code of a region begins with the code of the one that holds it.
 */
export const misplacedRegions = async (place: Place): Promise<(keyof Place)[]> => {
  const misplaced: (keyof Place)[] = [];
  let above = '';
  for (const { field, read } of chain) {
    const id = place[field];
    if (!(await read()).byId.has(id) || !id.startsWith(above)) misplaced.push(field);
    above = `${id}.`;
  }
  return misplaced;
};
