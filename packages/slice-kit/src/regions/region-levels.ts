/** The levels of a place, each inside the one before (SPEC 3 "Location"). */
export const regionLevels = ['province_id', 'city_id', 'sub_district_id', 'area_id'] as const;
export type RegionLevel = (typeof regionLevels)[number];
export type SelectedRegions = Record<RegionLevel, string>;

/** The parent of a level's list: the country for the first; '' while the parent is not selected. */
export const getParentRegion = (level: RegionLevel, chosen: SelectedRegions): string => {
  const above = regionLevels[regionLevels.indexOf(level) - 1];
  return above ? chosen[above] : 'country';
};

/** A selection and what it clears: every level below it (SPEC 4 "Region selects cascade"). */
export const selectRegion = (level: RegionLevel, id: string): Partial<SelectedRegions> => ({
  ...Object.fromEntries(regionLevels.slice(regionLevels.indexOf(level) + 1).map((below) => [below, ''])),
  [level]: id,
});
