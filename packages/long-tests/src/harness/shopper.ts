import { randomUUID } from 'node:crypto';
import type { Buyer, ProductFixture, TestResponse } from '@pasar/api/testing';
import type { Call } from './call.ts';

/** A checkout that is ready to be paid. */
export interface ReadyCheckout {
  id: number;
  /** Rupiah, as the buyer saw it. */
  total: number;
}

const expectOk = (answer: TestResponse, what: string): TestResponse => {
  if (answer.code !== 200) throw new Error(`${what}: ${answer.code} ${answer.message}`);
  return answer;
};

const readyCheckout = async (
  call: Call,
  { token }: Buyer,
  id: number,
  wallet: boolean,
): Promise<ReadyCheckout> => {
  const body = { checkout_id: id, use_wallet: wallet ? '1' : '0' };
  const { data } = expectOk(await call('/checkout/wallet', { token, body }), 'the wallet switch');
  return { id, total: data.summary.grand_total };
};

/** Fills the cart and begins the checkout of it. */
export const checkoutCart = async (
  call: Call,
  buyer: Buyer,
  goods: readonly ProductFixture[],
  { qty = 1, wallet = true } = {},
): Promise<ReadyCheckout> => {
  const { token } = buyer;
  for (const { productId, variantId } of goods) {
    const body = { product_id: productId, variant_id: variantId, qty };
    expectOk(await call('/cart/add', { token, body }), 'adding to the cart');
  }
  const begun = expectOk(await call('/cart/checkout', { token, body: {} }), 'beginning the checkout');
  return readyCheckout(call, buyer, begun.data.checkout_id, wallet);
};

/** Buys one thing at once, beside the cart. */
export const checkoutSingle = async (
  call: Call,
  buyer: Buyer,
  { productId, variantId }: ProductFixture,
  { qty = 1, wallet = true } = {},
): Promise<ReadyCheckout> => {
  const body = { product_id: productId, variant_id: variantId, qty };
  const begun = expectOk(
    await call('/cart/singlecheckout', { token: buyer.token, body }),
    'beginning the single checkout',
  );
  return readyCheckout(call, buyer, begun.data.checkout_id, wallet);
};

/** Presses the button once. `method` is needed when the wallet does not cover everything. */
export const pay = (
  call: Call,
  { token }: Buyer,
  { id, total }: ReadyCheckout,
  { key = randomUUID(), method = null }: { key?: string; method?: string | null } = {},
): Promise<TestResponse> =>
  call('/checkout/pay', {
    token,
    key,
    body: { checkout_id: id, expected_total: total, payment_method: method },
  });
