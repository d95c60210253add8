import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute, second } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { signedIn } from '../../testing/people.ts';
import { balanceOf } from '../ledger/index.ts';
import { closeUnpaidGroup, type PlacedGroup } from '../orders/index.ts';
import {
  type OrderWish,
  type OrderWorld,
  openOrderWorld,
  place,
  topUp,
} from '../orders/testing/order-world.ts';
import { ensureCharge, expirePayments, openPayment } from './index.ts';
import { webhookRequest } from './sandbox/deliver-callbacks.ts';
import { sandboxMethods } from './sandbox/sandbox-methods.ts';
import { signatureHeader, timestampHeader } from './sandbox/sandbox-signature.ts';

import { readPayment } from './show/read-payment.ts';
import { simulatePayment } from './show/simulate-payment.ts';
import { takeReport } from './webhook/take-report.ts';

let market: TestMarket;
let world: OrderWorld;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderWorld(market);
});
afterAll(() => market.close());

type Opened = PlacedGroup & { paymentId: number; externalRef: string };

/** Places, opens the payment and asks the provider, as checkout does. */
const ordered = async (method = 'va_bca', wishes?: OrderWish[], walletUsed = 0): Promise<Opened> => {
  const placed = await place(world, wishes, { walletUsed, method });
  const { groupId, code, payable: amount, payDueAt: expiresAt } = placed;
  const ctx = market.context();
  const { paymentId } = await inTransaction(ctx, (tx) =>
    openPayment(tx, { groupId, code, method, amount, expiresAt }),
  );
  const { external_ref } = await ensureCharge(ctx, paymentId);
  return { ...placed, paymentId, externalRef: external_ref ?? '' };
};
const report = ({ externalRef, payable }: Opened, more: { eventId?: string; amount?: number } = {}) =>
  webhookRequest(market.context(), {
    event_id: more.eventId ?? `evt_${externalRef}`,
    external_ref: externalRef,
    amount: more.amount ?? payable,
  });
const deliver = async (request: Request) => {
  const answer = await market.fetch(request);
  return { status: answer.status, ...(await answer.json()) };
};
const page = (code: string, token = world.buyer.token, headers = {}) =>
  market.call(`/payment/${code}`, { token, headers });
const simulate = (code: string, token = world.buyer.token) =>
  market.call(`/payment/${code}/simulate`, { token, method: 'POST' });
const wallet = () => balanceOf(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
const collected = async () => -(await balanceOf(market.context(), { kind: 'gateway_clearing' }));
const statuses = async () =>
  (await market.database.db.selectFrom('orders').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  );
const reserved = async () =>
  (await market.database.db.selectFrom('variants').select('stock_reserved').orderBy('id').execute()).map(
    ({ stock_reserved }) => stock_reserved,
  );

describe('a payment page [CHECK-02]', () => {
  test('says what to pay, until when, how and for what', async () => {
    await topUp(world, 50_000);
    const group = await ordered('va_bca', [{}, { product: 1, qty: 2 }], 50_000);
    const { data } = await page(group.code);
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
    const english = (await page(group.code, world.buyer.token, { 'accept-language': 'en' })).data;
    expect(english.instructions[0].title).toBe('With BCA mobile');
    expect(english.orders[0].status_label).toBe('Waiting for Payment');
  });

  test.each(sandboxMethods.map(({ code }) => code))(
    'of %s has what its method is paid to',
    async (method) => {
      const group = await ordered(method);
      const { data } = await page(group.code);
      expect(data.method.code).toBe(method);
      expect([data.va_number === null, data.qr === null]).toEqual(
        method === 'qris' ? [true, false] : [false, true],
      );
      if (method === 'qris') expect(data.qr).toContain(group.code);
      expect(data.instructions.length).toBeGreaterThan(0);
    },
  );

  test('is for its buyer alone [S22]', async () => {
    const group = await ordered();
    const stranger = await signedIn(market, { email: 'sari@example.test' });
    for (const { token } of [stranger, world.seller]) {
      expect((await page(group.code, token)).status).toBe(404);
      expect((await simulate(group.code, token)).status).toBe(404);
    }
    expect((await market.call(`/payment/${group.code}`)).status).toBe(401);
    expect((await page('INV-20260302-AAAAA')).status).toBe(404);
    await market.settle();
    expect(await statuses()).toEqual(['waiting_payment']);
  });

  test('asks the provider again when the first time came to nothing', async () => {
    const group = await ordered();
    await market.database.db.updateTable('payments').set({ external_ref: null, va_number: null }).execute();
    const { data } = await page(group.code);
    expect(data.va_number).toMatch(/^80777/);
    const { external_ref } = await market.database.db
      .selectFrom('payments')
      .select('external_ref')
      .executeTakeFirstOrThrow();
    expect(external_ref).toBe(group.externalRef);
  });

  test('refuses a method that the market does not offer', async () => {
    const placed = await place(world);
    const wish = { groupId: placed.groupId, code: placed.code, amount: 1, expiresAt: market.clock.now() };
    await expect(openPayment(market.context(), { ...wish, method: 'tunai' })).rejects.toMatchObject({
      code: 422,
    });
    const production = market.context(undefined, { mode: 'production' });
    await expect(openPayment(production, { ...wish, method: 'va_bca' })).rejects.toMatchObject({ code: 422 });
  });
});

describe('a simulated payment', () => {
  test('comes through the signed webhook and moves the orders on', async () => {
    const group = await ordered('qris', [{}, { product: 1 }]);
    expect(await simulate(group.code)).toMatchObject({
      code: 200,
      message: 'Pembayaran dikirim',
      data: { status: 'sent' },
    });
    await market.settle();
    expect(await statuses()).toEqual(['new', 'new']);
    expect((await page(group.code)).data).toMatchObject({
      status: 'paid',
      va_number: null,
      qr: null,
      can_simulate: false,
    });
    expect(await collected()).toBe(218_000);
    expect(await simulate(group.code)).toMatchObject({ code: 409, data: { status: 'paid' } });
  });

  test('asked for twice is paid once', async () => {
    const group = await ordered();
    await Promise.all([simulate(group.code), simulate(group.code)]);
    await market.settle();
    expect(await market.database.db.selectFrom('payment_reports').select('outcome').execute()).toEqual([
      { outcome: 'paid' },
    ]);
    expect(await collected()).toBe(109_000);
  });

  test('is told again, later and later, while the market does not take it', async () => {
    const group = await ordered();
    await market.database.db.updateTable('payments').set({ external_ref: 'elsewhere' }).execute();
    await market.database.db
      .insertInto('sandbox_callbacks')
      .values({
        external_ref: group.externalRef,
        event_id: 'evt_waiting',
        amount: group.payable,
        due_at: market.clock.now(),
        delivered_at: null,
        last_error: null,
        created_at: market.clock.now(),
      })
      .execute();
    await market.settle();
    const waiting = () =>
      market.database.db
        .selectFrom('sandbox_callbacks')
        .select(['tries', 'last_error', 'delivered_at'])
        .executeTakeFirstOrThrow();
    expect(await waiting()).toEqual({ tries: 1, last_error: 'answered 404', delivered_at: null });
    await market.settle();
    expect((await waiting()).tries).toBe(1);
    await market.database.db.updateTable('payments').set({ external_ref: group.externalRef }).execute();
    market.clock.advance(2 * second);
    await market.settle();
    expect(await waiting()).toEqual({ tries: 2, last_error: null, delivered_at: market.clock.now() });
    expect(await statuses()).toEqual(['new']);
  });

  test('does not exist in production', async () => {
    const group = await ordered();
    const actor = {
      kind: 'user',
      userId: world.buyer.id,
      sessionId: 1,
      merchantId: null,
      role: 'user',
    } as const;
    const ctx = market.context(actor, { mode: 'production' });
    await expect(simulatePayment({ ctx, input: { code: group.code } })).rejects.toMatchObject({ code: 404 });
    expect((await readPayment({ ctx, input: { code: group.code } })).can_simulate).toBe(false);
  });
});

describe('a report of the provider', () => {
  const changed = (
    request: Request,
    change: { headers?: Record<string, string>; body?: string },
    body: string,
  ) =>
    new Request(request.url, {
      method: 'POST',
      headers: { ...Object.fromEntries(request.headers), ...change.headers },
      body: change.body ?? body,
    });

  test.each([
    ['forged', { headers: { [signatureHeader]: 'f'.repeat(64) } }],
    ['unsigned', { headers: { [signatureHeader]: '' } }],
    ['with another time', { headers: { [timestampHeader]: '1700000000' } }],
    [
      'with another body',
      { body: '{"event_id":"evt_12345678","external_ref":"x","status":"paid","amount":1}' },
    ],
  ])('is refused when it is %s [R5]', async (_, change) => {
    const group = await ordered();
    const request = report(group);
    expect((await deliver(changed(request, change, await request.clone().text()))).status).toBe(401);
    expect(await statuses()).toEqual(['waiting_payment']);
    expect(market.logLines.join()).toContain('/payment/webhook/sandbox');
  });

  test.each([6 * minute, -6 * minute])('is refused when it is %i ms away', async (away) => {
    const group = await ordered();
    const request = report(group);
    market.clock.advance(away);
    expect((await deliver(request)).status).toBe(401);
    expect(await statuses()).toEqual(['waiting_payment']);
  });

  test('is refused, and kept for the desk, when the amount is another one', async () => {
    const group = await ordered();
    for (const amount of [group.payable - 1, group.payable + 1]) {
      const answer = await deliver(report(group, { eventId: `evt_amount_${amount}`, amount }));
      expect(answer).toMatchObject({ status: 409, data: { reason: 'wrong_amount' } });
    }
    expect(await statuses()).toEqual(['waiting_payment']);
    const kept = await market.database.db
      .selectFrom('payment_reports')
      .select(['outcome', 'amount'])
      .execute();
    expect(kept).toEqual([
      { outcome: 'wrong-amount', amount: 108_999 },
      { outcome: 'wrong-amount', amount: 109_001 },
    ]);
  });

  test('is not taken for a reference, a provider or a body that nobody knows', async () => {
    const group = await ordered();
    expect((await deliver(report({ ...group, externalRef: 'sbx_unknown' }))).status).toBe(404);
    const elsewhere = report(group).url.replace('sandbox', 'other');
    expect((await deliver(new Request(elsewhere, { method: 'POST', body: '{}' }))).status).toBe(404);
    expect((await deliver(report(group, { eventId: 'x' }))).status).toBe(422);
    expect((await deliver(report(group, { amount: 0.5 }))).status).toBe(422);
    expect(await statuses()).toEqual(['waiting_payment']);
  });

  test('that is replayed, alone or under another event id, pays once [R5]', async () => {
    const group = await ordered();
    expect((await deliver(report(group))).data).toEqual({ outcome: 'paid' });
    expect((await deliver(report(group))).data).toEqual({ outcome: 'already' });
    expect((await deliver(report(group, { eventId: 'evt_another' }))).data).toEqual({ outcome: 'already' });
    expect(await collected()).toBe(group.payable);
  });

  test('delivered 20 times at once pays once [R5]', async () => {
    const group = await ordered('va_bni', [{}, { product: 1 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(report(group))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ data }) => data.outcome === 'paid')).toHaveLength(1);
    expect(await collected()).toBe(group.payable);
    expect(await statuses()).toEqual(['new', 'new']);
  });
});

describe('a payment that nobody made', () => {
  const overdue = () => market.clock.advance(24 * hour);

  test('expires with its orders: stock and wallet come back', async () => {
    await topUp(world, 50_000);
    const group = await ordered('va_bri', [{}, { product: 1, qty: 3 }], 50_000);
    market.clock.advance(24 * hour - 1);
    await expirePayments(market.context());
    expect(await statuses()).toEqual(['waiting_payment', 'waiting_payment']);
    expect([await wallet(), await reserved()]).toEqual([0, [1, 3]]);
    market.clock.advance(1);
    await expirePayments(market.context());
    expect(await statuses()).toEqual(['payment_expired', 'payment_expired']);
    expect([await wallet(), await reserved()]).toEqual([50_000, [0, 0]]);
    const { data } = await page(group.code, await freshToken());
    expect(data).toMatchObject({ status: 'expired', va_number: null, can_simulate: false });
  });

  const freshToken = async () => (await signInAgain()).data.jwt_token;
  const signInAgain = () =>
    market.call('/auth/login', { body: { email: world.buyer.email, password: 'rahasia 123' } });

  test('that comes too late goes to the wallet, once, and the buyer is told', async () => {
    const group = await ordered();
    overdue();
    await expirePayments(market.context());
    expect((await deliver(report(group))).data).toEqual({ outcome: 'refunded-late' });
    expect((await deliver(report(group))).data).toEqual({ outcome: 'refunded-late' });
    expect((await deliver(report(group, { eventId: 'evt_another' }))).data).toEqual({ outcome: 'already' });
    expect([await wallet(), await collected()]).toEqual([group.payable, group.payable]);
    expect(await statuses()).toEqual(['payment_expired']);
    const told = await market.database.db
      .selectFrom('notifications')
      .select('category')
      .where('user_id', '=', world.buyer.id)
      .execute();
    expect(told.filter(({ category }) => category === 'wallet')).toHaveLength(1);
  });

  test('is too late from the deadline on, whether the sweep has come by or not', async () => {
    const group = await ordered();
    overdue();
    expect((await page(group.code, await freshToken())).data).toMatchObject({
      status: 'expired',
      can_simulate: false,
    });
    expect((await deliver(report(group))).data).toEqual({ outcome: 'refunded-late' });
    expect(await statuses()).toEqual(['payment_expired']);
    expect(await wallet()).toBe(group.payable);
    await expirePayments(market.context());
    expect(await wallet()).toBe(group.payable);
  });

  test('of a group that its buyer cancelled is not collected any more; money that comes goes to the wallet', async () => {
    const group = await ordered();
    await closeUnpaidGroup(market.context(), { groupId: group.groupId, to: 'cancelled_buyer' });
    await market.settle();
    expect((await page(group.code)).data.status).toBe('cancelled');
    const { status } = await market.database.db
      .selectFrom('payments')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    expect((await deliver(report(group))).data).toEqual({ outcome: 'refunded-late' });
    expect(await wallet()).toBe(group.payable);
  });

  // Both sides think that it is their time: the report's clock stands a second before the sweep's.
  const at = (away: number) => ({ clock: { now: () => new Date(market.clock.now().getTime() + away) } });
  const inTime = () => market.context(undefined, at(24 * hour - second));
  const rivals = {
    'its expiry': () => expirePayments(market.context(undefined, at(24 * hour))),
    'its cancellation': ({ groupId }: Opened) =>
      closeUnpaidGroup(inTime(), { groupId, to: 'cancelled_buyer' }),
    'expiry and cancellation': (group: Opened) =>
      Promise.all([rivals['its expiry'](), rivals['its cancellation'](group)]).then(() => {}),
  };
  const isRefusal = (error: { code?: number }) => {
    if (error.code !== 409) throw error;
  };

  test.each(Object.keys(rivals) as (keyof typeof rivals)[])(
    'or that is paid at the moment of %s: one of them wins, and no money is lost [R5]',
    async (rival) => {
      await topUp(world, 8 * 50_000);
      for (let round = 0; round < 8; round++) {
        const group = await ordered('va_mandiri', [{}, { product: 1 }], 50_000);
        const [saved, taken] = [await wallet(), await collected()];
        const { externalRef, payable: amount } = group;
        const paid = { eventId: `evt_round_${round}`, externalRef, status: 'paid', amount } as const;
        const report = () => takeReport(inTime(), { provider: 'sandbox', report: paid });
        // One side starts some reads later than the other, in turn: some rounds are won by each.
        const later = async (isLate: boolean) => {
          for (let reads = 0; isLate && reads < round / 2; reads++) await wallet();
        };
        const pay = () => later(round % 2 === 0).then(report);
        const end = later(round % 2 === 1).then(() => rivals[rival](group));
        await Promise.all([end.catch(isRefusal), pay(), pay()]);
        await market.settle();
        const ends = await market.database.db
          .selectFrom('orders')
          .select('status')
          .where('order_group_id', '=', group.groupId)
          .execute();
        const won = new Set(ends.map(({ status }) => status));
        expect(won.size).toBe(1);
        const gained = (await wallet()) - saved;
        expect(gained).toBe(won.has('new') ? 0 : amount + 50_000);
        expect((await collected()) - taken).toBe(amount);
        const { status } = await market.database.db
          .selectFrom('payments')
          .select('status')
          .where('id', '=', group.paymentId)
          .executeTakeFirstOrThrow();
        expect(status).toBe(won.has('new') ? 'paid' : 'refunded');
      }
    },
    20_000,
  );
});
