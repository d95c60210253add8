export { namesOf, RegionFields } from './region-fields.tsx';
