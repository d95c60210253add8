import { accountExists } from '../modules/accounts/index.ts';
import type { Context } from '../platform/context.ts';

/** The reasons against serving the data in production. */
export type ProductionRequirement = 'clean-data' | 'desk';

/**
 * Checks what production needs: data without the accounts whose passwords are public, and a staff user. Returns null
 * when it has both.
 */
export const findMissingProductionRequirement = async (
  ctx: Pick<Context, 'db'>,
): Promise<ProductionRequirement | null> => {
  const { demoAccounts } = await import('../seed/index.ts');
  for (const { email } of demoAccounts) {
    if (await accountExists(ctx, { email })) return 'clean-data';
  }
  return (await accountExists(ctx, { role: 'desk', status: 'active' })) ? null : 'desk';
};
