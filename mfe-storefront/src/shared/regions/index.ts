export { namesOf, RegionFields } from './region-fields.tsx';
export { type ChosenRegions, type RegionLevel, regionLevels } from './use-regions.ts';
