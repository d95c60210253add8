import type { AddressEntry } from '@pasar/contract';
import type { Selectable } from 'kysely';
import { readPlaceNames } from '../regions/index.ts';
import type { Addresses } from './addresses.tables.ts';

/** Presents entries as people read them, with the names of their regions. */
export const readAddressForm = async (): Promise<(row: Selectable<Addresses>) => AddressEntry> => {
  const getPlaceNames = await readPlaceNames();
  return ({ id, label, receiver_name, phone, address, zipcode, is_default, ...row }) => {
    const { province_id, city_id, sub_district_id, area_id } = row;
    const { province, city, sub_district, area } = getPlaceNames(row);
    return {
      id,
      label,
      receiver_name,
      phone,
      address,
      province_id,
      province,
      city_id,
      city,
      sub_district_id,
      sub_district,
      area_id,
      area,
      zipcode,
      is_default,
    };
  };
};
