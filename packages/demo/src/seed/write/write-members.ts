import { accountExists, type Context, createAccount } from '@pasar/api/plugin';
import { demoMembers, demoPassword, demoSeller } from '../data/users.ts';

/** Those who work in the demo seller's store and do not exist yet: data of an older version has none of them. */
export async function writeMembers(ctx: Context, createdAt: Date): Promise<void> {
  const store = await ctx.db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select('merchants.id')
    .where('users.email', '=', demoSeller.email)
    .executeTakeFirst();
  if (!store) return;
  for (const { roles, ...person } of demoMembers) {
    if (await accountExists(ctx, { email: person.email })) continue;
    const userId = await createAccount({
      ctx,
      input: { ...person, password: demoPassword, registeredAs: 'buyer', createdAt },
    });
    await ctx.db
      .insertInto('store_members')
      .values({ merchant_id: store.id, user_id: userId, roles: [...roles], created_at: createdAt })
      .execute();
  }
}
