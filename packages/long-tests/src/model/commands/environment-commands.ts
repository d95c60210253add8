import { expirePayments, runDeadlines } from '@pasar/api/testing';
import { at } from '../reference-model/model-fixture.ts';
import { applyDeadlines } from '../reference-model/time.ts';
import { signIn } from '../system/arrange-system.ts';
import type { ModelCommand } from './model-command.ts';

/** Time passes; the sweeps come round unless they are late. */
export const pass = ({
  milliseconds,
  isSwept,
}: {
  milliseconds: number;
  isSwept: boolean;
}): ModelCommand => ({
  kind: isSwept ? 'time passes' : 'time passes unseen',
  text: `${milliseconds / 3_600_000} hours pass${isSwept ? '' : ', no sweep'}`,
  rule: (market) => {
    market.now += milliseconds;
    if (isSwept) applyDeadlines(market);
  },
  act: async (real) => {
    const { clock } = real.market;
    clock.advance(milliseconds);
    if (clock.now().getTime() > real.tokensUntil) await signIn(real);
    if (isSwept) {
      await expirePayments(real.market.context());
      await runDeadlines(real.market.context());
    }
    return { code: 200, reason: null, shown: null };
  },
});

/** A seller changes a price; what is in carts and checkouts is priced anew. */
export const reprice = ({ variant, price }: { variant: number; price: number }): ModelCommand => ({
  kind: 'change a price',
  text: `variant ${variant} costs ${price}`,
  rule: (market) => {
    at(market.variants, variant).price = price;
  },
  act: async (real) => {
    const { db } = real.market.context();
    await db.updateTable('variants').set({ price }).where('id', '=', at(real.variants, variant)).execute();
    return { code: 200, reason: null, shown: null };
  },
});
