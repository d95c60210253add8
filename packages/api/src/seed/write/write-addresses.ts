import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { demoBuyer, demoSeller } from '../data/people.ts';
import type { SeedMarket } from '../plan/market.ts';
import { at, insertRows } from './insert-rows.ts';

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
/** Of the first buyers in the plan. */
const buyerHomes: Home[] = [
  { label: 'Rumah', address: 'Jl. Dago Asri No. 18', area: '32.73.02.1004', zipcode: '40135' },
  { label: 'Rumah', address: 'Jl. Dharmawangsa Dalam No. 41', area: '35.78.08.1003', zipcode: '60286' },
  { label: 'Kos', address: 'Jl. Brigjen Katamso No. 102, Kamar 5', area: '34.71.10.1002', zipcode: '55121' },
  { label: 'Rumah', address: 'Jl. Sei Batang Hari No. 9', area: '12.71.19.1005', zipcode: '20118' },
  { label: 'Rumah', address: 'Jl. Pulau Kawe No. 33', area: '51.71.03.2001', zipcode: '80117' },
];

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

/** Where the demo buyer (at home and at work), the demo seller and a few others have their parcels sent. */
export async function writeAddresses(
  ctx: Context,
  { buyers }: SeedMarket,
  ids: { buyer: number; seller: number; buyers: readonly number[] },
): Promise<void> {
  const written = earlier(ctx.clock, 180 * day);
  const demo = { userId: ids.buyer, name: demoBuyer.fullname, phone: demoBuyer.phone };
  const seller = { userId: ids.seller, name: demoSeller.fullname, phone: demoSeller.phone };
  await insertRows(ctx.db, 'addresses', [
    ...demoHomes.map((home, place) => rowOf(written, demo, home, place === 0)),
    rowOf(written, seller, sellerHome, true),
    ...buyerHomes.map((home, place) => {
      const { name, phone } = at(buyers, place);
      return rowOf(written, { userId: at(ids.buyers, place), name, phone }, home, true);
    }),
  ]);
}
