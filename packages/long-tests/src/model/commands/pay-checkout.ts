import { lastSession } from '../reference-model/checkout.ts';
import { at } from '../reference-model/model-fixture.ts';
import { pay } from '../reference-model/pay.ts';
import { viewCheckout } from '../reference-model/view-checkout.ts';
import { sendRequest, toCommandResult } from '../system/system.ts';
import { type CheckoutRef, checkoutId, getSession, loadPreview } from './checkout-ref.ts';
import type { ModelCommand } from './model-command.ts';

/** Presses the button; a fresh page is looked at before, an old one shows what was seen last. */
export const payCheckout = ({
  fresh,
  method,
  ...which
}: CheckoutRef & { fresh: boolean; method: boolean }): ModelCommand => ({
  kind: 'pay',
  text: `buyer ${which.buyer} pays the ${which.source} checkout${fresh ? ' after a look' : ''}${method ? ' with BCA' : ''}`,
  rule: (market) => pay(market, getSession(market, which), { fresh, method }),
  whenLate: (market) => {
    const session = lastSession(market, which.buyer, which.source);
    if (session?.status === 'open') viewCheckout(market, session);
  },
  act: async (real, market) => {
    const id = checkoutId(real, market, which);
    const seen = fresh ? toCommandResult(real, await loadPreview(real, which.buyer, id)) : null;
    const expected =
      seen?.shown?.grand_total ?? lastSession(market, which.buyer, which.source)?.seenTotal ?? 0;
    const body = { checkout_id: id, expected_total: expected, payment_method: method ? 'va_bca' : null };
    const paid = toCommandResult(
      real,
      await sendRequest(real, at(real.buyers, which.buyer), '/checkout/pay', body),
    );
    return paid.code === 200 && seen?.code === 200 ? { ...paid, shown: seen.shown } : paid;
  },
});
