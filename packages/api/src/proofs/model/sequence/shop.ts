import { add } from '../deeds/cart-deeds.ts';
import { switchWallet } from '../deeds/checkout-deeds.ts';
import { checkoutCart, checkoutSingle } from '../deeds/opening-deeds.ts';
import { press } from '../deeds/press.ts';
import { type Command, tickClock } from './command.ts';
import { perform } from './perform.ts';

interface Wish {
  buyer: number;
  variant: number;
  qty: number;
  isNow: boolean;
  wallet: boolean;
  dice: number;
}

/** One deed after the other, as somebody does who knows what is wanted. */
export const shop = (wish: Wish): Command => {
  const { buyer, variant, qty, isNow, wallet, dice } = wish;
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
    toString: () => `shop(${JSON.stringify(wish)})`,
  };
};
