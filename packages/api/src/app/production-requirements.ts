import { accountExists } from '../modules/accounts/index.ts';
import type { Context } from '../platform/context.ts';

/** The reasons against serving the data in production. */
export type ProductionRequirement = 'clean-data' | 'staff';

/** The accounts of demos, whose passwords everybody knows. */
export const demoEmails = {
  buyer: 'buyer@pasar.example',
  seller: 'seller@pasar.example',
  admin: 'admin@pasar.example',
  support: 'support@pasar.example',
  finance: 'finance@pasar.example',
  finance2: 'finance2@pasar.example',
  content: 'content@pasar.example',
  storeOrders: 'orders.store@pasar.example',
  storeFinance: 'finance.store@pasar.example',
} as const;

/**
 * Checks what production needs: data without the accounts whose passwords are public, and a staff user. Returns null
 * when it has both.
 */
export const findMissingProductionRequirement = async (
  ctx: Pick<Context, 'db'>,
): Promise<ProductionRequirement | null> => {
  for (const email of Object.values(demoEmails)) {
    if (await accountExists(ctx, { email })) return 'clean-data';
  }
  return (await accountExists(ctx, { role: 'staff', status: 'active' })) ? null : 'staff';
};
