import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { RegionId } from '../ids.ts';

/** A province, city, sub-district or village (SPEC 3: each list item has id and name). */
export const Region = v.object({ id: RegionId, name: v.string() });
export type Region = v.InferOutput<typeof Region>;

/** A village; `zipcode` where it is known. */
export const Area = v.object({ ...Region.entries, zipcode: v.optional(v.string()) });
export type Area = v.InferOutput<typeof Area>;

const list = v.array(Region);

export const regions = {
  provinces: endpoint({ method: 'GET', path: '/province', summary: 'Provinces', data: list }),
  cities: endpoint({
    method: 'GET',
    path: '/city',
    summary: 'Cities of a province',
    query: v.object({ province_id: RegionId }),
    data: list,
  }),
  subDistricts: endpoint({
    method: 'GET',
    path: '/subdistrict',
    summary: 'Sub-districts of a city',
    query: v.object({ city_id: RegionId }),
    data: list,
  }),
  /** The query keeps the wire's word `kecamatan_id`: it is the sub-district. */
  areas: endpoint({
    method: 'GET',
    path: '/area',
    summary: 'Villages of a sub-district',
    query: v.object({ kecamatan_id: RegionId }),
    data: v.array(Area),
  }),
};
