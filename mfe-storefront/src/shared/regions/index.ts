export { readProvinces } from './provinces.ts';
export { getRegionNames, RegionFields } from './region-fields.tsx';
