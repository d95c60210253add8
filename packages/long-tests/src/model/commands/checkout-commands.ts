import { assertOpen, choosePromo, sendAllTo } from '../reference-model/checkout.ts';
import type { MarketplaceModel, Session } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { viewCheckout } from '../reference-model/view-checkout.ts';
import { type System, sendRequest, toCommandResult } from '../system/system.ts';
import { type CheckoutRef, checkoutId, getCommandKind, getSession } from './checkout-ref.ts';
import type { ModelCommand } from './model-command.ts';

/** Something about an open checkout, by its id in the body. */
const change = (
  what: string,
  which: CheckoutRef,
  {
    rule,
    path,
    body,
  }: {
    rule: (market: MarketplaceModel, session: Session) => void;
    path: string;
    body: (real: System) => object;
  },
): ModelCommand => ({
  kind: getCommandKind(what),
  text: `${what} in the ${which.source} checkout of buyer ${which.buyer}`,
  rule: (market) => {
    const session = getSession(market, which);
    assertOpen(market, session);
    rule(market, session);
    return viewCheckout(market, session);
  },
  act: async (real, market) => {
    const asked = { checkout_id: checkoutId(real, market, which), ...body(real) };
    return toCommandResult(real, await sendRequest(real, at(real.buyers, which.buyer), path, asked));
  },
});

export const switchWallet = ({ isOn, ...which }: CheckoutRef & { isOn: boolean }): ModelCommand =>
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
}: CheckoutRef & { voucher: number; isWanted: boolean }): ModelCommand =>
  change(`${isWanted ? 'select' : 'unselect'} a voucher: ${voucher}`, which, {
    rule: (market, session) => choosePromo(market, session, voucher, isWanted),
    path: isWanted ? '/promo/select' : '/promo/unselect',
    body: (real) => ({ promo_id: at(real.vouchers, voucher) }),
  });

export const sendTo = ({ buyer, address }: { buyer: number; address: number }): ModelCommand => ({
  kind: 'change the address of all',
  text: `buyer ${buyer} sends everything to address ${address}`,
  rule: (market) => sendAllTo(market, buyer, address),
  act: async (real) => {
    const body = { address_book_id: at(at(real.addresses, buyer), address) };
    return toCommandResult(
      real,
      await sendRequest(real, at(real.buyers, buyer), '/shipping/all/address-book', body),
    );
  },
});
