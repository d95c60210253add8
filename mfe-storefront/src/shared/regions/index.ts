export { readProvinces } from './provinces.ts';
export { namesOf, RegionFields } from './region-fields.tsx';
