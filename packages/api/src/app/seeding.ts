import type { Context } from '../platform/context.ts';
import { withoutDeadline } from '../platform/database/request-deadline.ts';
import type { Api } from './api.ts';
import type { Plugin } from './plugin.ts';

/** The demo data of plugins; without one there is nothing to seed and no demo login. */
export const openSeeding = async (
  ctx: Context,
  plugins: readonly Plugin[],
  renews: boolean,
): Promise<Pick<Api, 'seed' | 'demoAccounts'>> => {
  const seeds = plugins.flatMap(({ seed = [] }) => seed);
  if (renews) for (const { renew } of seeds) await withoutDeadline(() => renew(ctx));
  return {
    seed: async (options) => (await withoutDeadline(async () => seeds[0]?.fill(ctx, options))) ?? 'kept',
    demoAccounts: seeds.flatMap(({ accounts }) => accounts),
  };
};
