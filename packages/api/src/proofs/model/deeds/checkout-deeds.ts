import { ask, outcomeOf, type Real } from '../real/real.ts';
import { choosePromo, demandOpen, sendAllTo } from '../rules/checkout.ts';
import type { Market, Session } from '../rules/market.ts';
import { show } from '../rules/show.ts';
import { at } from '../rules/world.ts';
import type { Deed } from './deed.ts';
import { checkoutId, nameOf, sessionOf, type Which } from './which-checkout.ts';

/** Something about an open checkout, by its id in the body. */
const change = (
  what: string,
  which: Which,
  {
    rule,
    path,
    body,
  }: { rule: (market: Market, session: Session) => void; path: string; body: (real: Real) => object },
): Deed => ({
  kind: nameOf(what),
  text: `${what} in the ${which.source} checkout of buyer ${which.buyer}`,
  rule: (market) => {
    const session = sessionOf(market, which);
    demandOpen(market, session);
    rule(market, session);
    return show(market, session);
  },
  act: async (real, market) => {
    const asked = { checkout_id: checkoutId(real, market, which), ...body(real) };
    return outcomeOf(real, await ask(real, at(real.buyers, which.buyer), path, asked));
  },
});

export const switchWallet = ({ isOn, ...which }: Which & { isOn: boolean }): Deed =>
  change(isOn ? 'wallet on' : 'wallet off', which, {
    rule: (_, session) => {
      session.useWallet = isOn;
    },
    path: '/checkout/wallet',
    body: () => ({ use_wallet: isOn ? '1' : '0' }),
  });

export const takePromo = ({
  voucher,
  isWanted,
  ...which
}: Which & { voucher: number; isWanted: boolean }): Deed =>
  change(`${isWanted ? 'select' : 'unselect'} a voucher: ${voucher}`, which, {
    rule: (market, session) => choosePromo(market, session, voucher, isWanted),
    path: isWanted ? '/promo/select' : '/promo/unselect',
    body: (real) => ({ promo_id: at(real.vouchers, voucher) }),
  });

export const sendTo = ({ buyer, address }: { buyer: number; address: number }): Deed => ({
  kind: 'change the address of all',
  text: `buyer ${buyer} sends everything to address ${address}`,
  rule: (market) => sendAllTo(market, buyer, address),
  act: async (real) => {
    const body = { address_book_id: at(at(real.addresses, buyer), address) };
    return outcomeOf(real, await ask(real, at(real.buyers, buyer), '/shipping/all/address-book', body));
  },
});
