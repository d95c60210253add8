import { type Context, createAccount, day, earlier } from '@pasar/api/plugin';
import { demoBuyer, demoPassword, demoSeller } from '../data/users.ts';
import type { SeedData, SeedStore } from '../plan/seed-data.ts';
import { at } from './insert-rows.ts';
import { writeGeneratedUsers } from './write-generated-users.ts';
import { writeStaff } from './write-staff.ts';

export interface WrittenUsers {
  demoBuyer: number;
  /** In the order of `SeedMarket.buyers`. */
  buyers: number[];
  /** In the order of `SeedMarket.stores`. */
  owners: number[];
}

const writeSeller = (ctx: Context, { isCompany, createdAt }: SeedStore): Promise<number> => {
  const { email, fullname, username, phone, gender, birthday } = demoSeller;
  return createAccount({
    ctx,
    input: {
      email,
      fullname,
      username,
      phone,
      gender,
      birthday,
      isCompany: isCompany ? 'company' : 'personal',
      password: demoPassword,
      registeredAs: 'merchant',
      createdAt,
    },
  });
};

/** The accounts of the market. Only the demo accounts have a password; nobody signs in as the others. */
export async function writeUsers(ctx: Context, { buyers, stores }: SeedData): Promise<WrittenUsers> {
  const joined = earlier(ctx.clock, 200 * day);
  const { email, fullname, username, phone, gender, birthday } = demoBuyer;
  const demoBuyerId = await createAccount({
    ctx,
    input: {
      email,
      fullname,
      username,
      phone,
      gender,
      birthday,
      password: demoPassword,
      registeredAs: 'buyer',
      createdAt: joined,
    },
  });
  const strangers = stores.filter(({ owner }) => owner.email !== demoSeller.email);
  const ids = await writeGeneratedUsers(ctx, [
    ...buyers.map(({ name, ...buyer }) => ({ ...buyer, fullname: name, flow: 'buyer' as const, joined })),
    ...strangers.map(({ owner, isCompany, createdAt }) => ({
      ...owner,
      flow: 'merchant' as const,
      joined: createdAt,
      isCompany,
    })),
  ]);
  const seller = stores.find(({ owner }) => owner.email === demoSeller.email);
  const sellerId = seller ? await writeSeller(ctx, seller) : 0;
  let next = buyers.length;
  await writeStaff(ctx, joined);
  return {
    demoBuyer: demoBuyerId,
    buyers: ids.slice(0, buyers.length),
    owners: stores.map((store) => (store === seller ? sellerId : at(ids, next++))),
  };
}
