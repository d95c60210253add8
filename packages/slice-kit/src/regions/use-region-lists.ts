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
  /** The levels that are asked for; all unless told. */
  levels?: readonly RegionLevel[];
  /** Asks for the list of a level; `parent` is the id of the level above. */
  read(level: RegionLevel, parent: string): Promise<readonly R[]>;
  report(failure: unknown): void;
  /** The provinces, where the page brought them along. */
  provinces?: readonly R[] | undefined;
}

/**
 * The lists of a cascade (SPEC 4 "Region selects cascade"): each level is asked for once per parent, and an answer that
 * a newer choice has overtaken is dropped. A list that did not come is asked for again by `retry`.
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
      // Forgotten, so that the next look at the field asks again.
      delete asked.current[level];
      setLists(({ [level]: _, ...others }) => others as Lists<R>);
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
    const parent = getParentRegion(level, chosen);
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
