import { type MemberRole, maxStoreMembers } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { createSessionToken } from '../checkout/testing/shopping.ts';
import { openQuestionFixture } from '../questions/testing/question-fixture.ts';
import { purgeActivity } from './purge-activity.ts';
import { remindOfInvitations } from './remind-of-invitations.ts';

let market: TestServer;
let owner: Person;
let store: number;
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6, requestsPerAddress: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  owner = await person('owner');
  store = (await openStore(market, { user_id: owner.id })).id;
});
afterAll(() => market.close());

type Person = Awaited<ReturnType<typeof person>>;
const person = async (name: string) => {
  const { id, email, token } = await createSignedInUser(market, { email: `${name}@example.test` });
  const get = (path: string) => market.call(path, { token });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    market.call(path, { token, body, headers });
  return { id, email, token, get, post };
};
const staff = '/merchant/dashboard/staff';
const invite = (email: string, roles: MemberRole[] = ['orders']) =>
  owner.post(`${staff}/invite`, { email, roles });
const linkIn = (text: string | undefined) => /\/invitation\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const newestToken = async (email: string) => linkIn((await market.letters(email))[0]?.text);
const people = async () => (await owner.get(`${staff}/list`)).data;
const join = async (name: string, roles: MemberRole[] = ['orders']) => {
  const member = await person(name);
  await invite(member.email, roles);
  const accepted = await member.post('/invitation/accept', { token: await newestToken(member.email) });
  expect(accepted.status).toBe(200);
  return member;
};
const remove = async (member: Person) => {
  const { version } = (await people()).members.find(
    ({ user_id }: { user_id: number }) => user_id === member.id,
  );
  return owner.post(`${staff}/remove`, { user_id: member.id, version });
};

describe('an invitation to a store [W27]', () => {
  test('that waits is brought to its owner three days before it expires, and again when it was sent again', {
    tags: 'slow',
  }, async () => {
    const told = async () => {
      await remindOfInvitations.run(market.context());
      const rows = await market.database.db
        .selectFrom('notifications')
        .select(['user_id', 'body', 'link'])
        .where('kind', '=', 'deadline')
        .execute();
      for (const { user_id, body, link } of rows) {
        expect([user_id, link]).toEqual([owner.id, '/seller/staff']);
        expect(body.en).toMatch(/^The invitation for siti@example.test expires on /);
      }
      return rows.length;
    };
    const { data } = await invite('siti@example.test');
    expect(await told()).toBe(0);
    market.clock.advance(4 * day + hour);
    expect([await told(), await told()]).toEqual([1, 1]);
    const token = await createSessionToken(market, owner.id);
    const resent = await market.call(`${staff}/resend`, { token, body: { invitation_id: data.id } });
    expect(resent.status).toBe(200);
    expect(await told()).toBe(1);
    market.clock.advance(5 * day);
    expect(await told()).toBe(2);
  });

  test('goes out by mail in the language of its reader, and opens what its roles cover', {
    tags: 'slow',
  }, async () => {
    const siti = await person('siti');
    await market.database.db.updateTable('users').set({ locale: 'en' }).where('id', '=', siti.id).execute();
    const sent = await invite('Siti@Example.test', ['orders', 'support']);
    expect(sent).toMatchObject({
      status: 200,
      data: { email: 'siti@example.test', roles: ['orders', 'support'], is_expired: false },
    });
    const [letter] = await market.letters(siti.email);
    expect(letter?.subject).toBe('An invitation to work for Toko Maju on Pasar');
    expect(letter?.text).toContain('with these roles: orders, support');
    expect(letter?.text).toContain('/en/invitation/');
    const token = linkIn(letter?.text);
    expect(await market.call('/invitation/read', { body: { token } })).toMatchObject({
      status: 200,
      data: {
        store: { merchant_name: 'Toko Maju' },
        roles: ['orders', 'support'],
        email: 's***@example.test',
      },
    });
    expect((await siti.get('/merchant/dashboard/orders/list')).status).toBe(403);
    const { data } = await siti.post('/invitation/accept', { token });
    expect(data.user.merchant).toMatchObject({ id: store, roles: ['orders', 'support'] });
    expect((await siti.get('/merchant/dashboard/orders/list')).status).toBe(200);
    expect(await siti.get('/merchant/dashboard/wallet/saldo')).toMatchObject({
      status: 403,
      data: { roles: ['owner', 'finance'] },
    });
    expect((await people()).members).toMatchObject([
      { email: owner.email, roles: ['owner'] },
      { email: siti.email, roles: ['orders', 'support'] },
    ]);
  });

  test('answers alike for addresses with an account and without', async () => {
    await person('siti');
    const known = await invite('siti@example.test');
    const unknown = await invite('nobody@example.test');
    const shape = ({ status, message, data }: typeof known) => ({ status, message, data: Object.keys(data) });
    expect(shape(unknown)).toEqual(shape(known));
    const both = (await market.letters('siti@example.test')).concat(
      await market.letters('nobody@example.test'),
    );
    expect(both.map(({ subject }) => subject)).toEqual(Array(2).fill(both[0]?.subject));
  });

  test('is for the account of its address alone, once, and for 7 days', { tags: 'slow' }, async () => {
    const siti = await person('siti');
    const budi = await person('budi');
    await invite(siti.email);
    const token = await newestToken(siti.email);
    expect((await market.call('/invitation/accept', { body: { token } })).status).toBe(401);
    expect((await budi.post('/invitation/accept', { token })).status).toBe(403);
    const unverified = market.database.db.updateTable('users').where('id', '=', siti.id);
    await unverified.set({ email_verified_at: null }).execute();
    expect((await siti.post('/invitation/accept', { token })).status).toBe(403);
    await unverified.set({ email_verified_at: market.clock.now() }).execute();
    expect((await siti.post('/invitation/accept', { token: token.replace(/.$/, '_') })).status).toBe(404);
    expect((await siti.post('/invitation/accept', { token })).status).toBe(200);
    expect((await siti.post('/invitation/accept', { token })).status).toBe(404);
    await invite(budi.email);
    const late = await newestToken(budi.email);
    await market.database.db
      .updateTable('store_invitations')
      .set({ expires_at: market.clock.now() })
      .execute();
    expect((await budi.post('/invitation/accept', { token: late })).status).toBe(404);
    expect((await market.call('/invitation/read', { body: { token: late } })).status).toBe(404);
    expect((await people()).invitations).toMatchObject([{ is_expired: true }]);
  });

  test('that is accepted twice at the same moment makes one member', { tags: 'slow' }, async () => {
    const siti = await person('siti');
    await invite(siti.email);
    const token = await newestToken(siti.email);
    const both = await Promise.all([1, 2].map(() => siti.post('/invitation/accept', { token })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await people()).members).toHaveLength(2);
  });

  test('is sent again with a new link that ends the one before, or taken back', {
    tags: 'slow',
  }, async () => {
    const siti = await person('siti');
    const { id: invitation_id } = (await invite(siti.email)).data;
    const first = await newestToken(siti.email);
    expect((await invite(siti.email)).status).toBe(422);
    market.clock.advance(1_000);
    expect((await owner.post(`${staff}/resend`, { invitation_id })).status).toBe(200);
    const tokens = (await market.letters(siti.email)).map(({ text }) => linkIn(text));
    const second = tokens.find((token) => token && token !== first) ?? '';
    expect((await siti.post('/invitation/accept', { token: first })).status).toBe(404);
    expect((await owner.post(`${staff}/withdraw`, { invitation_id })).status).toBe(200);
    expect((await siti.post('/invitation/accept', { token: second })).status).toBe(404);
    expect((await owner.post(`${staff}/resend`, { invitation_id })).status).toBe(404);
  });

  test('of another store is none of the own', async () => {
    const rival = await person('rival');
    await openStore(market, { name: 'Toko Lain', user_id: rival.id });
    const { id: invitation_id } = (await invite('siti@example.test')).data;
    const siti = await join('ani');
    for (const [path, body] of [
      ['resend', { invitation_id }],
      ['withdraw', { invitation_id }],
      ['edit', { user_id: siti.id, version: 1, roles: ['support'] }],
      ['remove', { user_id: siti.id, version: 1 }],
    ] as const)
      expect([path, (await rival.post(`${staff}/${path}`, body)).status]).toEqual([path, 404]);
    expect(await people()).toMatchObject({ members: { length: 2 }, invitations: { length: 1 } });
  });

  test(`stops at ${maxStoreMembers} people, also when all are invited at once`, {
    tags: 'slow',
  }, async () => {
    const many = Array.from({ length: maxStoreMembers + 3 }, (_, n) => `orang${n}@example.test`);
    // The first gives the proof that all of them need; each call without it would count as another mail.
    const [first = '', ...others] = many;
    const sent = [await invite(first), ...(await Promise.all(others.map((email) => invite(email))))];
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxStoreMembers - 1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect((await people()).invitations).toHaveLength(maxStoreMembers - 1);
  });

  test('to oneself or to a member is refused, and one without roles', async () => {
    const siti = await join('siti');
    expect((await invite(owner.email)).status).toBe(422);
    expect((await invite(siti.email)).status).toBe(422);
    expect((await invite('baru@example.test', [])).status).toBe(422);
    expect((await invite('baru@example.test', ['owner' as MemberRole])).status).toBe(422);
  });
});

describe('members of a store [W26]', () => {
  test('that are removed are refused at the next call of the same session, and told by mail', {
    tags: 'slow',
  }, async () => {
    const siti = await join('siti', ['orders']);
    expect((await siti.get('/merchant/dashboard/orders/list')).status).toBe(200);
    expect((await remove(siti)).status).toBe(200);
    expect((await siti.get('/merchant/dashboard/orders/list')).status).toBe(403);
    expect((await siti.get('/auth/session')).data.user.merchant).toBeNull();
    expect((await market.letters(siti.email))[0]?.subject).toBe('Kamu tidak lagi bekerja untuk Toko Maju');
  });

  test('get other roles at the next call; a stale page changes nothing', { tags: 'slow' }, async () => {
    const siti = await join('siti', ['orders']);
    const edited = { user_id: siti.id, version: 1, roles: ['finance'] };
    expect((await owner.post(`${staff}/edit`, edited)).data).toMatchObject({
      roles: ['finance'],
      version: 2,
    });
    expect((await siti.get('/merchant/dashboard/wallet/saldo')).status).toBe(200);
    expect((await siti.get('/merchant/dashboard/chat/list')).status).toBe(403);
    expect(await owner.post(`${staff}/edit`, edited)).toMatchObject({ status: 409, data: { version: 2 } });
    expect((await owner.post(`${staff}/remove`, { user_id: siti.id, version: 1 })).status).toBe(409);
  });

  test('leave by themselves; the owner stays', async () => {
    const siti = await join('siti');
    expect((await siti.post(`${staff}/leave`, { merchant_id: store })).status).toBe(200);
    expect((await siti.get('/merchant/dashboard/orders/list')).status).toBe(403);
    expect((await owner.post(`${staff}/leave`, { merchant_id: store })).status).toBe(403);
    const own = { user_id: owner.id, version: 1 };
    expect((await owner.post(`${staff}/remove`, own)).status).toBe(403);
    expect((await owner.post(`${staff}/edit`, { ...own, roles: ['orders'] })).status).toBe(403);
    expect((await owner.get(`${staff}/list`)).status).toBe(200);
  });
});

describe('several stores of one person [W28]', () => {
  test('the session holds the store; another session works elsewhere', { tags: 'slow' }, async () => {
    const siti = await join('siti');
    const { id: own } = await openStore(market, { name: 'Kain Siti', user_id: siti.id });
    expect((await siti.get('/auth/stores')).data).toMatchObject([
      { id: own, merchant_name: 'Kain Siti', roles: ['owner'] },
      { id: store, merchant_name: 'Toko Maju', roles: ['orders'] },
    ]);
    const second = (
      await market.call('/auth/login', { body: { email: siti.email, password: 'rahasia 123' } })
    ).data;
    expect(second.user.merchant.id).toBe(own);
    expect((await siti.get('/auth/session')).data.user.merchant.id).toBe(store);
    expect((await siti.get('/merchant/dashboard/bank')).status).toBe(403);
    expect((await siti.post('/auth/store', { merchant_id: own })).data.user.merchant.id).toBe(own);
    expect((await siti.get('/merchant/dashboard/location')).status).toBe(200);
    expect((await siti.post('/auth/store', { merchant_id: store })).data.user.merchant.roles).toEqual([
      'orders',
    ]);
    const rival = await openStore(market, { name: 'Toko Lain' });
    expect((await siti.post('/auth/store', { merchant_id: rival.id })).status).toBe(404);
  });

  test('a page of one store writes nothing into another: 409, and the input stays', {
    tags: 'slow',
  }, async () => {
    const siti = await join('siti', ['catalogue']);
    const { id: own } = await openStore(market, { name: 'Kain Siti', user_id: siti.id });
    const save = (shown: number) =>
      siti.post('/merchant/dashboard/banner', { slider_banner: [] }, { 'x-pasar-store': String(shown) });
    expect((await save(store)).status).not.toBe(409);
    await siti.post('/auth/store', { merchant_id: own });
    expect(await save(store)).toMatchObject({ status: 409, data: { reason: 'other_store' } });
    expect((await save(own)).status).not.toBe(409);
  });
});

describe('what changes in a store [W30]', () => {
  const activity = async (query = '') => (await owner.get(`/merchant/dashboard/activity/list${query}`)).data;

  test('leaves a row with who, what and what was before, in the transaction of the change', {
    tags: 'slow',
  }, async () => {
    const siti = await join('siti');
    const edited = { user_id: siti.id, version: 1, roles: ['finance'] };
    await owner.post(`${staff}/edit`, edited);
    const [row] = await activity();
    expect(row).toMatchObject({
      ...{ area: 'owner', action: 'staff/edit', target: [String(siti.id)] },
      actor: { user_id: owner.id },
      before: { roles: ['orders'] },
      after: { roles: ['finance'] },
    });
    const rows = (await activity()).length;
    expect((await owner.post(`${staff}/edit`, edited)).status).toBe(409);
    expect((await activity()).length).toBe(rows);
    const key = { 'idempotency-key': 'undangan-1' };
    const again = () => owner.post(`${staff}/invite`, { email: 'ani@example.test', roles: ['orders'] }, key);
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect((await activity()).length).toBe(rows + 1);
    expect(JSON.stringify(await activity())).not.toContain('ani@example.test');
  });

  test('is filtered, exported, hidden from members, and deleted after 24 months', {
    tags: 'slow',
  }, async () => {
    const siti = await join('siti', ['catalogue']);
    await siti.post('/merchant/dashboard/banner', {
      ...{ main_banner: null, target_url: '', slider_banner: [] },
      ...{ secondary_long_banner: null, secondary_target_url: '' },
    });
    expect(await activity(`?user_id=${siti.id}`)).toMatchObject([{ action: 'banner', area: 'catalogue' }]);
    expect(await activity('?area=owner')).toMatchObject([{ action: 'staff/invite' }]);
    expect((await siti.get('/merchant/dashboard/activity/list')).status).toBe(403);
    const { data } = await owner.get('/merchant/dashboard/activity/export?area=catalogue');
    expect(data.csv).toContain('banner');
    expect(data).toMatchObject({ is_cut: false, name: expect.stringMatching(/\.csv$/) });
    market.clock.advance(25 * 31 * 86_400_000);
    await purgeActivity.run(market.context());
    const left = await market.database.db.selectFrom('store_activity').selectAll().execute();
    expect(left).toEqual([]);
  });
});

test('owner and member read on their security pages who joined, changed roles and left [W57]', {
  tags: 'slow',
}, async () => {
  const siti = await join('siti');
  const [letter] = await market.letters(owner.email);
  expect(letter?.subject).toBe('Seseorang diundang bekerja di tokomu');
  expect(letter?.text).toContain('siti@example.test baru saja diundang');
  expect(letter?.text).toContain('/not-me/');
  const [member] = (await people()).members.filter(({ user_id }: { user_id: number }) => user_id === siti.id);
  const edit = { user_id: siti.id, version: member.version, roles: ['support'] };
  expect((await owner.post(`${staff}/edit`, edit)).status).toBe(200);
  expect((await remove(siti)).status).toBe(200);
  await market.settle();
  const events = async (of: Person) =>
    (await of.get('/auth/events')).data
      .filter(({ event }: { event: string }) => event === 'staff-changed')
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  // Invited, joined, roles, removed; and without the invitation.
  expect([await events(owner), await events(siti)]).toEqual([4, 3]);
});

describe('members and their own store [W29]', () => {
  test('do not ask about its products, chat with it or put them into the cart', {
    tags: 'slow',
  }, async () => {
    await market.reset();
    const world = await openQuestionFixture(market);
    const [{ productId = 0 } = {}] = world.products;
    const { merchant_id } = await market.database.db
      .selectFrom('products')
      .select('merchant_id')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const siti = await person('siti');
    const tries = async () => [
      (await siti.post('/products/questions', { product_id: productId, text: 'Apakah ini masih ada?' }))
        .status,
      (await siti.post('/cart/add', { product_id: productId, qty: 1 })).status,
      (await siti.post('/buyer/dashboard/chat/open', { merchant_id })).status,
    ];
    expect(await tries()).not.toContain(403);
    const member = await person('ani');
    const joined = { merchant_id, user_id: member.id, roles: ['catalogue'] as MemberRole[] };
    await market.database.db
      .insertInto('store_members')
      .values({ ...joined, created_at: market.clock.now() })
      .execute();
    // Where the session works does not matter.
    await openStore(market, { name: 'Kain Ani', user_id: member.id });
    const question = { product_id: productId, text: 'Apakah ini masih ada?' };
    expect((await member.post('/products/questions', question)).status).toBe(403);
    expect((await member.post('/cart/add', { product_id: productId, qty: 1 })).status).toBe(422);
    expect((await member.post('/buyer/dashboard/chat/open', { merchant_id })).status).toBe(403);
    const rights = await member.get(`/products/questions/${productId}`);
    expect(rights).toMatchObject({ may_ask: false, may_answer: false });
  });
});
