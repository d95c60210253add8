import { type Area, type Region, regionEndpoints } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { type RegionLevel, type SelectedRegions, useRegionLists } from '@pasar/slice-kit/fields';
import { knownProvinces, readProvinces } from './provinces.ts';

/** The lists of a cascade, from the server. */
export const useRegions = (chosen: SelectedRegions, levels: readonly RegionLevel[]) => {
  const api = useApi();
  const report = useReportError();
  return useRegionLists<Region | Area>({
    chosen,
    levels,
    read: async (level, parent) => {
      // The ids are the server's own, branded by the lists that they came from.
      const id = parent as Region['id'];
      if (level === 'province_id') return readProvinces(api);
      const calls = {
        city_id: () => api.call(regionEndpoints.cities, { query: { province_id: id } }),
        sub_district_id: () => api.call(regionEndpoints.subDistricts, { query: { city_id: id } }),
        area_id: () => api.call(regionEndpoints.areas, { query: { kecamatan_id: id } }),
      };
      return (await calls[level]()).data;
    },
    report,
    provinces: knownProvinces(api),
  });
};
