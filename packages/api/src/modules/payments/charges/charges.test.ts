import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { ProviderRejection, ProviderUnavailable } from '../../../ports/provider-error.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';
import { pollDueCharges } from './poll-charges.ts';

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

const states = async (group: Parameters<PaymentFixture['charges']>[0]) =>
  (await world.charges(group)).map(({ reference, status }) => [reference.slice(-1), status]);
const call = (code: string, verb: string, body: object = {}) =>
  market.call(`/payment/${code}/${verb}`, { token: world.buyer.token, body });
const mismatches = async () => {
  const rows = await market.database.db.selectFrom('mismatches').select(['kind', 'ref', 'amount']).execute();
  await market.database.db.deleteFrom('mismatches').execute();
  return rows;
};
/** A market whose provider behaves otherwise. */
const withBank = (change: Partial<PaymentProvider>): Context =>
  market.context(undefined, {
    // Nobody else works on its charges.
    wakeJobs: () => {},
    paymentProviders: market.context().paymentProviders.map((bank) => ({ ...bank, ...change })),
  });
const work = async (ctx: Context) => {
  while (await pollDueCharges(ctx));
};

describe('changing the method [M2]', () => {
  test('ends the current number and makes the next one, five times at most', { tags: 'slow' }, async () => {
    const group = await world.ordered();
    const first = (await world.page(group.code)).data.va_number;
    const changed = await call(group.code, 'method', { payment_method: 'va_bri' });
    expect(changed).toMatchObject({ status: 200, data: { method: { code: 'va_bri' } } });
    expect(changed.data.va_number).not.toBe(first);
    expect(changed.data.other_methods.map(({ code }: { code: string }) => code)).not.toContain('va_bri');
    expect(await states(group)).toEqual([
      ['1', 'cancelled'],
      ['2', 'waiting'],
    ]);
    for (const method of ['va_bni', 'va_mandiri', 'qris', 'va_bca'])
      expect((await call(group.code, 'method', { payment_method: method })).status).toBe(200);
    expect(await call(group.code, 'method', { payment_method: 'qris' })).toMatchObject({
      status: 409,
      data: { reason: 'changed_too_often' },
    });
    expect((await world.page(group.code)).data.other_methods).toEqual([]);
    expect((await call(group.code, 'method', { payment_method: 'cash' })).status).toBe(422);
  });

  test('pays when the money of the first number has come meanwhile', { tags: 'slow' }, async () => {
    const group = await world.ordered();
    world.pay(group);
    expect(await call(group.code, 'method', { payment_method: 'va_bri' })).toMatchObject({
      status: 409,
      data: { status: 'paid' },
    });
    expect(await world.statuses()).toEqual(['new']);
  });

  test('leaves money that comes to the first number later to the payment, once, then to the wallet [M5]', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    await call(group.code, 'method', { payment_method: 'va_bri' });
    const second = { ...group, reference: `${group.code}-2` };
    world.pay(group);
    await world.payAndNotify(group);
    expect(await world.statuses()).toEqual(['new']);
    await world.payAndNotify(second);
    expect([await world.wallet(), await world.collected()]).toEqual([group.payable, 2 * group.payable]);
    expect((await world.page(group.code)).data).toMatchObject({ status: 'paid', to_wallet: group.payable });
  });

  test('makes a new QR code of the same method once the old one is over', { tags: 'slow' }, async () => {
    const group = await world.ordered('qris');
    market.clock.advance(31 * minute);
    expect((await world.page(group.code)).data.charge).toMatchObject({ state: 'ended', pay_to: {} });
    for (let round = 0; round < 7; round++) {
      const { data } = await call(group.code, 'method', { payment_method: 'qris' });
      expect(data.charge.state).toBe('ready');
      expect(data.qr).toContain(`${group.code}-${round + 2}`);
      market.clock.advance(31 * minute);
    }
  });
});

describe('money [M5] [M7]', () => {
  test.each([-1, 1])(
    'of another amount (%i) goes to the wallet, and the orders go on waiting',
    { tags: 'slow' },
    async (more) => {
      const group = await world.ordered();
      await world.payAndNotify(group, group.payable + more);
      await world.payAndNotify(group, group.payable + more);
      expect(await world.statuses()).toEqual(['waiting_payment']);
      expect(await world.wallet()).toBe(group.payable + more);
      expect(await mismatches()).toEqual([{ kind: 'payment_amount', ref: group.reference, amount: more }]);
      expect((await world.page(group.code)).data).toMatchObject({
        status: 'waiting',
        charge: { state: 'ended' },
        to_wallet: group.payable + more,
      });
      expect((await call(group.code, 'method', { payment_method: 'va_bca' })).status).toBe(200);
      await world.payAndNotify({ ...group, reference: `${group.code}-2` });
      expect(await world.statuses()).toEqual(['new']);
    },
  );
});

describe('a lost answer [M4]', () => {
  const lost = () => Promise.reject(new ProviderUnavailable('no answer'));

  test('is looked up by our reference: no second charge, and one that cannot be used is replaced', {
    tags: 'slow',
  }, async () => {
    const bank = market.context().paymentProviders[0] as PaymentProvider;
    let calls = 0;
    const ctx = withBank({
      charge: async (request) => {
        calls++;
        await bank.charge(request);
        return calls === 1 ? lost() : bank.charge(request);
      },
    });
    const group = await world.placed(ctx);
    expect(await states(group)).toEqual([['1', 'asked']]);
    market.clock.advance(10_000);
    await work(ctx);
    // The bank does not repeat the number: its charge ended, the next one can be paid.
    expect(await states(group)).toEqual([
      ['1', 'cancelled'],
      ['2', 'waiting'],
    ]);
    expect(await bank.status({ reference: group.reference, providerRef: null, method: 'va_bca' })).toEqual({
      status: 'ended',
      amount: null,
    });
  });

  test('where it cannot be looked up: the next attempt, and money for either belongs to the payment', async () => {
    const bank = market.context().paymentProviders[0] as PaymentProvider;
    let calls = 0;
    const ctx = withBank({
      findsByReference: false,
      charge: async (request) => {
        calls++;
        const made = await bank.charge(request);
        return calls === 1 ? lost() : made;
      },
    });
    const group = await world.placed(ctx);
    market.clock.advance(10_000);
    await work(ctx);
    expect(await states(group)).toEqual([
      ['1', 'unknown'],
      ['2', 'waiting'],
    ]);
    world.pay(group);
    const named = await world.charges(group);
    await market.database.db
      .updateTable('payment_charges')
      .set({ provider_ref: 'learned-by-notification', next_poll_at: market.clock.now() })
      .where('id', '=', named[0]?.id ?? 0)
      .execute();
    await work(ctx);
    expect(await world.statuses()).toEqual(['new']);
  });

  test('is tried again, and a refusal is shown at once', async () => {
    const group = await world.placed(
      withBank({ charge: () => Promise.reject(new ProviderRejection('declined')) }),
    );
    expect(await states(group)).toEqual([['1', 'failed']]);
    expect((await world.page(group.code)).data.charge.state).toBe('failed');
    expect((await call(group.code, 'method', { payment_method: 'va_bca' })).data.charge.state).toBe('ready');
  });

  test('three times lets the next provider of the method serve', { tags: 'slow' }, async () => {
    const bank = market.context().paymentProviders[0] as PaymentProvider;
    const ctx = market.context(undefined, {
      wakeJobs: () => {},
      paymentProviders: [
        { ...bank, name: 'silent', charge: lost, status: lost, end: lost },
        { ...bank, name: 'test-bank' },
      ],
    });
    const group = await world.placed(ctx);
    for (const wait of [10_000, 30_000]) {
      market.clock.advance(wait);
      await pollDueCharges(ctx);
    }
    await work(ctx);
    const charges = await world.charges(group);
    expect(charges.map(({ provider, status }) => [provider, status])).toEqual([
      ['silent', 'unknown'],
      ['test-bank', 'waiting'],
    ]);
  });
});

describe('"I have paid"', () => {
  test('asks the provider at once, and once in 15 seconds', { tags: 'slow' }, async () => {
    const group = await world.ordered();
    world.pay(group);
    expect(await call(group.code, 'check')).toMatchObject({ status: 200, data: { status: 'paid' } });
    const other = await world.ordered();
    expect((await call(other.code, 'check')).data.status).toBe('waiting');
    expect((await call(other.code, 'check')).status).toBe(429);
    market.clock.advance(15_000);
    expect((await call(other.code, 'check')).status).toBe(200);
  });

  test('is for the buyer alone', async () => {
    const group = await world.ordered();
    for (const [verb, body] of [
      ['check', {}],
      ['method', { payment_method: 'qris' }],
      ['proof', { media_id: 1, sender: 'Ani' }],
    ] as const) {
      const { status } = await market.call(`/payment/${group.code}/${verb}`, {
        token: world.seller.token,
        body,
      });
      expect(status).toBe(404);
    }
  });
});

test('after a day nobody is asked any more, but each night for three days', { tags: 'slow' }, async () => {
  const group = await world.ordered();
  market.clock.advance(24 * hour);
  await market.settle();
  market.clock.advance(25 * hour);
  await market.settle();
  const [charge] = await world.charges(group);
  expect(charge?.next_poll_at).toBe(null);
});
