import type { Module } from '../../platform/module.ts';
import { regionsRoutes } from './regions.routes.ts';

export { assertPlace } from './assert-place.ts';
export { readCityLabels } from './city-label.ts';
export { misplacedRegions } from './misplaced-regions.ts';
export { nameCities } from './name-cities.ts';
export { type Place, type PlaceNames, readPlaceNames } from './place-names.ts';
export { readCityIds, readProvinces } from './read-provinces.ts';
export { findZipcode } from './zipcodes/find-zipcode.ts';

export const regionsModule: Module = { name: 'regions', routes: regionsRoutes };
