import { type Area, type Region, regionEndpoints } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { type RegionLevel, type SelectedRegions, selectRegion } from './region-levels.ts';
import { useRegionLists } from './use-region-lists.ts';

interface RegionCascadeOptions {
  chosen: SelectedRegions;
  /** When they are already here. */
  provinces?: readonly Region[] | undefined;
  /** The name of the lists in '{section} Error Connection To Server'. */
  section: string;
  set: (name: RegionLevel | 'zipcode', value: string) => void;
}

/**
 * The lists of a form with province, city, sub-district, village and zip code (SPEC 4): a selection clears
 * what is below it, and a village sets its zip code.
 */
export const useRegionCascade = ({ chosen, provinces, section, set }: RegionCascadeOptions) => {
  const api = useApi();
  const report = useReportError();
  const { listOf, retry } = useRegionLists<Region | Area>({
    chosen,
    provinces,
    read: async (level, parent) => {
      const id = parent as Region['id']; // the server's own, branded by the lists that they came from
      const calls = {
        province_id: () => api.call(regionEndpoints.provinces),
        city_id: () => api.call(regionEndpoints.cities, { query: { province_id: id } }),
        sub_district_id: () => api.call(regionEndpoints.subDistricts, { query: { city_id: id } }),
        area_id: () => api.call(regionEndpoints.areas, { query: { kecamatan_id: id } }),
      };
      return (await calls[level]()).data;
    },
    report: (failure) => report(failure, { section }),
  });
  const choose = (level: RegionLevel, id: string): void => {
    const village = listOf(level).regions.find((region) => region.id === id);
    const zipcode = village && 'zipcode' in village ? village.zipcode : undefined;
    for (const [name, value] of Object.entries(selectRegion(level, id))) set(name as RegionLevel, value);
    if (level !== 'area_id') set('zipcode', '');
    else if (zipcode) set('zipcode', zipcode);
  };
  return { listOf, retry, choose };
};
