// What forms and countdowns of several slices need, bundled with the slice that uses it: the shell's first page does not carry it.
export type { RegionLevel, SelectedRegions } from './regions/region-levels.ts';
export { regionLevels, selectRegion } from './regions/region-levels.ts';
export { useRegionCascade } from './regions/use-region-cascade.ts';
export type { RegionSource } from './regions/use-region-lists.ts';
export { useRegionLists } from './regions/use-region-lists.ts';
export type { ServerTime } from './time/server-time.ts';
export { getReceivedAt, serverNow } from './time/server-time.ts';
export type { UploadedImage } from './uploads/use-image-list.ts';
export { useImageList } from './uploads/use-image-list.ts';
export type { UploadOptions, UploadState } from './uploads/use-upload.ts';
export { useUpload } from './uploads/use-upload.ts';
