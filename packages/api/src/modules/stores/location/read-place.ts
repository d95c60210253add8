import type { Context } from '../../../platform/context.ts';
import { readPlaceNames } from '../../regions/index.ts';

/** Where a store sends from, with the names of its regions. */
export interface StorePlace {
  company_name: string;
  address: string;
  province_id: string;
  province: string;
  city_id: string;
  city: string;
  sub_district_id: string;
  sub_district: string;
  area_id: string;
  area: string;
  zipcode: string;
}

/** The place of a store; null without one. */
export const readPlace = async (ctx: Context, merchantId: number): Promise<StorePlace | null> => {
  const row = await ctx.db
    .selectFrom('merchant_locations')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) return null;
  const { province, city, sub_district, area } = (await readPlaceNames())(row);
  const { company_name, address, province_id, city_id, sub_district_id, area_id, zipcode } = row;
  return {
    company_name,
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
  };
};
