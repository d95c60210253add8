import { ask, nothing, outcomeOf, type Real } from '../real/real.ts';
import { addToCart, check, removeLine, setQuantity } from '../rules/cart.ts';
import { claim } from '../rules/vouchers.ts';
import { at, world } from '../rules/world.ts';
import type { Deed } from './deed.ts';

interface Line {
  buyer: number;
  variant: number;
}

const item = (real: Real, { buyer, variant }: Line) => real.cartItems.get(`${buyer}/${variant}`) ?? nothing;

/** What is wanted, on the wire. */
export const wanted = (real: Real, variant: number, qty: number) => ({
  product_id: at(real.products, at(world.variants, variant).product),
  variant_id: at(real.variants, variant),
  qty,
});

export const add = ({ buyer, variant, qty }: Line & { qty: number }): Deed => ({
  kind: 'add to cart',
  text: `buyer ${buyer} adds ${qty} of ${variant}`,
  rule: (market) => addToCart(market, buyer, variant, qty),
  act: async (real) =>
    outcomeOf(real, await ask(real, at(real.buyers, buyer), '/cart/add', wanted(real, variant, qty))),
});

const changeLine = (
  kind: string,
  line: Line,
  path: string,
  { rule, more = {} }: { rule: Deed['rule']; more?: object },
): Deed => ({
  kind,
  text: `${kind} by buyer ${line.buyer} of ${line.variant} ${JSON.stringify(more)}`,
  rule,
  act: async (real) => {
    const body = { cart_item_id: item(real, line), ...more };
    const { code, data } = await ask(real, at(real.buyers, line.buyer), path, body);
    return { code, reason: data?.reason ?? null, shown: null };
  },
});

export const setQty = (line: Line & { qty: number }): Deed =>
  changeLine('change quantity', line, '/cart/update', {
    rule: (market) => setQuantity(market, line.buyer, line.variant, line.qty),
    more: { qty: line.qty },
  });

export const tick = (line: Line & { checked: boolean }): Deed =>
  changeLine(line.checked ? 'check' : 'uncheck', line, line.checked ? '/cart/checked' : '/cart/unchecked', {
    rule: (market) => check(market, line.buyer, line.variant, line.checked),
  });

export const remove = (line: Line): Deed =>
  changeLine('remove from cart', line, '/cart/remove', {
    rule: (market) => removeLine(market, line.buyer, line.variant),
  });

export const claimVoucher = ({ buyer, voucher }: { buyer: number; voucher: number }): Deed => ({
  kind: 'claim a voucher',
  text: `buyer ${buyer} claims voucher ${voucher}`,
  rule: (market) => claim(market, buyer, voucher),
  act: async (real) => {
    const body = { promo_code: at(real.voucherCodes, voucher).toLowerCase() };
    const { code } = await ask(real, at(real.buyers, buyer), '/promo/claim', body);
    return { code, reason: null, shown: null };
  },
});
