import { replyDays } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { completeStore } from '../../back-office/testing/complete-store.ts';
import {
  createStaffUser,
  createUser,
  listAuditLogs,
  type StaffUser,
} from '../../back-office/testing/staff-users.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { rejectUnanswered } from './reject-unanswered.ts';

let market: TestServer;
let staff: StaffUser;
let siti: { id: number; token: string; email: string };
let merchant_id: number;
let begin: Date;
beforeAll(async () => {
  market = await openTestServer({ approvalSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  siti = await createUser(market, 'siti@example.test');
  begin = market.clock.now();
  const { id } = await openStore(market, {
    name: 'Kain Siti',
    user_id: siti.id,
    verification_status: 'submitted',
    submitted_at: begin,
    verify_due_at: new Date(begin.getTime() + day),
  });
  merchant_id = id;
  await completeStore(market, { id, userId: siti.id });
});
afterAll(() => market.close());

const items = [{ field: 'description', message: 'Ceritakan apa yang kamu jual' }];
const ask = (more: object = {}) => staff.post('/merchants/ask', { merchant_id, items, ...more });
const file = async () => (await staff.get(`/merchants/detail/${merchant_id}`)).data;
const store = async () => (await market.call('/merchant/dashboard/store', { token: siti.token })).data;
const queue = async () => (await staff.get('/queue/list?kind=store')).data;
const describeStore = async (description: string) => {
  const { version, merchant_name, is_pkp, no_npwp } = await store();
  return market.call('/merchant/dashboard/store', {
    token: siti.token,
    body: {
      ...{ version, merchant_name, is_pkp, no_npwp, description },
      ...{ pic_name: 'Siti', pic_phone: '081234567890' },
    },
  });
};
const send = () => market.call('/merchant/dashboard/store/submit', { token: siti.token, body: {} });
/** Sessions end within the days of these tests. */
const signInAgain = async () => {
  siti.token = await createSessionToken(market, siti.id);
  staff = await createStaffUser(market, `${market.clock.now().getTime()}@example.test`);
};
const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

describe('asking the seller of a new store for more [B16]', () => {
  test('stops the day of staff; what was left runs from the answer', { tags: 'slow' }, async () => {
    market.clock.advance(10 * hour);
    expect(await ask()).toMatchObject({
      status: 200,
      data: {
        verification_status: 'submitted',
        verify_due_at: null,
        reply_due_at: after(begin, 10 * hour + replyDays * day),
        events: [{ action: 'ask', actor: staff.email }],
      },
    });
    expect(await queue()).toEqual([]);
    expect(await store()).toMatchObject({
      reply_due_at: after(begin, 10 * hour + replyDays * day),
      reviews: [{ field: 'description', status: 'rejected', reason: items[0]?.message }],
    });
    await market.settle();
    const [letter] = await market.letters(siti.email);
    expect(letter?.text).toContain(items[0]?.message);
    market.clock.advance(3 * day);
    await signInAgain();
    expect(await file()).toMatchObject({ is_late: false });
    expect((await send()).status).toBe(422);
    expect((await describeStore('Kain tenun dari Lombok')).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await file()).toMatchObject({
      verification_status: 'submitted',
      verify_due_at: after(begin, 10 * hour + 3 * day + 14 * hour),
      reply_due_at: null,
    });
    expect(await queue()).toMatchObject([{ id: merchant_id, is_late: false }]);
    expect((await send()).status).toBe(409);
    expect(await listAuditLogs(market, 'merchant')).toMatchObject([
      { action: 'store.ask', after: { asked: true, refused: ['description'] } },
    ]);
  });

  test('leaves staff at least four hours after the answer', { tags: 'slow' }, async () => {
    market.clock.advance(30 * hour);
    await signInAgain();
    await ask();
    await describeStore('Kain tenun dari Lombok');
    await send();
    expect((await file()).verify_due_at).toBe(after(begin, 34 * hour));
  });

  test('happens once, at the version that was read, and only while the store waits', {
    tags: 'slow',
  }, async () => {
    expect((await ask({ items: [] })).status).toBe(422);
    expect((await ask({ items: [{ field: 'balance', message: 'x' }] })).status).toBe(422);
    const { version } = await file();
    await market.database.db.updateTable('merchants').set({ version: 9 }).execute();
    expect((await ask({ version })).status).toBe(409);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await staff.post('/merchants/approve', { merchant_id })).data).toMatchObject({
      verification_status: 'approved',
      reply_due_at: null,
      items: [],
    });
    expect((await ask()).status).toBe(409);
  });

  test('ends after seven days without an answer: the store is rejected and may apply again', {
    tags: 'slow',
  }, async () => {
    await ask();
    market.clock.advance(replyDays * day - 1000);
    await rejectUnanswered(market.context());
    await signInAgain();
    expect((await store()).verification_status).toBe('submitted');
    market.clock.advance(1000);
    await rejectUnanswered(market.context());
    await rejectUnanswered(market.context());
    const { db } = market.database;
    expect(await db.selectFrom('merchant_requests').select('result').execute()).toEqual([
      { result: 'expired' },
    ]);
    expect((await store()).verification_status).toBe('rejected');
    await describeStore('Kain tenun dari Lombok');
    expect((await send()).data.verification_status).toBe('submitted');
  });

  test('counts as answered when all is changed and was only not sent', { tags: 'slow' }, async () => {
    await ask();
    await describeStore('Kain tenun dari Lombok');
    market.clock.advance(replyDays * day);
    await rejectUnanswered(market.context());
    const { db } = market.database;
    expect(await db.selectFrom('merchants').select('verification_status').executeTakeFirstOrThrow()).toEqual({
      verification_status: 'submitted',
    });
  });
});
