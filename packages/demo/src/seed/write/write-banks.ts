import { banks, type Context } from '@pasar/api/plugin';
import { demoSeller } from '../data/users.ts';
import type { SeedData, SeedStore } from '../plan/seed-data.ts';
import { at, insertRows } from './insert-rows.ts';

const DEMO_BANK = 1;

/** Ten digits that no two stores share. */
const accountNumber = (place: number) => String(1_020_304_050 + place * 7_919);

const bankOfStore = ({ owner }: SeedStore, place: number) =>
  owner.email === demoSeller.email ? DEMO_BANK : at(banks, place % banks.length).id;

/** Where each store's money is sent; known since the store was opened, so that it may be withdrawn to at once. */
export async function writeBanks(
  ctx: Context,
  { stores }: SeedData,
  merchants: readonly number[],
): Promise<void> {
  await insertRows(
    ctx.db,
    'merchant_banks',
    stores.map((store, place) => ({
      merchant_id: at(merchants, place),
      bank_id: bankOfStore(store, place),
      rekening: accountNumber(place),
      cabang: store.place.name,
      atas_nama: store.owner.fullname,
      changed_at: null,
    })),
  );
}
