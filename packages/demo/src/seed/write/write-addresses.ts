import { type Context, day, earlier } from '@pasar/api/plugin';
import { demoBuyer, demoSeller } from '../data/users.ts';
import { historyDays } from '../plan/history/create-time-generator.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { bulkInsert } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

interface Home {
  label: string;
  address: string;
  /** The official code of the village; its beginnings are those of what it lies in. */
  area: string;
  zipcode: string;
}
interface Receiver {
  userId: number;
  name: string;
  phone: string;
}

const demoHomes: Home[] = [
  { label: 'Rumah', address: 'Jl. Boulevard Blok B No. 12', area: '73.71.09.1007', zipcode: '90231' },
  {
    label: 'Kantor',
    address: 'Jl. K.H. Mas Mansyur Kav. 24, Lantai 8',
    area: '31.71.07.1003',
    zipcode: '10220',
  },
];
const sellerHome: Home = {
  label: 'Rumah',
  address: 'Jl. Hayam Wuruk Gang 3 No. 7',
  area: '33.75.02.1004',
  zipcode: '51127',
};
const rowOf = (
  created_at: Date,
  { userId, name, phone }: Receiver,
  { label, address, area, zipcode }: Home,
  is_default: boolean,
) => ({
  user_id: userId,
  label,
  receiver_name: name,
  phone,
  address,
  province_id: area.slice(0, 2),
  city_id: area.slice(0, 5),
  sub_district_id: area.slice(0, 8),
  area_id: area,
  zipcode,
  is_default,
  deleted_at: null,
  created_at,
});

/** The written history is about the first buyers of the plan. */
const KNOWN = 5;

/** Where the demo buyer (at home and at work), the demo seller and everybody who orders have their parcels sent. */
export async function writeAddresses(
  ctx: Context,
  { buyers, history }: SeedData,
  ids: { buyer: number; seller: number; buyers: readonly number[] },
): Promise<void> {
  const written = earlier(ctx.clock, (historyDays + 10) * day);
  const demo = { userId: ids.buyer, name: demoBuyer.fullname, phone: demoBuyer.phone };
  const seller = { userId: ids.seller, name: demoSeller.fullname, phone: demoSeller.phone };
  const ordering = new Set(history.map(({ buyer }) => buyer));
  await bulkInsert(ctx.db, 'addresses', [
    ...demoHomes.map((home, place) => rowOf(written, demo, home, place === 0)),
    rowOf(written, seller, sellerHome, true),
    ...buyers.flatMap(({ name, phone, home: { label, address, place } }, index) =>
      index < KNOWN || ordering.has(index)
        ? [rowOf(written, { userId: at(ids.buyers, index), name, phone }, { label, address, ...place }, true)]
        : [],
    ),
  ]);
}
