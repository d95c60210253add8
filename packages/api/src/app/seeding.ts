import type { Context } from '../platform/context.ts';
import type { Api } from './api.ts';

/**
 * The demo data. In demo mode ended campaigns are renewed; in production there is nothing to seed and no demo login.
 * The seed is loaded when it is needed, because its plans and images are large.
 */
export const openSeeding = async (ctx: Context): Promise<Pick<Api, 'seed' | 'demoAccounts'>> => {
  if (ctx.mode === 'production') return { seed: async () => 'kept', demoAccounts: [] };
  const { demoAccounts, renewDeadlines, seedDatabase } = await import('../seed/index.ts');
  await renewDeadlines(ctx);
  return { seed: (options) => seedDatabase({ ctx, ...options }), demoAccounts };
};
