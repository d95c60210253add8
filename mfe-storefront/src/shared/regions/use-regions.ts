import type { Area, Region } from '@pasar/contract';
import { regionEndpoints } from '@pasar/contract';
import { useApi, useReportFailure } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export const regionLevels = ['province_id', 'city_id', 'sub_district_id', 'area_id'] as const;
export type RegionLevel = (typeof regionLevels)[number];
export type ChosenRegions = Record<RegionLevel, string>;

/** A list of one level: of which parent it is, and what came. */
interface RegionList {
  parent: string;
  /** Null while it is on its way. */
  regions: readonly (Region | Area)[] | null;
}
type Lists = Partial<Record<RegionLevel, RegionList>>;

/** Which region a level's list belongs to: the whole country for the first. */
const parentOf = (level: RegionLevel, chosen: ChosenRegions): string => {
  const above = regionLevels[regionLevels.indexOf(level) - 1];
  return above ? chosen[above] : 'country';
};

/**
 * The lists of a cascade (SPEC 4 "Region selects cascade"): each level is asked for once per parent, and an answer that
 * a newer choice has overtaken is dropped.
 */
export const useRegions = (chosen: ChosenRegions, levels: readonly RegionLevel[]) => {
  const api = useApi();
  const report = useReportFailure();
  const [lists, setLists] = useState<Lists>({});
  const asked = useRef<Partial<Record<RegionLevel, string>>>({});

  const read = async (level: RegionLevel, parent: string): Promise<readonly (Region | Area)[]> => {
    // The ids are the server's own, branded by the lists that they came from.
    const id = parent as Region['id'];
    const calls = {
      province_id: () => api.call(regionEndpoints.provinces),
      city_id: () => api.call(regionEndpoints.cities, { query: { province_id: id } }),
      sub_district_id: () => api.call(regionEndpoints.subDistricts, { query: { city_id: id } }),
      area_id: () => api.call(regionEndpoints.areas, { query: { kecamatan_id: id } }),
    };
    return (await calls[level]()).data;
  };

  const load = async (level: RegionLevel) => {
    const parent = parentOf(level, chosen);
    if (parent === '' || asked.current[level] === parent) return;
    asked.current[level] = parent;
    setLists((before) => ({ ...before, [level]: { parent, regions: null } }));
    try {
      const regions = await read(level, parent);
      if (asked.current[level] === parent)
        setLists((before) => ({ ...before, [level]: { parent, regions } }));
    } catch (failure) {
      if (asked.current[level] !== parent) return;
      // Forgotten, so that the next look at the field asks again.
      delete asked.current[level];
      setLists(({ [level]: _, ...others }) => others);
      report(failure);
    }
  };
  const loadAll = useEffectEvent(() => {
    for (const level of levels) void load(level);
  });
  const { province_id, city_id, sub_district_id } = chosen;
  // A new choice is what asks for the next list.
  useEffect(() => loadAll(), [province_id, city_id, sub_district_id]);

  const listOf = (level: RegionLevel) => {
    const list = lists[level];
    const parent = parentOf(level, chosen);
    const isOfParent = list?.parent === parent;
    return {
      regions: (isOfParent && list?.regions) || [],
      loading: isOfParent && list?.regions === null,
      /** The level above has not been chosen. */
      locked: parent === '',
    };
  };
  return { listOf, retry: (level: RegionLevel) => void load(level) };
};
