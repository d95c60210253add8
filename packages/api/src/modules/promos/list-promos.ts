import type { PromoOffer } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { personalRefusal } from './evaluation/refusal-of.ts';
import { presentOffer } from './present-promo.ts';
import { readCandidates } from './read-candidates.ts';
import { stateOf } from './voucher-state.ts';

const askerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : null);

/** Promos that everybody may use and those that the asker claimed: running, used up or announced; soonest end first. */
export const listPromos = async ({ ctx }: Verb<null>): Promise<PromoOffer[]> => {
  const vouchers = await readCandidates(ctx, { userId: askerOf(ctx) });
  return vouchers.map((voucher) => presentOffer(ctx, voucher));
};

/** Promos that run and that the asker may still use. */
export const activePromos = async ({ ctx }: Verb<null>): Promise<PromoOffer[]> => {
  const vouchers = await readCandidates(ctx, { userId: askerOf(ctx) });
  return vouchers
    .filter((voucher) => stateOf(voucher, ctx.clock.now()) === 'running' && personalRefusal(voucher) === null)
    .map((voucher) => presentOffer(ctx, voucher));
};
