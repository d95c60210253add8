import { openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { checkoutReplies, sampleCheckout, sampleOrder } from '../testing/sample-checkout.ts';

afterEach(cleanup);

test('where the marketplace takes no payments the button is disabled, and the page says why [M1]', async () => {
  const message = 'Pasar ini belum menerima pembayaran, pesanan belum dapat dibuat.';
  const state = { orders: [sampleOrder(1)], promos: [], useWallet: false, balance: 0 };
  const checkout = {
    ...sampleCheckout(state),
    payment_methods: [],
    can_pay: false,
    blocked: { reason: 'no_payment_method', message },
  };
  const { replies } = checkoutReplies(
    {},
    { 'GET /shipping/checkout/preview': { code: 200, data: checkout, all_promo: [] } },
  );
  await openPage(slice, '/checkout?id=77', replies, { user: sampleBuyer });
  expect(screen.getByText(message)).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Bayar sekarang' }))
    expect((button as HTMLButtonElement).disabled).toBe(true);
});
