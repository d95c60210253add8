import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createBankNotification } from '../../../testing/test-bank.ts';
import { openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer({ requestsPerAddress: 1_000_000 });
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
});
afterAll(() => market.close());

const journals = async () =>
  (await market.database.db.selectFrom('ledger_journals').selectAll().execute()).length;

test('a notification moves nothing: the market asks, and acts on the answer [M3]', {
  tags: 'slow',
}, async () => {
  const group = await world.ordered();
  await world.deliver(world.notification(group, 'paid'));
  await market.settle();
  // The bank has taken nothing, whatever the notification says.
  expect(await world.statuses()).toEqual(['waiting_payment']);
  world.pay(group);
  expect(await world.statuses()).toEqual(['waiting_payment']);
  expect((await world.deliver(world.notification(group, 'paid again'))).status).toBe(200);
  await market.settle();
  expect(await world.statuses()).toEqual(['new']);
  expect(await world.collected()).toBe(group.payable);
});

test('a forged notification is a security event, and is not asked about [M3]', async () => {
  const group = await world.ordered();
  world.pay(group);
  const forged = new Request(world.notification(group).url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-bank': 'forged' },
    body: JSON.stringify({ reference: group.reference }),
  });
  expect((await world.deliver(forged)).status).toBe(401);
  await market.settle();
  expect(await world.statuses()).toEqual(['waiting_payment']);
  expect(market.logLines.join()).toContain('/payment/webhook/test-bank');
});

test('one about an unknown charge is answered, and is a mismatch for staff [M3]', async () => {
  const strange = createBankNotification(market.context(), { reference: 'INV-20260302-ZZZZZ-1' });
  expect((await world.deliver(strange)).status).toBe(200);
  const [found, ...others] = await market.database.db.selectFrom('mismatches').selectAll().execute();
  expect([found?.kind, found?.ref, others.length]).toEqual(['payment_unknown', 'INV-20260302-ZZZZZ-1', 0]);
  await market.database.db.deleteFrom('mismatches').execute();
});

test('one that nobody sent is made up for by asking: after a minute, and on to the deadline [M3]', {
  tags: 'slow',
}, async () => {
  const [first, second] = [await world.ordered(), await world.ordered()];
  await market.settle();
  world.pay(first);
  market.clock.advance(60_000);
  await market.settle();
  expect(await world.statuses(first.groupId)).toEqual(['new']);
  market.clock.advance(3 * hour);
  await market.settle();
  world.pay(second);
  market.clock.advance(hour);
  await market.settle();
  expect(await world.statuses(second.groupId)).toEqual(['new']);
});

/** 10,000 by `npm run test:payment-races` (V4). */
const forgeries = process.env.PASAR_RACES === 'full' ? 10_000 : 1_000;

test('forged, changed and replayed notifications move nothing [V4]', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  const groups = [await world.ordered(), await world.ordered('qris'), await world.ordered('va_bni')];
  await world.payAndNotify(groups[0] as never);
  const before = await journals();
  for (let round = 0; round < forgeries; round++) {
    const group = groups[round % 3] as (typeof groups)[number];
    const request =
      round % 4 === 0
        ? world.notification(group, `changed ${round % 7}`)
        : new Request(world.notification(group).url, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-test-bank': round % 2 ? '' : `guess ${round}`,
            },
            body: JSON.stringify({ reference: group.reference, event: 'paid' }),
          });
    const { status } = await world.deliver(request);
    expect(status).toBe(round % 4 === 0 ? 200 : 401);
  }
  await market.settle();
  expect(await journals()).toBe(before);
  expect(await world.collected()).toBe(groups[0]?.payable);
  expect(await world.statuses()).toEqual(['new', 'waiting_payment', 'waiting_payment']);
});
