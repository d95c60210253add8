import type { Context } from '@pasar/api/testing';

const regions = [
  {
    province_id: '32',
    city_id: '32.73',
    sub_district_id: '32.73.05',
    area_id: '32.73.05.1001',
    zipcode: '40111',
  },
  {
    province_id: '31',
    city_id: '31.71',
    sub_district_id: '31.71.01',
    area_id: '31.71.01.1001',
    zipcode: '10110',
  },
];

/** Where a buyer lives, the first one the default. */
export const arrangeAddresses = async ({ db, clock }: Context, user_id: number): Promise<number[]> => {
  const rows = await db
    .insertInto('addresses')
    .values(
      regions.map((region, place) => ({
        user_id,
        label: `Alamat ${place}`,
        receiver_name: 'Budi Santoso',
        phone: '081234567890',
        address: 'Jalan Merdeka 12',
        ...region,
        is_default: place === 0,
        deleted_at: null,
        created_at: clock.now(),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
