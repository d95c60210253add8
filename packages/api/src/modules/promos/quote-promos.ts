import type { PromoOption } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { Applied } from './evaluation/apply-vouchers.ts';
import { evaluatePromos } from './evaluation/evaluate-promos.ts';
import type { PromoOrder } from './evaluation/promo-order.ts';
import { presentOption } from './present-promo.ts';
import { readCandidatesOfStores } from './read-candidates.ts';

interface QuotePromos {
  userId: number;
  orders: readonly PromoOrder[];
  /**
   * Promo ids in the order of their selection: a later one replaces an earlier one of its kind. `best` selects what
   * saves most.
   */
  selected: readonly number[] | 'best';
}

/** What promos do to a checkout. Amounts are rupiah and always add up: lines to orders to uses. */
export interface PromoQuote extends Applied {
  /** The ids that count; selected ones that cannot be used are missing, `all` has the reason. */
  selected: number[];
  /** Every promo that the user may know of, best saving first, rejected ones last. */
  all: PromoOption[];
}

const byUse = (a: PromoOption, b: PromoOption) =>
  Number(b.usable) - Number(a.usable) || b.amount - a.amount || a.missing_amount - b.missing_amount;

/** Judges and applies promos (domain 3.6). Only reads; nothing is taken from any quota. */
export const quotePromos = async (
  ctx: Context,
  { userId, orders, selected }: QuotePromos,
): Promise<PromoQuote> => {
  const candidates = await readCandidatesOfStores(ctx, {
    userId,
    stores: [...new Set(orders.map(({ merchantId }) => merchantId))],
    alsoIds: selected === 'best' ? [] : selected,
  });
  const { all, ...quote } = evaluatePromos({ orders, candidates, selected, now: ctx.clock.now() });
  const judged = new Map(all.map(({ voucher, ...rest }) => [voucher.id, rest]));
  return {
    ...quote,
    all: candidates
      .flatMap((voucher) => {
        const verdict = judged.get(voucher.id);
        return verdict ? [presentOption(ctx, voucher, verdict)] : [];
      })
      .sort(byUse),
  };
};
