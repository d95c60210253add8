import { accountExists, type Context, createAccount } from '@pasar/api/plugin';
import { demoPassword, demoStaff } from '../data/users.ts';

/** The staff accounts of the demo that do not exist yet: data of an older version has some of them only. */
export async function writeStaff(ctx: Context, createdAt: Date): Promise<void> {
  for (const { staffRoles, ...person } of demoStaff) {
    if (await accountExists(ctx, { email: person.email })) continue;
    await createAccount({
      ctx,
      input: {
        ...person,
        password: demoPassword,
        registeredAs: 'buyer',
        role: 'staff',
        staffRoles,
        createdAt,
      },
    });
  }
}
