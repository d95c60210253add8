import { ask, outcomeOf } from '../real/real.ts';
import { lastSession } from '../rules/checkout.ts';
import { pay } from '../rules/pay.ts';
import { show } from '../rules/show.ts';
import { at } from '../rules/world.ts';
import type { Deed } from './deed.ts';
import { checkoutId, previewOf, sessionOf, type Which } from './which-checkout.ts';

/** Presses the button; a fresh page is looked at before, an old one shows what was seen last. */
export const press = ({ fresh, method, ...which }: Which & { fresh: boolean; method: boolean }): Deed => ({
  kind: 'pay',
  text: `buyer ${which.buyer} pays the ${which.source} checkout${fresh ? ' after a look' : ''}${method ? ' with BCA' : ''}`,
  rule: (market) => pay(market, sessionOf(market, which), { fresh, method }),
  whenLate: (market) => {
    const session = lastSession(market, which.buyer, which.source);
    if (session?.status === 'open') show(market, session);
  },
  act: async (real, market) => {
    const id = checkoutId(real, market, which);
    const seen = fresh ? outcomeOf(real, await previewOf(real, which.buyer, id)) : null;
    const expected =
      seen?.shown?.grand_total ?? lastSession(market, which.buyer, which.source)?.seenTotal ?? 0;
    const body = { checkout_id: id, expected_total: expected, payment_method: method ? 'va_bca' : null };
    const paid = outcomeOf(real, await ask(real, at(real.buyers, which.buyer), '/checkout/pay', body));
    return paid.code === 200 && seen?.code === 200 ? { ...paid, shown: seen.shown } : paid;
  },
});
