import fc from 'fast-check';
import { add, claimVoucher, remove, setQty, tick } from '../commands/cart-commands.ts';
import { sendTo, switchWallet, takePromo } from '../commands/checkout-commands.ts';
import { pass, reprice } from '../commands/environment-commands.ts';
import { anyStep, legalStep } from '../commands/legal-commands.ts';
import type { ModelCommand } from '../commands/model-command.ts';
import { checkoutCart, checkoutSingle, queryCheckout } from '../commands/opening-commands.ts';
import { courier, dropship, sendOrderTo } from '../commands/parcel-commands.ts';
import { payCheckout } from '../commands/pay-checkout.ts';
import { endShipping, promiseShipping } from '../commands/shipping-offer-commands.ts';
import { settleMoney, takeMoney } from '../commands/wallet-commands.ts';
import { isOpen } from '../reference-model/checkout.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { at, modelFixture, type Source } from '../reference-model/model-fixture.ts';
import { shippingOfferPayers } from '../reference-model/shipping-offers.ts';
import { deadlines } from '../reference-model/time.ts';
import { browse, purchase, withdrawOften } from './behaviors.ts';
import { atOnce, type Command, command } from './command.ts';

const second = 1_000;

interface Place {
  buyer: number;
  source: Source;
  store: number;
}

/** A checkout that is open, and one of its stores; now and then any, open or not. */
const placeIn = (market: MarketplaceModel, dice: number): Place | null => {
  if (dice % 9 === 0)
    return { buyer: dice % 2, source: dice % 4 < 2 ? 'cart' : 'single', store: (dice % 3) % 2 };
  const open = market.sessions.filter((session) => isOpen(market, session));
  if (open.length === 0) return null;
  const { buyer, source, orders } = at(open, dice % open.length);
  return { buyer, source, store: at(orders, Math.floor(dice / open.length) % orders.length).store };
};

const index = (list: readonly unknown[]) => fc.nat(list.length - 1);
const die = fc.nat(0x3fffffff);
const buyer = index(modelFixture.buyers);
const variant = index(modelFixture.variants);
const address = index(modelFixture.addresses);
const voucher = index(modelFixture.vouchers);
const qty = fc.integer({ min: 1, max: 3 });
const insurance = fc.constantFrom(null, null, true, false);
const payer = fc.constantFrom(...shippingOfferPayers);
const most = fc.constantFrom(null, null, 5_000, 10_000);
const minSpend = fc.constantFrom(0, 0, 100_000);
const province = fc.constantFrom(null, null, '31');
const firm = fc.constantFrom(null, null, 'jne' as const, 'jnt' as const);
const days = fc.constantFrom(null, null, 2);
const often = fc.constantFrom(true, true, true, false);

/** A deed whose parts are drawn at random. */
const drawn = <T extends object>(
  parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
  make: (drawn: T) => ModelCommand,
) =>
  fc.tuple(fc.record(parts), die).map(([values, dice]) => {
    const deed = make(values as T);
    return command(deed.text, dice, () => deed);
  });

/** A deed in a checkout, the rest of it drawn at random. */
const inCheckout = <T extends object>(
  name: string,
  parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
  make: (drawn: NoInfer<T> & Place) => ModelCommand,
) =>
  fc.tuple(fc.record(parts), die).map(([values, dice]) =>
    command(`${name}(${JSON.stringify(values)}, ${dice})`, dice, (market) => {
      const place = placeIn(market, dice);
      return place && make({ ...(values as T), ...place });
    }),
  );

const step = (name: string, find: (market: MarketplaceModel, dice: number) => ModelCommand | null) =>
  die.map((dice) => command(`${name}(${dice})`, dice, (market) => find(market, dice)));

/** To a deadline exactly, just before it, or some hours. */
const passing = fc
  .record({ hours: fc.constantFrom(0, 0.4, 0.6, 5, 23, 49, 73), early: fc.nat(1), isSwept: often, dice: die })
  .map(({ hours, early, isSwept, dice }) =>
    command(`time passes(${hours}, ${early}, ${isSwept}, ${dice})`, dice, (market) => {
      const next = deadlines(market)[0];
      const until = next === undefined ? 3_600 * second : next - market.now - second - early;
      const milliseconds = hours === 0 ? Math.max(0, until) : hours * 3_600 * second;
      return pass({ milliseconds, isSwept });
    }),
  );

const taking = fc
  .record({
    side: fc.constantFrom('buyers' as const, 'stores' as const),
    owner: buyer,
    part: fc.integer({ min: 0, max: 6 }),
    dice: die,
  })
  .map(({ side, owner, part, dice }) =>
    command(`withdraw(${side}, ${owner}, ${part})`, dice, (market) => {
      const amount = Math.floor((at(market.wallets[side], owner) * part) / 5);
      return takeMoney({ side, owner, amount: Math.max(9_999, amount) });
    }),
  );

const settling = fc
  .record({ dice: die, isPaid: fc.boolean() })
  .map(({ dice, isPaid }) =>
    command(`settle a withdrawal(${dice}, ${isPaid})`, dice, ({ withdrawals }) =>
      withdrawals.length === 0 ? null : settleMoney({ index: dice % withdrawals.length, isPaid }),
    ),
  );

const wishes = ['jne REG', 'jnt EZ', 'sicepat REG', 'jne OKE', 'jne YES'];

/** What people do, and how often. */
const weighted: [number, fc.Arbitrary<Command>][] = [
  [7, drawn({ buyer, variant, qty }, add)],
  [2, drawn({ buyer, variant, qty }, setQty)],
  [2, drawn({ buyer, variant, checked: often }, tick)],
  [1, drawn({ buyer, variant }, remove)],
  [1, drawn({ buyer, voucher }, claimVoucher)],
  [5, drawn({ buyer }, checkoutCart)],
  [3, drawn({ buyer, variant, qty }, checkoutSingle)],
  [2, inCheckout('wallet', { isOn: often }, switchWallet)],
  [4, inCheckout('voucher', { voucher, isWanted: often }, takePromo)],
  [1, drawn({ buyer, address }, sendTo)],
  [2, inCheckout('address', { address }, sendOrderTo)],
  [1, inCheckout('dropship', { isOn: often }, dropship)],
  [3, inCheckout('courier', { wish: fc.constantFrom(...wishes), insurance }, courier)],
  [1, inCheckout('look', {}, queryCheckout)],
  [9, inCheckout('pay', { fresh: often, method: often }, payCheckout)],
  [5, fc.record({ buyer, variant, qty, isNow: fc.boolean(), wallet: fc.boolean(), dice: die }).map(purchase)],
  [3, fc.record({ hours: fc.constantFrom(0, 0.4, 0.6), spends: fc.boolean(), dice: die }).map(browse)],
  [1, fc.tuple(buyer, die).map(([owner, dice]) => withdrawOften(owner, dice))],
  [22, step('a step forward', (market, dice) => legalStep(market, dice, true))],
  [8, step('a step', (market, dice) => legalStep(market, dice, false))],
  [2, step('anything', anyStep)],
  [4, passing],
  [2, taking],
  [1, settling],
  [1, drawn({ variant, price: fc.constantFrom(25_500, 31_313, 147_900, 612_345) }, reprice)],
  [4, drawn({ payer, most, minSpend, province, courier: firm, days }, promiseShipping)],
  [1, drawn({ payer }, endShipping)],
  [6, die.map(atOnce)],
];

/** A sequence of up to fifty commands; `replayPath` is what a failure printed. */
export const sequences = (replayPath?: string) =>
  fc.commands([fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))], {
    maxCommands: 50,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
