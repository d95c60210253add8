import type { Insertable } from 'kysely';
import type { Vouchers } from '../modules/promos/index.ts';
import { day, earlier, later } from '../platform/clock.ts';
import type { TestServer } from './open-test-server.ts';

export interface NewVoucher extends Partial<Insertable<Vouchers>> {
  productIds?: readonly number[];
  categoryIds?: readonly number[];
}

/** A voucher that runs: Rp10.000 off for everybody, 100 times, unless told otherwise. Returns its id. */
export const addVoucher = async (
  { database: { db }, clock }: TestServer,
  { productIds = [], categoryIds = [], ...more }: NewVoucher = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('vouchers')
    .values({
      owner: more.merchant_id ? 'merchant' : 'platform',
      merchant_id: null,
      voucher_code: 'HEMAT10',
      name_id: 'Potongan Rp10.000',
      name_en: 'Rp10.000 off',
      kind: 'discount',
      discount_type: 'amount',
      discount_value: 10_000,
      quota: 100,
      starts_at: earlier(clock, day),
      ends_at: later(clock, day),
      created_at: clock.now(),
      scope: productIds.length > 0 ? 'products' : categoryIds.length > 0 ? 'categories' : 'all',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const product_id of productIds)
    await db.insertInto('voucher_products').values({ voucher_id: id, product_id }).execute();
  for (const category_id of categoryIds)
    await db.insertInto('voucher_categories').values({ voucher_id: id, category_id }).execute();
  return id;
};
