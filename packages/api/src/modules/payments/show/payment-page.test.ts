import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { testMethods } from '../../../testing/test-bank.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { place, topUp } from '../../orders/testing/order-fixture.ts';
import { openPayment } from '../index.ts';
import { openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';
import { readPayment } from './read-payment.ts';
import { simulatePayment } from './simulate-payment.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
});
afterAll(() => market.close());

describe('a payment page [CHECK-02]', () => {
  test('shows what to pay, until when, how and for what', { tags: 'slow' }, async () => {
    await topUp(world, 50_000);
    const group = await world.ordered('va_bca', [{}, { product: 1, qty: 2 }], 50_000);
    const { data } = await world.page(group.code);
    expect(data).toMatchObject({
      order_group_code: group.code,
      status: 'waiting',
      method: { code: 'va_bca', name: 'BCA Virtual Account', kind: 'virtual_account', fee: 0 },
      qr: null,
      amount: 268_000,
      wallet_used: 50_000,
      grand_total: 318_000,
      paid_at: null,
      server_time: market.clock.now().toISOString(),
      expires_at: new Date(market.clock.now().getTime() + 24 * hour).toISOString(),
      can_simulate: true,
    });
    expect(data.va_number).toMatch(/^80777\d{11}$/);
    expect(data.instructions[0].steps.join()).toContain(data.va_number);
    expect(data.instructions[0].steps.join()).toContain('Rp268.000');
    expect(
      data.orders.map(({ merchant_name, total }: { merchant_name: string; total: number }) => [
        merchant_name,
        total,
      ]),
    ).toEqual([
      ['Toko Maju', 109_000],
      ['Toko Lain', 209_000],
    ]);
    const english = (await world.page(group.code, world.buyer.token, { 'accept-language': 'en' })).data;
    expect(english.instructions[0].title).toBe('With BCA mobile');
    expect(english.orders[0].status_label).toBe('Awaiting payment');
  });

  test.each(testMethods.map(({ code }) => code))('of %s has what its method is paid to', async (method) => {
    const group = await world.ordered(method);
    const { data } = await world.page(group.code);
    expect(data.method.code).toBe(method);
    expect([data.va_number === null, data.qr === null]).toEqual(
      method === 'qris' ? [true, false] : [false, true],
    );
    if (method === 'qris') expect(data.qr).toContain(group.code);
    expect(data.instructions.length).toBeGreaterThan(0);
  });

  test('is for its buyer alone [S22]', async () => {
    const group = await world.ordered();
    const stranger = await createSignedInUser(market, { email: 'sari@example.test' });
    for (const { token } of [stranger, world.seller]) {
      expect((await world.page(group.code, token)).status).toBe(404);
      expect((await world.simulate(group.code, token)).status).toBe(404);
    }
    expect((await market.call(`/payment/${group.code}`)).status).toBe(401);
    expect((await world.page('INV-20260302-AAAAA')).status).toBe(404);
    await market.settle();
    expect(await world.statuses()).toEqual(['waiting_payment']);
  });

  test('rejects a method that the marketplace does not support', async () => {
    const placed = await place(world);
    const wish = { groupId: placed.groupId, code: placed.code, amount: 1, expiresAt: market.clock.now() };
    await expect(openPayment(market.context(), { ...wish, method: 'tunai' })).rejects.toMatchObject({
      code: 422,
    });
    const without = market.context(undefined, { paymentProviders: [] });
    await expect(openPayment(without, { ...wish, method: 'va_bca' })).rejects.toMatchObject({ code: 422 });
  });

  test('is not simulated by a provider of real money', async () => {
    const group = await world.ordered();
    const actor = {
      kind: 'user',
      userId: world.buyer.id,
      sessionId: 1,
      merchantId: null,
      role: 'user',
    } as const;
    const paymentProviders = market.context().paymentProviders.map(({ simulatePayment: _, ...real }) => real);
    const ctx = market.context(actor, { paymentProviders });
    await expect(simulatePayment({ ctx, input: { code: group.code } })).rejects.toMatchObject({ code: 404 });
    expect((await readPayment({ ctx, input: { code: group.code } })).can_simulate).toBe(false);
  });
});
