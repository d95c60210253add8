import { addToCart, check, removeLine, setQuantity } from '../reference-model/cart.ts';
import { at, modelFixture } from '../reference-model/model-fixture.ts';
import { claim } from '../reference-model/vouchers.ts';
import { nothing, type System, sendRequest, toCommandResult } from '../system/system.ts';
import type { ModelCommand } from './model-command.ts';

interface Line {
  buyer: number;
  variant: number;
}

const item = (real: System, { buyer, variant }: Line) => real.cartItems.get(`${buyer}/${variant}`) ?? nothing;

/** What is wanted, on the wire. */
export const wanted = (real: System, variant: number, qty: number) => ({
  product_id: at(real.products, at(modelFixture.variants, variant).product),
  variant_id: at(real.variants, variant),
  qty,
});

export const add = ({ buyer, variant, qty }: Line & { qty: number }): ModelCommand => ({
  kind: 'add to cart',
  text: `buyer ${buyer} adds ${qty} of ${variant}`,
  rule: (market) => addToCart(market, buyer, variant, qty),
  act: async (real) =>
    toCommandResult(
      real,
      await sendRequest(real, at(real.buyers, buyer), '/cart/add', wanted(real, variant, qty)),
    ),
});

const changeLine = (
  kind: string,
  line: Line,
  path: string,
  { rule, more = {} }: { rule: ModelCommand['rule']; more?: object },
): ModelCommand => ({
  kind,
  text: `${kind} by buyer ${line.buyer} of ${line.variant} ${JSON.stringify(more)}`,
  rule,
  act: async (real) => {
    const body = { cart_item_id: item(real, line), ...more };
    const { code, data } = await sendRequest(real, at(real.buyers, line.buyer), path, body);
    return { code, reason: data?.reason ?? null, shown: null };
  },
});

export const setQty = (line: Line & { qty: number }): ModelCommand =>
  changeLine('change quantity', line, '/cart/update', {
    rule: (market) => setQuantity(market, line.buyer, line.variant, line.qty),
    more: { qty: line.qty },
  });

export const tick = (line: Line & { checked: boolean }): ModelCommand =>
  changeLine(line.checked ? 'check' : 'uncheck', line, line.checked ? '/cart/checked' : '/cart/unchecked', {
    rule: (market) => check(market, line.buyer, line.variant, line.checked),
  });

export const remove = (line: Line): ModelCommand =>
  changeLine('remove from cart', line, '/cart/remove', {
    rule: (market) => removeLine(market, line.buyer, line.variant),
  });

export const claimVoucher = ({ buyer, voucher }: { buyer: number; voucher: number }): ModelCommand => ({
  kind: 'claim a voucher',
  text: `buyer ${buyer} claims voucher ${voucher}`,
  rule: (market) => claim(market, buyer, voucher),
  act: async (real) => {
    const body = { promo_code: at(real.voucherCodes, voucher).toLowerCase() };
    const { code } = await sendRequest(real, at(real.buyers, buyer), '/promo/claim', body);
    return { code, reason: null, shown: null };
  },
});
