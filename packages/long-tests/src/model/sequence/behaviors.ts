import { add } from '../commands/cart-commands.ts';
import { switchWallet } from '../commands/checkout-commands.ts';
import { pass } from '../commands/environment-commands.ts';
import { checkoutCart, checkoutSingle, queryCheckout } from '../commands/opening-commands.ts';
import { payCheckout } from '../commands/pay-checkout.ts';
import { settleMoney, takeMoney } from '../commands/wallet-commands.ts';
import { isOpen } from '../reference-model/checkout.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { type Command, chain } from './command.ts';

interface Shop {
  buyer: number;
  variant: number;
  qty: number;
  isNow: boolean;
  wallet: boolean;
  dice: number;
}

/** Somebody knows what is wanted, and pays for it. */
export const purchase = (wish: Shop): Command => {
  const { buyer, variant, qty, isNow, wallet, dice } = wish;
  const which = { buyer, source: isNow ? ('single' as const) : ('cart' as const) };
  const line = { buyer, variant, qty };
  const opening = isNow ? [checkoutSingle(line)] : [add(line), checkoutCart({ buyer })];
  const paying = [
    switchWallet({ ...which, isOn: wallet }),
    payCheckout({ ...which, fresh: true, method: true }),
  ];
  return chain(
    `shop(${JSON.stringify(wish)})`,
    dice,
    [...opening, ...paying].map((deed) => () => deed),
  );
};

/** Somebody leaves a checkout open for a while, perhaps empties the wallet, and pays what was seen. */
export const browse = ({
  hours,
  spends,
  dice,
}: {
  hours: number;
  spends: boolean;
  dice: number;
}): Command => {
  const openOne = (market: MarketplaceModel) => {
    const open = market.sessions.filter((session) => isOpen(market, session));
    return open.length === 0 ? null : at(open, dice % open.length);
  };
  const inIt =
    <T>(make: (which: { buyer: number; source: 'cart' | 'single' }, market: MarketplaceModel) => T) =>
    (market: MarketplaceModel): T | null => {
      const found = openOne(market);
      return found && make({ buyer: found.buyer, source: found.source }, market);
    };
  return chain(`linger(${hours}, ${spends}, ${dice})`, dice, [
    inIt((which) => queryCheckout(which)),
    () => pass({ milliseconds: hours * 3_600_000, isSwept: true }),
    inIt(({ buyer }, market) => {
      const amount = Math.floor(at(market.wallets.buyers, buyer) / 2);
      return spends && amount > 0 ? takeMoney({ side: 'buyers', owner: buyer, amount }) : null;
    }),
    inIt((which) => payCheckout({ ...which, fresh: false, method: true })),
  ]);
};

/** Somebody withdraws a little again and again; staff send one of it back. */
export const withdrawOften = (owner: number, dice: number): Command => {
  const little = () => takeMoney({ side: 'buyers', owner, amount: 10_000 });
  const sendBack = ({ withdrawals }: MarketplaceModel) =>
    dice % 2 === 0 || withdrawals.length === 0
      ? null
      : settleMoney({ index: withdrawals.length - 1, isPaid: false });
  return chain(`withdraw often(${owner}, ${dice})`, dice, [little, little, sendBack, little, little, little]);
};
