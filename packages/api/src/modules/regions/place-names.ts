import { levels } from './region-data.ts';

/** A place by its official codes, from the province down to the village. */
export interface Place {
  province_id: string;
  city_id: string;
  sub_district_id: string;
  area_id: string;
}

export interface PlaceNames {
  province: string;
  city: string;
  sub_district: string;
  area: string;
}

/** Gives the official names of a place; the empty text for a code that is no longer known. */
export const readPlaceNames = async (): Promise<(place: Place) => PlaceNames> => {
  const [provinces, cities, subDistricts, areas] = await Promise.all([
    levels.provinces(),
    levels.cities(),
    levels.subDistricts(),
    levels.areas(),
  ]);
  return ({ province_id, city_id, sub_district_id, area_id }) => ({
    province: provinces.byId.get(province_id)?.name ?? '',
    city: cities.byId.get(city_id)?.name ?? '',
    sub_district: subDistricts.byId.get(sub_district_id)?.name ?? '',
    area: areas.byId.get(area_id)?.name ?? '',
  });
};
