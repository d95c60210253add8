import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture, signInAgain } from '../../orders/testing/order-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let staff: StaffUser;
let chat: number;
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  const { token } = world.buyer;
  const body = { merchant_id: world.seller.merchantId };
  chat = Number((await market.call('/buyer/dashboard/chat/open', { token, body })).data.id);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const areas = { buyer: '/buyer/dashboard/chat', seller: '/merchant/dashboard/chat' } as const;
type Side = keyof typeof areas;
const tokenOf = (side: Side) => world[side].token;
const write = (side: Side, text: string) =>
  market.call(`${areas[side]}/${chat}/messages`, {
    token: tokenOf(side),
    body: { client_id: randomUUID(), kind: 'text', text },
  });
const thread = async (side: Side) =>
  (await market.call(`${areas[side]}/${chat}/messages`, { token: tokenOf(side) })).data;
const report = (side: Side, message_id: number, more: object = {}) =>
  market.call(`${areas[side]}/${chat}/report`, {
    token: tokenOf(side),
    body: { message_id, reason: 'insulting', ...more },
  });
/** The buyer was insulted, and reported it. */
const insulted = async () => {
  await write('buyer', 'Kapan dikirim?');
  const message = Number((await write('seller', 'Bodoh, tunggu saja')).data.id);
  expect((await report('buyer', message)).status).toBe(200);
  const [group] = (await staff.get('/reports/list')).data;
  return { message, group, ids: group.reports.map(({ id }: { id: number }) => id) };
};
const decide = (report_ids: number[], body: object) =>
  staff.post('/reports/decide', { report_ids, note: 'Jaga bahasamu', ...body });

describe('a report of a message [W11]', () => {
  test('is made once, about what the other side wrote in an own conversation', { tags: 'slow' }, async () => {
    const mine = Number((await write('buyer', 'Halo')).data.id);
    const theirs = Number((await write('seller', 'Kasar')).data.id);
    expect((await report('buyer', mine)).status).toBe(404);
    expect((await report('buyer', theirs, { reason: 'other' })).status).toBe(422);
    expect((await report('buyer', theirs, { reason: 'counterfeit' })).status).toBe(422);
    const foreign = { token: world.otherSeller.token, body: { message_id: mine, reason: 'insulting' } };
    expect((await market.call(`${areas.seller}/${chat}/report`, foreign)).status).toBe(404);
    expect(await report('buyer', theirs)).toMatchObject({ status: 200 });
    expect((await report('buyer', theirs)).status).toBe(409);
    expect((await report('seller', mine)).status).toBe(200);
    const open = { subject_type: 'message', subject_id: theirs, reason: 'insulting' };
    expect((await market.call('/reports/create', { token: tokenOf('seller'), body: open })).status).toBe(422);
  });

  test('shows staff nothing of the conversation until they say why, which the audit keeps', {
    tags: 'slow',
  }, async () => {
    const { group, ids } = await insulted();
    expect(group.subject).toMatchObject({ type: 'message', text: null, name: 'Toko Maju' });
    expect(JSON.stringify(group)).not.toContain('Bodoh');
    const [waiting] = (await staff.get('/queue/list?kind=report')).data;
    expect(waiting).toMatchObject({ id: ids[0], subject: 'Toko Maju', detail: 'message' });
    expect((await staff.post('/reports/chat', { report_id: ids[0], reason: ' ' })).status).toBe(422);
    const { data } = await staff.post('/reports/chat', { report_id: ids[0], reason: 'Periksa laporan' });
    expect(data.messages).toMatchObject([
      { side: 'buyer', text: 'Kapan dikirim?', is_reported: false },
      { side: 'seller', text: 'Bodoh, tunggu saja', is_reported: true },
    ]);
    expect(await listAuditLogs(market, 'report')).toMatchObject([
      { action: 'chat.read', target_id: String(ids[0]), actor_id: staff.id, reason: 'Periksa laporan' },
    ]);
    expect((await staff.post('/reports/chat', { report_id: 999, reason: 'Coba' })).status).toBe(404);
  });
});

describe('staff decide [W11]', () => {
  test('that nothing is wrong: the message stays, and its reporter hears of it', {
    tags: 'slow',
  }, async () => {
    const { ids } = await insulted();
    expect((await decide(ids, { result: 'dismiss' })).data.state).toBe('dismissed');
    expect((await thread('buyer')).messages.at(-1)).toMatchObject({ text: 'Bodoh, tunggu saja' });
    await market.settle();
    const told = await market.call('/buyer/dashboard/notification/list', { token: tokenOf('buyer') });
    expect(told.data[0].body).toContain('pesan dalam chat dengan Toko Maju');
  });

  test('to hide it from both sides; its author may write on', { tags: 'slow' }, async () => {
    const { ids } = await insulted();
    await decide(ids, { result: 'uphold' });
    for (const side of ['buyer', 'seller'] as const)
      expect((await thread(side)).messages.at(-1)).toMatchObject({ text: '', is_hidden: true });
    const [row] = (await market.call(`${areas.buyer}/list`, { token: tokenOf('buyer') })).data;
    expect(row.last.text).toBe('');
    expect((await write('seller', 'Maaf kak')).status).toBe(200);
    await market.settle();
    const told = await market.call('/merchant/dashboard/notification/list', { token: tokenOf('seller') });
    expect(told.data[0]).toMatchObject({
      title: 'Pesan chatmu disembunyikan',
      body: 'Tim Pasar menyembunyikan pesanmu. Jaga bahasamu',
    });
  });

  test('to warn who wrote it', { tags: 'slow' }, async () => {
    const { ids } = await insulted();
    await decide(ids, { result: 'uphold', measure: 'warn' });
    expect((await write('seller', 'Maaf kak')).status).toBe(200);
    await market.settle();
    const told = await market.call('/merchant/dashboard/notification/list', { token: tokenOf('seller') });
    expect(told.data[0].body).toContain('Ini peringatan');
  });

  test.each([
    ['pause_1', 1],
    ['pause_7', 7],
    ['pause_30', 30],
  ] as const)('%s: who wrote it cannot write for so long', { tags: 'slow' }, async (measure, days) => {
    const { ids } = await insulted();
    await decide(ids, { result: 'uphold', measure });
    const refused = await write('seller', 'Halo');
    expect(refused).toMatchObject({ status: 403, data: { reason: 'paused' } });
    expect(refused.message).toContain('WIB');
    expect((await thread('seller')).conversation.closed).toBe('paused');
    expect((await thread('buyer')).conversation.closed).toBeNull();
    expect((await write('buyer', 'Halo')).status).toBe(200);
    market.clock.advance(days * day - 1_000);
    await signInAgain(world);
    expect((await write('seller', 'Halo')).status).toBe(403);
    market.clock.advance(1_000);
    await signInAgain(world);
    expect((await write('seller', 'Halo')).status).toBe(200);
  });
});
