import { createAccount } from '../../modules/accounts/index.ts';
import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { demoBuyer, demoDesk, demoPassword, demoSeller } from '../data/people.ts';
import type { SeedMarket } from '../plan/market.ts';

export interface WrittenPeople {
  demoBuyer: number;
  /** In the order of `SeedMarket.buyers`. */
  buyers: number[];
  /** In the order of `SeedMarket.stores`. */
  owners: number[];
}

/** The accounts of the market. Only the demo accounts have a password; nobody signs in as the others. */
export async function writePeople(ctx: Context, { buyers, stores }: SeedMarket): Promise<WrittenPeople> {
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
  const buyerIds: number[] = [];
  for (const { name, ...buyer } of buyers) {
    buyerIds.push(
      await createAccount({
        ctx,
        input: { ...buyer, fullname: name, password: null, registeredAs: 'buyer', createdAt: joined },
      }),
    );
  }
  const ownerIds: number[] = [];
  for (const { owner, isCompany, createdAt } of stores) {
    ownerIds.push(
      await createAccount({
        ctx,
        input: {
          email: owner.email,
          fullname: owner.fullname,
          username: owner.username,
          phone: owner.phone,
          gender: owner.gender,
          birthday: owner.birthday,
          isCompany: isCompany ? 'company' : 'personal',
          password: owner.email === demoSeller.email ? demoPassword : null,
          registeredAs: 'merchant',
          createdAt,
        },
      }),
    );
  }
  await createAccount({
    ctx,
    input: { ...demoDesk, registeredAs: 'buyer', role: 'desk', createdAt: joined },
  });
  return { demoBuyer: demoBuyerId, buyers: buyerIds, owners: ownerIds };
}
