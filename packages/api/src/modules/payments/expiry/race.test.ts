import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../../testing/race-rounds.ts';
import { closeUnpaidGroup } from '../../orders/index.ts';
import { topUp } from '../../orders/testing/order-fixture.ts';
import { applyState } from '../charges/apply-state.ts';
import { expirePayments } from '../index.ts';
import { type Opened, openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';

const rounds = raceRounds(8);
const fromWallet = 50_000;

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

// Both sides consider it their time: the report's clock is a second before the job's.
const contextIn = (away: number) =>
  market.context(undefined, { clock: { now: () => new Date(market.clock.now().getTime() + away) } });
const inTime = () => contextIn(24 * hour - second);
const overTime = () => contextIn(24 * hour);

const expire = () => expirePayments(overTime());
const cancel = ({ groupId }: Opened) => closeUnpaidGroup(inTime(), { groupId, to: 'cancelled_buyer' });
const change = ({ code }: Opened) =>
  market.call(`/payment/${code}/method`, { token: world.buyer.token, body: { payment_method: 'va_bni' } });
const rivals: [string, (group: Opened) => Promise<unknown>][] = [
  ['its expiry', expire],
  ['its cancellation', cancel],
  ['expiry and cancellation', (group) => Promise.all([expire(), cancel(group)])],
  ['a change of its method', change],
  [
    'a change of its method, expiry and cancellation',
    (group) => Promise.all([change(group), expire(), cancel(group)]),
  ],
];
const isRefusal = (error: { code?: number }) => {
  if (error.code !== 409) throw error;
};
const pay = async (group: Opened) => {
  const [charge] = await world.charges(group);
  world.pay(group);
  await applyState(inTime(), charge?.id ?? 0, { status: 'paid', amount: group.payable });
};
const statusOf = async ({ paymentId }: Opened) => {
  const payments = market.database.db.selectFrom('payments').select('status');
  return (await payments.where('id', '=', paymentId).executeTakeFirstOrThrow()).status;
};

test.each(rivals)(
  'a payment at the moment of %s: one of them wins, and no money is lost [R5] [V2]',
  { tags: 'slow', timeout: raceTimeout },
  async (_, end) => {
    await topUp(world, rounds * fromWallet);
    for (let round = 0; round < rounds; round++) {
      const group = await world.ordered('va_mandiri', [{}, { product: 1 }], fromWallet);
      const [saved, taken] = [await world.wallet(), await world.collected()];
      // One side starts some reads later than the other, alternately: each wins some rounds.
      const start = async (isLate: boolean) => {
        for (let reads = 0; isLate && reads < round / 2; reads++) await world.wallet();
      };
      const paying = () => start(round % 2 === 0).then(() => pay(group));
      const ending = start(round % 2 === 1).then(() => end(group));
      await Promise.all([ending.catch(isRefusal), paying(), paying()]);
      await market.settle();
      const won = new Set(await world.statuses(group.groupId));
      expect(won.size).toBe(1);
      expect((await world.wallet()) - saved).toBe(won.has('new') ? 0 : group.payable + fromWallet);
      expect((await world.collected()) - taken).toBe(group.payable);
      expect(await statusOf(group)).toBe(won.has('new') ? 'paid' : 'refunded');
    }
  },
);
