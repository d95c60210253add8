import type { ApiClient } from '@pasar/api-client';
import { type Region, regionEndpoints } from '@pasar/contract';

interface Provinces {
  coming: Promise<readonly Region[]>;
  here?: readonly Region[];
}

const known = new WeakMap<ApiClient, Provinces>();

/** The provinces if they have been requested and loaded. */
export const knownProvinces = (api: ApiClient): readonly Region[] | undefined => known.get(api)?.here;

/** The provinces, requested once: when the user reaches for the field, not when the page opens. */
export const readProvinces = (api: ApiClient): Promise<readonly Region[]> => {
  const asked = known.get(api);
  if (asked) return asked.coming;
  const provinces: Provinces = { coming: api.call(regionEndpoints.provinces).then(({ data }) => data) };
  known.set(api, provinces);
  provinces.coming.then(
    (regions) => {
      provinces.here = regions;
    },
    () => known.delete(api),
  );
  return provinces.coming;
};
