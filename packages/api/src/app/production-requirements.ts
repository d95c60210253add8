import { accountExists } from '../modules/accounts/index.ts';
import type { Context } from '../platform/context.ts';

/** What keeps the data of a market from being served in production. */
export type ProductionRequirement = 'clean-data' | 'desk';

/**
 * Looks for what a market needs to be open to all: data without the accounts whose passwords everybody knows, and
 * somebody who can run the desk. Returns null when it has both.
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
