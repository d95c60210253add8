import { ask, outcomeOf, type Real } from '../real/real.ts';
import { demandOpen } from '../rules/checkout.ts';
import type { Market } from '../rules/market.ts';
import { openCart, openSingle } from '../rules/open-checkout.ts';
import { show } from '../rules/show.ts';
import { at } from '../rules/world.ts';
import { wanted } from './cart-deeds.ts';
import type { Deed, Outcome } from './deed.ts';
import { checkoutId, previewOf, sessionOf, type Which } from './which-checkout.ts';

/** Opens a checkout and looks at it, as the page does. */
const open = async (
  real: Real,
  market: Market,
  which: Which,
  path: string,
  body: object,
): Promise<Outcome> => {
  const answer = await ask(real, at(real.buyers, which.buyer), path, body);
  if (answer.code !== 200) return outcomeOf(real, answer);
  const id: number = answer.data.checkout_id;
  const known = [...real.sessions.values()].includes(id);
  const nth = market.sessions.filter(
    (one) => one.buyer === which.buyer && one.source === which.source,
  ).length;
  if (!known) real.sessions.set(`${which.buyer}/${which.source}/${nth}`, id);
  return outcomeOf(real, await previewOf(real, which.buyer, id));
};

export const checkoutCart = ({ buyer }: { buyer: number }): Deed => ({
  kind: 'check out the cart',
  text: `buyer ${buyer} checks the cart out`,
  rule: (market) => show(market, openCart(market, buyer)),
  act: (real, market) => open(real, market, { buyer, source: 'cart' }, '/cart/checkout', {}),
});

export const checkoutSingle = ({
  buyer,
  variant,
  qty,
}: {
  buyer: number;
  variant: number;
  qty: number;
}): Deed => ({
  kind: 'buy now',
  text: `buyer ${buyer} wants ${qty} of ${variant} now`,
  rule: (market) => show(market, openSingle(market, buyer, variant, qty)),
  act: (real, market) =>
    open(real, market, { buyer, source: 'single' }, '/cart/singlecheckout', wanted(real, variant, qty)),
});

export const look = (which: Which): Deed => ({
  kind: 'look at the checkout',
  text: `buyer ${which.buyer} looks at the ${which.source} checkout`,
  rule: (market) => {
    const session = sessionOf(market, which);
    if (session.status === 'paid') return null;
    demandOpen(market, session);
    return show(market, session);
  },
  act: async (real, market) =>
    outcomeOf(real, await previewOf(real, which.buyer, checkoutId(real, market, which))),
});
