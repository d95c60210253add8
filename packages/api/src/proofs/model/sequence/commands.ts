import fc from 'fast-check';
import { add, claimVoucher, remove, setQty, tick } from '../deeds/cart-deeds.ts';
import {
  checkoutCart,
  checkoutSingle,
  courier,
  dropship,
  look,
  press,
  sendOrderTo,
  sendTo,
  switchWallet,
  takePromo,
} from '../deeds/checkout-deeds.ts';
import type { Deed } from '../deeds/deed.ts';
import { anyStep, legalStep } from '../deeds/of-an-order.ts';
import { settleMoney, takeMoney } from '../deeds/wallet-deeds.ts';
import { pass, reprice } from '../deeds/world-deeds.ts';
import type { Real } from '../real/real.ts';
import { isOpen } from '../rules/checkout.ts';
import type { Market } from '../rules/market.ts';
import { deadlines } from '../rules/time.ts';
import { at, type Source, world } from '../rules/world.ts';
import { pairOf } from './pairs.ts';
import { type Course, perform } from './perform.ts';
import { performAtOnce } from './perform-at-once.ts';

type Command = fc.AsyncCommand<Course, Real>;

const second = 1_000;

/** Everything happens a second later. */
const tickClock = (course: Course, real: Real) => {
  course.market = { ...course.market, now: course.market.now + second };
  real.market.clock.advance(second);
};

const command = (name: string, dice: number, find: (market: Market) => Deed | null): Command => ({
  check: ({ market }) => find(market) !== null,
  run: async (course, real) => {
    const deed = find(course.market);
    tickClock(course, real);
    if (deed) await perform(course, real, deed, dice);
  },
  toString: () => name,
});

const atOnce = (dice: number): Command => ({
  check: ({ market }) => pairOf(market, dice) !== null,
  run: async (course, real) => {
    const pair = pairOf(course.market, dice);
    tickClock(course, real);
    if (pair) await performAtOnce(course, real, ...pair);
  },
  toString: () => `at once(${dice})`,
});

const index = (list: readonly unknown[]) => fc.nat(list.length - 1);
const die = fc.nat(0x3fffffff);
const buyer = index(world.buyers);
const variant = index(world.variants);
const store = index(world.stores);
const address = index(world.addresses);
const voucher = index(world.vouchers);
const qty = fc.integer({ min: 1, max: 3 });
const insurance = fc.constantFrom(null, null, true, false);
const often = fc.constantFrom(true, true, true, false);

/** A deed whose parts are drawn at random. */
const drawn = <T extends object>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }, make: (drawn: T) => Deed) =>
  fc.tuple(fc.record(parts), die).map(([values, dice]) => {
    const deed = make(values as T);
    return command(deed.text, dice, () => deed);
  });

/** A checkout that is open; now and then any, open or not. */
const checkoutOf = (market: Market, dice: number): { buyer: number; source: Source } | null => {
  const open = market.sessions.filter((session) => isOpen(market, session));
  const any: { buyer: number; source: Source } = {
    buyer: dice % 2,
    source: dice % 4 < 2 ? 'cart' : 'single',
  };
  if (dice % 9 === 0) return any;
  return open.length === 0 ? null : at(open, dice % open.length);
};

/** A deed in a checkout, the rest of it drawn at random. */
const inCheckout = <T extends object>(
  name: string,
  parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
  make: (drawn: T & { buyer: number; source: Source }) => Deed,
) =>
  fc.tuple(fc.record(parts), die).map(([values, dice]) =>
    command(`${name}(${JSON.stringify(values)}, ${dice})`, dice, (market) => {
      const found = checkoutOf(market, dice);
      return found && make({ ...(values as T), buyer: found.buyer, source: found.source });
    }),
  );

/** One deed after the other, as somebody does who knows what is wanted. */
const shopping = fc
  .record({ buyer, variant, qty, isNow: fc.boolean(), wallet: fc.boolean(), dice: die })
  .map(({ buyer, variant, qty, isNow, wallet, dice }): Command => {
    const which = { buyer, source: isNow ? ('single' as const) : ('cart' as const) };
    const line = { buyer, variant, qty };
    const opening = isNow ? [checkoutSingle(line)] : [add(line), checkoutCart({ buyer })];
    const paying = [switchWallet({ ...which, isOn: wallet }), press({ ...which, fresh: true, method: true })];
    return {
      check: () => true,
      run: async (course, real) => {
        for (const deed of [...opening, ...paying]) {
          tickClock(course, real);
          await perform(course, real, deed, dice);
        }
      },
      toString: () => `shopping of ${JSON.stringify(line)}, ${which.source}, wallet ${wallet}, ${dice}`,
    };
  });

const step = (name: string, find: (market: Market, dice: number) => Deed | null) =>
  die.map((dice) => command(`${name}(${dice})`, dice, (market) => find(market, dice)));

/** To a deadline exactly, just before it, or some hours. */
const passing = fc
  .record({ hours: fc.constantFrom(0, 0.4, 5, 23, 49, 73), early: fc.nat(1), isSwept: often, dice: die })
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
  [2, inCheckout('address', { store, address }, sendOrderTo)],
  [1, inCheckout('dropship', { store, isOn: often }, dropship)],
  [3, inCheckout('courier', { store, wish: fc.constantFrom(...wishes), insurance }, courier)],
  [1, inCheckout('look', {}, look)],
  [9, inCheckout('pay', { fresh: often, method: often }, press)],
  [5, shopping],
  [14, step('a step forward', (market, dice) => legalStep(market, dice, true))],
  [8, step('a step', (market, dice) => legalStep(market, dice, false))],
  [2, step('anything', anyStep)],
  [4, passing],
  [2, taking],
  [1, settling],
  [1, drawn({ variant, price: fc.constantFrom(25_500, 31_313, 147_900, 612_345) }, reprice)],
  [6, die.map(atOnce)],
];

/** A sequence of up to fifty commands; `replayPath` is what a failure printed. */
export const sequences = (replayPath?: string) =>
  fc.commands([fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))], {
    maxCommands: 50,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
