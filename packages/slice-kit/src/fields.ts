// What forms of several slices need, bundled with the slice that uses it: the shell's first page does not carry it.
export type { ChosenRegions, RegionLevel } from './regions/region-levels.ts';
export { chooseRegion, regionLevels } from './regions/region-levels.ts';
export { useRegionCascade } from './regions/use-region-cascade.ts';
export type { RegionSource } from './regions/use-region-lists.ts';
export { useRegionLists } from './regions/use-region-lists.ts';
export type { UploadOptions, UploadWay } from './uploads/use-upload.ts';
export { useUpload } from './uploads/use-upload.ts';
