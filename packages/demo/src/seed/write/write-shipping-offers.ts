import { type Context, day, earlier, json, later, type ShippingOffers } from '@pasar/api/plugin';
import type { Insertable } from 'kysely';
import type { SeedData } from '../plan/seed-data.ts';
import { at } from './insert-rows.ts';

interface Ids {
  merchants: readonly number[];
  demoStore: number;
}

/** Official codes: Java; Jakarta, West Java and Banten; the far east. */
const java = ['31', '32', '33', '34', '35', '36'];
const west = ['31', '32', '36'];
const east = ['52', '53', '81', '82', '91', '92', '93', '94', '95', '96'];

type Row = Omit<Insertable<ShippingOffers>, 'provinces'> & { provinces: ReturnType<typeof json<string[]>> };
const open = { max_subsidy: null, couriers: null, ends_at: null, next_change_at: null } as const;

/** Every third store pays for the products that it chose, within Java; the demo seller for large orders. */
const ofStores = (ctx: Context, { stores }: SeedData, { merchants, demoStore }: Ids): Row[] => {
  const begun = earlier(ctx.clock, 20 * day);
  const offering = stores.flatMap((_, place) => (place === demoStore || place % 3 === 0 ? [place] : []));
  return offering.map((place) => ({
    ...open,
    merchant_id: at(merchants, place),
    provinces: json(java),
    starts_at: begun,
    created_at: begun,
    ...(place === demoStore ? { min_spend: 500_000, max_subsidy: 20_000 } : { scope: 'products' }),
  }));
};

/** What the marketplace pays: a little in the west, more where fares are high. */
const ofMarket = (ctx: Context): Row[] => {
  const [begun, ends] = [earlier(ctx.clock, 3 * day), later(ctx.clock, 40 * day)];
  const common = {
    ...open,
    merchant_id: null,
    starts_at: begun,
    created_at: begun,
    ends_at: ends,
    next_change_at: ends,
  };
  return [
    {
      ...common,
      name_id: 'Gratis ongkir Jabodetabek dan Jawa Barat',
      name_en: 'Free shipping in Greater Jakarta and West Java',
      provinces: json(west),
      max_subsidy: 10_000,
      min_spend: 750_000,
    },
    {
      ...common,
      name_id: 'Ongkir hemat Indonesia Timur',
      name_en: 'Cheaper shipping to eastern Indonesia',
      provinces: json(east),
      max_subsidy: 50_000,
      min_spend: 100_000,
    },
  ];
};

/** Shipping offers, each with somebody who pays it; listings follow when they are written. */
export async function writeShippingOffers(ctx: Context, market: SeedData, ids: Ids): Promise<void> {
  const rows = [...ofStores(ctx, market, ids), ...ofMarket(ctx)];
  for (const row of rows) await ctx.db.insertInto('shipping_offers').values(row).execute();
}
