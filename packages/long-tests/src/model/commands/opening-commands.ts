import { assertOpen } from '../reference-model/checkout.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { openCart, openSingle } from '../reference-model/open-checkout.ts';
import { viewCheckout } from '../reference-model/view-checkout.ts';
import { type System, sendRequest, toCommandResult } from '../system/system.ts';
import { wanted } from './cart-commands.ts';
import { type CheckoutRef, checkoutId, getSession, loadPreview } from './checkout-ref.ts';
import type { CommandResult } from './command-result.ts';
import type { ModelCommand } from './model-command.ts';

/** Opens a checkout and looks at it, as the page does. */
const open = async (
  real: System,
  market: MarketplaceModel,
  which: CheckoutRef,
  path: string,
  body: object,
): Promise<CommandResult> => {
  const answer = await sendRequest(real, at(real.buyers, which.buyer), path, body);
  if (answer.code !== 200) return toCommandResult(real, answer);
  const id: number = answer.data.checkout_id;
  const known = [...real.sessions.values()].includes(id);
  const nth = market.sessions.filter(
    (one) => one.buyer === which.buyer && one.source === which.source,
  ).length;
  if (!known) real.sessions.set(`${which.buyer}/${which.source}/${nth}`, id);
  return toCommandResult(real, await loadPreview(real, which.buyer, id));
};

export const checkoutCart = ({ buyer }: { buyer: number }): ModelCommand => ({
  kind: 'check out the cart',
  text: `buyer ${buyer} checks the cart out`,
  rule: (market) => viewCheckout(market, openCart(market, buyer)),
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
}): ModelCommand => ({
  kind: 'buy now',
  text: `buyer ${buyer} wants ${qty} of ${variant} now`,
  rule: (market) => viewCheckout(market, openSingle(market, buyer, variant, qty)),
  act: (real, market) =>
    open(real, market, { buyer, source: 'single' }, '/cart/singlecheckout', wanted(real, variant, qty)),
});

export const queryCheckout = (which: CheckoutRef): ModelCommand => ({
  kind: 'look at the checkout',
  text: `buyer ${which.buyer} looks at the ${which.source} checkout`,
  rule: (market) => {
    const session = getSession(market, which);
    if (session.status === 'paid') return null;
    assertOpen(market, session);
    return viewCheckout(market, session);
  },
  act: async (real, market) =>
    toCommandResult(real, await loadPreview(real, which.buyer, checkoutId(real, market, which))),
});
