import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, earlier } from '../../platform/clock.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../back-office/testing/staff-users.ts';
import { openTicket, spendOfVisitor } from './open-ticket.ts';
import { purgeTickets } from './purge-tickets.ts';

let market: TestServer;
let staff: StaffUser;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'bantu@example.test', ['support']);
  budi = await createSignedInUser(market, { email: 'budi@example.test' });
});
afterAll(() => market.close());

const question = { topic: 'order', text: 'Paket saya belum sampai.', order_code: 'ORD-1' };
const ask = (change: object = {}, token = budi.token, key?: string) =>
  market.call('/help/contact', {
    token,
    ...(key && { headers: { 'idempotency-key': key } }),
    body: { ...question, ...change },
  });
/** From a network of one's own, which no test can have over HTTP; the code of the answer. */
const askAsVisitor = async (email: string, ip: string): Promise<number> => {
  const ctx = market.context({ kind: 'visitor' }, { ip });
  try {
    await spendOfVisitor(ctx);
    await openTicket(ctx, { topic: 'order', text: question.text, order_code: '', email });
    return 200;
  } catch (error) {
    return (error as ApiError).code;
  }
};
const mine = async (code: string, token = budi.token) =>
  market.call(`/buyer/dashboard/tickets/${code}`, { token });
const write = (code: string, text: string, token = budi.token) =>
  market.call(`/buyer/dashboard/tickets/${code}/write`, { token, body: { text } });
const list = async (query = '', by = staff) => (await by.get(`/tickets/list${query}`)).data;
const answer = (ticket_id: number, version: number, text = 'Sudah kami cek.', by = staff) =>
  by.post('/tickets/reply', { ticket_id, version, text });
const close = (ticket_id: number, version: number) => staff.post('/tickets/close', { ticket_id, version });
const opened = async () => {
  const { code } = (await ask()).data;
  const [{ id }] = await list();
  return { code, id };
};

describe('a question to the market [W68]', () => {
  test('is answered by mail and in the account, goes on there, and ends', { tags: 'slow' }, async () => {
    const { code, id } = await opened();
    expect(code).toMatch(/^T[2-9A-Z]{8}$/);
    expect((await mine(code)).data).toMatchObject({
      ...{ code, topic: 'order', order_code: 'ORD-1', state: 'open', can_write: true },
      messages: [{ side: 'person', text: question.text }],
    });
    const answered = (await answer(id, 1)).data;
    expect(answered).toMatchObject({ state: 'answered', version: 2, messages: [{}, { side: 'staff' }] });
    const [letter] = await market.letters(budi.email);
    expect(letter?.subject).toBe(`Jawaban untuk pertanyaanmu ${code}`);
    expect(letter?.text).toContain('Sudah kami cek.');
    expect(letter?.text).toContain(`/account/tickets/${code}`);
    const news = await market.database.db
      .selectFrom('notifications')
      .select(['user_id', 'link', 'body'])
      .where('link', 'is not', null)
      .execute();
    expect(news).toMatchObject([{ user_id: budi.id, link: `/account/tickets/${code}` }]);

    expect((await write(code, 'Masih belum.')).data).toMatchObject({ state: 'open' });
    expect((await answer(id, 2)).status).toBe(409);
    expect((await close(id, 3)).data.state).toBe('closed');
    expect((await mine(code)).data.can_write).toBe(false);
    expect((await write(code, 'Halo?')).status).toBe(409);
    expect((await answer(id, 4)).status).toBe(409);
    const audits = await listAuditLogs(market, 'ticket');
    expect(audits.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['ticket.reply', code],
      ['ticket.close', code],
    ]);
    const own = await market.call('/buyer/dashboard/tickets', { token: budi.token });
    expect(own.data).toMatchObject([{ code, state: 'closed', excerpt: question.text }]);
  });

  test('of a visitor is answered by mail alone, at the address that was typed', async () => {
    const without = await market.call('/help/contact', { body: question });
    expect([without.status, Object.keys(without.data)]).toEqual([422, ['email']]);
    const body = { ...question, email: ' Tamu@Example.test' };
    expect((await market.call('/help/contact', { body })).status).toBe(200);
    const [{ id, user, email }] = await list();
    expect([user, email]).toEqual([null, 'tamu@example.test']);
    expect(await market.letters('tamu@example.test')).toEqual([]);
    await answer(id, 1);
    const [letter] = await market.letters('tamu@example.test');
    expect(letter?.text).toContain('Sudah kami cek.');
    expect(letter?.text).toContain('/contact');
  });

  test('is sent once, however often its key is', async () => {
    const key = 'pertanyaan-1';
    const codes = [await ask({}, budi.token, key), await ask({}, budi.token, key)];
    expect(codes[0]?.data).toEqual(codes[1]?.data);
    expect(await list()).toHaveLength(1);
  });

  test('can be asked 3 times a day by an account, also all at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    const { db } = market.database;
    await db
      .updateTable('tickets')
      .set({ created_at: earlier(market.clock, day) })
      .execute();
    expect((await ask()).status).toBe(200);
  });

  test('can be asked 3 times a day from a network, and 3 times for an address', async () => {
    const statuses = [];
    for (const name of ['a', 'b', 'c', 'd'])
      statuses.push(await askAsVisitor(`${name}@example.test`, '10.0.0.9'));
    for (const ip of ['10.1.0.1', '10.2.0.1', '10.3.0.1', '10.4.0.1'])
      statuses.push(await askAsVisitor('z@example.test', ip));
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 409]);
    // The address of an account is no account.
    expect((await ask()).status).toBe(200);
  });

  test.each([
    [{ topic: 'cuaca' }, 'topic'],
    [{ text: 'Halo' }, 'text'],
    [{ text: 'a'.repeat(2_001) }, 'text'],
    [{ order_code: 'x'.repeat(31) }, 'order_code'],
  ])('with wrong input is refused at its field (%#)', async (change, field) => {
    const { status, data } = await ask(change);
    expect([status, Object.keys(data)]).toEqual([422, [field]]);
  });

  test('is nobody else’s: 404', async () => {
    const { code } = await opened();
    const ani = await createSignedInUser(market, { email: 'ani@example.test' });
    expect((await mine(code, ani.token)).status).toBe(404);
    expect((await write(code, 'Boleh ikut?', ani.token)).status).toBe(404);
  });

  test('gets at most 10 more messages a day', async () => {
    const { code } = await opened();
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await write(code, 'Lagi')).status);
    expect(statuses).toEqual([...Array(9).fill(200), 409]);
  });
});

describe('questions in the back office [W68]', () => {
  test('are listed with the longest wait first, by state and topic, and found by code or address', async () => {
    const { code } = await opened();
    market.clock.advance(60_000);
    await ask({ topic: 'account', order_code: '' });
    const rows = await list();
    expect(rows.map(({ topic }: { topic: string }) => topic)).toEqual(['order', 'account']);
    expect(await list('?topic=account')).toMatchObject([{ topic: 'account', order_code: null }]);
    expect(await list(`?search=${code.toLowerCase()}`)).toMatchObject([{ code }]);
    expect(await list('?search=ord-1')).toMatchObject([{ code }]);
    expect(await list('?search=BUDI@example.test')).toHaveLength(2);
    await close(rows[0].id, 1);
    expect(await list()).toMatchObject([{ topic: 'account' }]);
    // The address of a closed one is masked for support.
    expect(await list('?state=closed')).toMatchObject([{ code, email: 'b***@example.test' }]);
    expect(await list('?state=all')).toHaveLength(2);
  });

  test('of two answers to the same version one is sent; the other reads what is there now', async () => {
    const { id } = await opened();
    const colleague = await createStaffUser(market, 'tuti@example.test', ['support']);
    const answers = await Promise.all([answer(id, 1), answer(id, 1, 'Halo', colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ version: 2 });
    expect(await market.letters(budi.email)).toHaveLength(1);
  });

  test('a message of the person beside an answer: what staff did not read is not answered over', async () => {
    const { code, id } = await opened();
    const [answered, written] = await Promise.all([answer(id, 1), write(code, 'Satu lagi.')]);
    expect(written.status).toBe(200);
    const { state, messages } = (await mine(code)).data;
    // Whoever comes second is last; the state follows the last message.
    expect(state).toBe('open');
    expect(messages).toHaveLength(answered.status === 200 ? 3 : 2);
  });

  test('nobody answers an own question', { tags: 'slow' }, async () => {
    await ask({}, staff.token);
    const [{ id }] = await list();
    expect((await answer(id, 1)).status).toBe(403);
  });

  test('are deleted two years after the last word', { tags: 'slow' }, async () => {
    await opened();
    const { db } = market.database;
    const run = async () => {
      await purgeTickets.run(market.context());
      return (await db.selectFrom('ticket_messages').selectAll().execute()).length;
    };
    market.clock.advance(700 * day);
    expect(await run()).toBe(1);
    market.clock.advance(40 * day);
    expect(await run()).toBe(0);
  });
});
