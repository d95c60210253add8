import type { ListedPromo } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { findPersonalRejection } from './evaluation/find-voucher-rejection.ts';
import { presentListedPromo } from './present-promo.ts';
import { readCandidates } from './read-candidates.ts';
import { getVoucherState } from './voucher-state.ts';

const askerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : null);

/**
 * Promos that everybody may use and those that the current user claimed: running, used up or announced; soonest end
 * first.
 */
export const listPromos = async ({ ctx }: HandlerArgs<null>): Promise<ListedPromo[]> => {
  const vouchers = await readCandidates(ctx, askerOf(ctx));
  return vouchers.map((voucher) => presentListedPromo(ctx, voucher));
};

/** Promos that run and that the current user may still use. */
export const activePromos = async ({ ctx }: HandlerArgs<null>): Promise<ListedPromo[]> => {
  const vouchers = await readCandidates(ctx, askerOf(ctx));
  return vouchers
    .filter(
      (voucher) =>
        getVoucherState(voucher, ctx.clock.now()) === 'running' && findPersonalRejection(voucher) === null,
    )
    .map((voucher) => presentListedPromo(ctx, voucher));
};
