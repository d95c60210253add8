import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getParentRegion, type RegionLevel, regionLevels, type SelectedRegions } from './region-levels.ts';

interface Listed {
  id: string;
  name: string;
}

/** A list of one level: of which parent it is, and what came; null while it is on its way. */
interface RegionList<R> {
  parent: string;
  regions: readonly R[] | null;
}
type Lists<R> = Partial<Record<RegionLevel, RegionList<R>>>;

export interface RegionSource<R extends Listed> {
  chosen: SelectedRegions;
  /** The levels to request. Default: all. */
  levels?: readonly RegionLevel[];
  /** Requests the list of a level; `parent` is the id of the level above. */
  read(level: RegionLevel, parent: string): Promise<readonly R[]>;
  report(failure: unknown): void;
  /** The provinces, where the page brought them along. */
  provinces?: readonly R[] | undefined;
}

/**
 * The lists of a cascade (SPEC 4 "Region selects cascade"): each level is requested once per parent, and a
 * response that a newer selection has overtaken is dropped. `retry` requests a failed list again.
 */
export const useRegionLists = <R extends Listed>({
  chosen,
  levels = regionLevels,
  read,
  report,
  provinces,
}: RegionSource<R>) => {
  const known = provinces && { parent: 'country', regions: provinces };
  const [lists, setLists] = useState<Lists<R>>(known ? { province_id: known } : {});
  const asked = useRef<Partial<Record<RegionLevel, string>>>(known ? { province_id: 'country' } : {});

  const load = async (level: RegionLevel) => {
    const parent = getParentRegion(level, chosen);
    if (parent === '' || asked.current[level] === parent) return;
    asked.current[level] = parent;
    setLists((before) => ({ ...before, [level]: { parent, regions: null } }));
    try {
      const regions = await read(level, parent);
      if (asked.current[level] === parent)
        setLists((before) => ({ ...before, [level]: { parent, regions } }));
    } catch (failure) {
      if (asked.current[level] !== parent) return;
      // Removed, so that the next use of the field requests it again.
      delete asked.current[level];
      setLists(({ [level]: _, ...others }) => others as Lists<R>);
      report(failure);
    }
  };
  const loadAll = useEffectEvent(() => {
    for (const level of levels) void load(level);
  });
  const { province_id, city_id, sub_district_id } = chosen;
  // A new selection requests the next list.
  useEffect(() => loadAll(), [province_id, city_id, sub_district_id]);

  const listOf = (level: RegionLevel) => {
    const list = lists[level];
    const parent = getParentRegion(level, chosen);
    const isOfParent = list?.parent === parent;
    return {
      regions: (isOfParent && list?.regions) || [],
      loading: isOfParent && list?.regions === null,
      /** The level above has not been selected. */
      locked: parent === '',
    };
  };
  return { listOf, retry: (level: RegionLevel) => void load(level) };
};
