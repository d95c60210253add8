import type { Module } from '../../platform/module.ts';
import { regionsRoutes } from './regions.routes.ts';

export { readCityLabels } from './city-label.ts';
export { demandPlace } from './demand-place.ts';
export { misplacedRegions } from './misplaced-regions.ts';
export { type Place, type PlaceNames, readPlaceNames } from './place-names.ts';
export { readCityIds, readProvinces } from './read-provinces.ts';
export { zipcodeOf } from './zipcodes/zipcode-of.ts';

export const regionsModule: Module = { name: 'regions', routes: regionsRoutes };
