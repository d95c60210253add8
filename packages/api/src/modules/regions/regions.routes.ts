import { endpoints, type RegionId } from '@pasar/contract';
import type { Context as Call } from 'hono';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { listAreas, listCities, listProvinces, listSubDistricts } from './list-regions.ts';
import type { StoredRegion } from './region-data.ts';
import { findZipcode } from './zipcodes/find-zipcode.ts';

const { provinces, cities, subDistricts, areas } = endpoints.regions;

/** Regions change by law, once in a few years: browsers may keep them for an hour. */
const answer = <R extends StoredRegion>(c: Call, regions: readonly R[]) => {
  c.header('Cache-Control', 'public, max-age=3600');
  // The ids are the official codes themselves, which RegionId represents.
  return { data: regions as (R & { id: RegionId })[] };
};

export const regionsRoutes = (app: App): void => {
  implement(app, provinces, async ({ c }) => answer(c, await listProvinces()));
  implement(app, cities, async ({ query, c }) => answer(c, await listCities(query.province_id)));
  implement(app, subDistricts, async ({ query, c }) => answer(c, await listSubDistricts(query.city_id)));
  implement(app, areas, async ({ query, c }) => {
    const villages = await listAreas(query.kecamatan_id);
    return answer(
      c,
      villages.map((village) => ({ ...village, zipcode: findZipcode(village.id) })),
    );
  });
};
