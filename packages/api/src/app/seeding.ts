import type { Context } from '../platform/context.ts';
import type { Api } from './api.ts';

/**
 * The demo side of a market. In demo mode the campaigns that have ended run on; in production there is nothing to
 * seed and nobody to log in as. The seed is loaded when it is needed: its plans and pictures are large.
 */
export const openSeeding = async (ctx: Context): Promise<Pick<Api, 'seed' | 'demoAccounts'>> => {
  if (ctx.mode === 'production') return { seed: async () => 'kept', demoAccounts: [] };
  const { demoAccounts, renewDeadlines, seedDatabase } = await import('../seed/index.ts');
  await renewDeadlines(ctx);
  return { seed: (options) => seedDatabase({ ctx, ...options }), demoAccounts };
};
