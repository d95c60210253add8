import { type AddressSnapshot, type Context, defaultAddress } from '@pasar/api/plugin';
import type { SeedData } from '../../plan/seed-data.ts';
import { at } from '../insert-rows.ts';

/** What orders keep of a buyer's address; by the buyer's place in the plan. */
export type Homes = (buyer: number) => AddressSnapshot;

/** Reads how each village is called once, from the address book of somebody who lives there. */
export async function readHomes(
  ctx: Context,
  { buyers, history }: SeedData,
  userIds: readonly number[],
): Promise<Homes> {
  const regions = new Map<string, AddressSnapshot>();
  for (const { buyer } of history) {
    const { area } = at(buyers, buyer).home.place;
    if (regions.has(area)) continue;
    const address = await defaultAddress(ctx, at(userIds, buyer));
    if (!address) throw new Error(`the buyer ${buyer} of the history has no address`);
    const { is_default: _, ...snapshot } = address;
    regions.set(area, snapshot);
  }
  return (buyer) => {
    const { name, phone, home } = at(buyers, buyer);
    const region = regions.get(home.place.area);
    if (!region) throw new Error(`nobody in ${home.place.area} has an address`);
    const { label, address } = home;
    return { ...region, label, address, receiver_name: name, phone };
  };
}
