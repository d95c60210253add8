import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openPaymentFixture, type PaymentFixture } from '../../payments/testing/payment-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: PaymentFixture;
let finance: StaffUser;
let support: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
  finance = await createStaffUser(market, 'uang@example.test', ['finance']);
  support = await createStaffUser(market, 'bantu@example.test', ['support']);
});
afterAll(() => market.close());

const check = (code: string, by = finance) => by.post('/payments/check', { order_group_code: code });

describe('payments in the back office', () => {
  test('are found by code, buyer and status, with every attempt and no address in full [B23]', {
    tags: 'slow',
  }, async () => {
    const [group, other] = [await world.ordered(), await world.ordered('qris')];
    await world.payAndNotify(other);
    const find = async (query: string) =>
      (await support.get(`/payments/list?${query}`)).data.map(
        (one: { order_group_code: string }) => one.order_group_code,
      );
    expect(await find('')).toEqual([other.code, group.code]);
    expect(await find('status=paid')).toEqual([other.code]);
    expect(await find(`search=${group.code.toLowerCase()}`)).toEqual([group.code]);
    expect(await find('search=budi@')).toHaveLength(2);
    const [provider = ''] = (await support.get('/payments/list')).providers;
    expect([(await find(`provider=${provider}`)).length, await find('provider=lain')]).toEqual([2, []]);
    const list = await support.get(`/payments/list?search=${group.code}`);
    expect(list.data).toMatchObject([
      { method: 'va_bca', buyer: { email: 'b***@example.test' }, charges: [{ reference: group.reference }] },
    ]);
    expect(JSON.stringify(list)).not.toContain('budi@example.test');
  });

  test('whose notification was lost are paid once the provider is asked [M3]', async () => {
    const group = await world.ordered();
    world.pay(group);
    expect((await check(group.code, support)).status).toBe(403);
    expect(await world.statuses()).toEqual(['waiting_payment']);
    expect(await check(group.code)).toMatchObject({
      status: 200,
      data: { status: 'paid', charges: [{ status: 'paid', paid_amount: group.payable }] },
    });
    expect(await world.statuses()).toEqual(['new']);
    expect(await listAuditLogs(market, 'payment')).toMatchObject([
      { action: 'payment.check', target_id: group.code, actor_id: finance.id },
    ]);
  });

  test('are checked once in 15 seconds, whoever asks; an unknown one is 404', { tags: 'slow' }, async () => {
    const group = await world.ordered();
    expect((await check(group.code)).status).toBe(200);
    expect((await check(group.code)).status).toBe(429);
    const own = await market.call(`/payment/${group.code}/check`, { token: world.buyer.token, body: {} });
    expect(own.status).toBe(429);
    market.clock.advance(16 * second);
    expect((await check(group.code)).status).toBe(200);
    expect((await check('INV-20260302-ZZZZZ')).status).toBe(404);
  });
});
