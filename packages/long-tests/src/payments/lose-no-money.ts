import {
  compareRecent,
  day,
  expirePayments,
  hour,
  minute,
  openPaymentFixture,
  openTestServer,
  type PaymentFixture,
  readAccountBalance,
  type TestServer,
} from '@pasar/api/testing';
import { createPaymentStandIns } from '@pasar/demo';
import { createRandom } from '../harness/long-test.ts';
import { unlimited } from '../harness/unlimited.ts';

type StandIns = ReturnType<typeof createPaymentStandIns>;
type Random = ReturnType<typeof createRandom>;
type Ordered = Awaited<ReturnType<PaymentFixture['ordered']>>;

const methods = ['va_bca', 'va_mandiri', 'va_bni', 'qris', 'shopeepay'];
const callFaults = ['error', 'lost', 'hang', 'delay'];
const notificationFaults = ['duplicate', 'reordered', 'lost', 'forged', 'late'];
/** Milliseconds until an adapter gives up, so that a provider that hangs costs little time. */
const deadline = 500;

interface Storm {
  market: TestServer;
  world: PaymentFixture;
  standIns: StandIns;
  random: Random;
}

const one = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

/** One of the two providers does something wrong at its next call or notification. */
const addFault = async ({ standIns, random }: Storm) => {
  const standIn = await (random() < 0.5 ? standIns.midtrans() : standIns.xendit());
  const on = random() < 0.5 ? 'call' : 'notification';
  const fault = one(random, on === 'call' ? callFaults : notificationFaults);
  await standIn.control('faults', { on, fault, ms: 2 * deadline });
};

/** Pays one of the attempts whose number the buyer has seen, with the right amount or another one. */
const pay = async ({ world, standIns, random }: Storm, group: Ordered) => {
  const seen = (await world.charges(group)).filter(({ pay_to }) => pay_to !== null);
  if (seen.length === 0) return;
  const { provider, reference, provider_ref, amount } = one(random, seen);
  const paid = random() < 0.1 ? amount + one(random, [-1_000, 500]) : amount;
  if (provider === 'midtrans') {
    await (await standIns.midtrans()).control('pay', { order_id: reference, amount: paid });
  } else if (provider_ref) {
    await (await standIns.xendit()).control('pay', { payment_request_id: provider_ref, amount: paid });
  }
};

/** A provider takes money back that it has reported, and says so. */
const reverse = async ({ world, standIns, random }: Storm, group: Ordered) => {
  const paid = (await world.charges(group)).filter(({ status }) => status === 'paid');
  if (paid.length === 0) return;
  const { provider, reference, provider_ref } = one(random, paid);
  if (provider === 'midtrans') {
    await (await standIns.midtrans()).control('reverse', { order_id: reference });
  } else if (provider_ref) {
    await (await standIns.xendit()).control('reverse', { payment_request_id: provider_ref });
  }
};

/** What buyers do with their payments, in any order, and the time that passes. */
const act = async (storm: Storm, group: Ordered) => {
  const { market, world, random } = storm;
  const call = (path: string, body: object) =>
    market.call(`/payment/${group.code}${path}`, { token: world.buyer.token, body });
  const dice = random();
  if (dice < 0.33) await pay(storm, group);
  else if (dice < 0.36) await reverse(storm, group);
  else if (dice < 0.5) await call('/method', { payment_method: one(random, methods) });
  else if (dice < 0.6) await call('/check', {});
  else if (dice < 0.65) {
    const [order] = group.orders;
    await market.call('/orders/status', {
      token: world.buyer.token,
      body: { order_code: order?.code, status: 'cancelled', reason: 'tidak_jadi' },
    });
  } else if (dice < 0.8) market.clock.advance(one(random, [minute, 10 * minute, 40 * minute]));
  else if (dice < 0.9) await world.page(group.code);
  else await market.settle();
};

/** Everybody asks until nothing is left to ask: the deadlines, an hour and a day after them, and the night. */
const reconcile = async ({ market, standIns }: Storm) => {
  for (const standIn of [await standIns.midtrans(), await standIns.xendit()]) {
    await fetch(`${standIn.url}/_control/faults`, { method: 'DELETE' });
  }
  await compareRecent.run(market.context());
  await market.settle();
  for (const wait of [day + hour, hour, hour, day, hour]) {
    market.clock.advance(wait);
    await market.settle();
    await expirePayments(market.context());
    await market.settle();
  }
  await compareRecent.run(market.context());
  await market.settle();
};

/** Rupiah that both providers took. */
const taken = async ({ standIns }: Storm): Promise<number> => {
  const midtrans = await (await standIns.midtrans()).control<{ status: string; gross_amount: number }[]>(
    'transactions',
  );
  const xendit = await (await standIns.xendit()).control<{ status: string; captured: number | null }[]>(
    'payment-requests',
  );
  return (
    midtrans.filter(({ status }) => status === 'settlement').reduce((sum, row) => sum + row.gross_amount, 0) +
    xendit
      .filter(({ status }) => status === 'SUCCEEDED')
      .reduce((sum, { captured }) => sum + (captured ?? 0), 0)
  );
};

export interface StormResult {
  /** Rupiah that providers took, and that the ledger has from them. */
  taken: number;
  booked: number;
  /** Sentences about data that does not add up. */
  faults: string[];
  groups: Record<string, number>;
}

/**
 * Lets many buyers pay while providers fail at random, then reconciles: what providers took is what the ledger has
 * (V1).
 */
export const loseNoMoney = async (seed: number, groups: number): Promise<StormResult> => {
  const random = createRandom(seed);
  const standIns = createPaymentStandIns({ deadline, xenditFirst: seed % 2 === 0 });
  const plugin = {
    name: 'payments',
    isDemo: true,
    paymentProviders: standIns.providers,
    jobs: { queues: [standIns.queue], sweeps: [] },
  };
  const market = await openTestServer(unlimited, { plugins: [plugin] });
  try {
    await market.reset();
    const storm = { market, standIns, random, world: await openPaymentFixture(market) };
    const open: Ordered[] = [];
    for (let round = 0; round < groups; round++) {
      if (random() < 0.5) await addFault(storm);
      open.push(await storm.world.ordered(one(random, methods)));
      for (let step = 0; step < 3; step++) await act(storm, one(random, open));
    }
    await reconcile(storm);
    const statuses = await storm.world.statuses();
    return {
      taken: await taken(storm),
      booked: -(await readAccountBalance(market.context(), { kind: 'gateway_clearing' })),
      faults: await market.audit(),
      groups: Object.fromEntries(
        [...Map.groupBy(statuses, (status) => status)].map(([status, list]) => [status, list.length]),
      ),
    };
  } finally {
    await market.close().catch(() => undefined);
    await standIns.close();
  }
};
