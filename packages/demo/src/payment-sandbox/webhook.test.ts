import {
  minute,
  openPaymentFixture,
  openTestServer,
  type PaymentFixture,
  type TestServer,
} from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { webhookRequest } from './deliver-callbacks.ts';
import { signatureHeader, timestampHeader } from './sandbox-signature.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market, webhookRequest);
});
afterAll(() => market.close());

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
    const group = await world.ordered();
    const request = world.report(group);
    expect((await world.deliver(changed(request, change, await request.clone().text()))).status).toBe(401);
    expect(await world.statuses()).toEqual(['waiting_payment']);
    expect(market.logLines.join()).toContain('/payment/webhook/sandbox');
  });

  test.each([6 * minute, -6 * minute])('is rejected when it is %i ms away', async (away) => {
    const group = await world.ordered();
    const request = world.report(group);
    market.clock.advance(away);
    expect((await world.deliver(request)).status).toBe(401);
    expect(await world.statuses()).toEqual(['waiting_payment']);
  });

  test('is rejected, and stored for staff, when the amount differs', async () => {
    const group = await world.ordered();
    for (const amount of [group.payable - 1, group.payable + 1]) {
      const answer = await world.deliver(world.report(group, { eventId: `evt_amount_${amount}`, amount }));
      expect(answer).toMatchObject({ status: 409, data: { reason: 'wrong_amount' } });
    }
    expect(await world.statuses()).toEqual(['waiting_payment']);
    const kept = await market.database.db
      .selectFrom('payment_reports')
      .select(['result', 'amount'])
      .execute();
    expect(kept).toEqual([
      { result: 'wrong-amount', amount: 108_999 },
      { result: 'wrong-amount', amount: 109_001 },
    ]);
  });

  test('is not taken for a reference, a provider or a body that nobody knows', async () => {
    const group = await world.ordered();
    expect((await world.deliver(world.report({ ...group, externalRef: 'sbx_unknown' }))).status).toBe(404);
    const elsewhere = world.report(group).url.replace('sandbox', 'other');
    expect((await world.deliver(new Request(elsewhere, { method: 'POST', body: '{}' }))).status).toBe(404);
    expect((await world.deliver(world.report(group, { eventId: 'x' }))).status).toBe(422);
    expect((await world.deliver(world.report(group, { amount: 0.5 }))).status).toBe(422);
    expect(await world.statuses()).toEqual(['waiting_payment']);
  });

  test('that is replayed, alone or under another event id, pays once [R5]', async () => {
    const group = await world.ordered();
    expect((await world.deliver(world.report(group))).data).toEqual({ result: 'paid' });
    expect((await world.deliver(world.report(group))).data).toEqual({ result: 'already' });
    expect((await world.deliver(world.report(group, { eventId: 'evt_another' }))).data).toEqual({
      result: 'already',
    });
    expect(await world.collected()).toBe(group.payable);
  });

  test('delivered 20 times at once pays once [R5]', async () => {
    const group = await world.ordered('va_bni', [{}, { product: 1 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.deliver(world.report(group))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ data }) => data.result === 'paid')).toHaveLength(1);
    expect(await world.collected()).toBe(group.payable);
    expect(await world.statuses()).toEqual(['new', 'new']);
  });
});
