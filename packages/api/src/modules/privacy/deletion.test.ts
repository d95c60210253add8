import { deletionDays, sealedYears } from '@pasar/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { createStaffUser } from '../back-office/testing/staff-users.ts';
import { giveAddress } from '../checkout/testing/shopping.ts';
import { saveImage } from '../media/index.ts';
import { address, type OrderFixture, openOrderFixture, place } from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { purgeDeleted, runNextDeletion } from './delete/run-deletions.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const post = (path: string, token: string) => market.call(`/privacy/${path}`, { method: 'POST', token });
const finished = ['T4', 'T9', 'T10', 'T12', 'T13'] as const;
const buyer = () => world.buyer;
const db = () => market.database.db;
const request = (userId: number) =>
  db()
    .selectFrom('privacy_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'delete')
    .executeTakeFirstOrThrow();
/** Lets the fortnight pass; the job runs. */
const comeDue = async () => {
  market.clock.advance(deletionDays * day);
  await market.settle();
};
const books = async () => {
  const read = (table: string) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db());
  const tables = ['ledger_accounts', 'ledger_journals', 'ledger_postings', 'wallet_entries'];
  return (await Promise.all(tables.map(read))).map(({ rows }) => rows);
};
/** The tables, without those that only grow, that hold a text. */
const placesOf = async (text: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not in ('audit_logs', 'security_events', 'tax_documents')`.execute(db());
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${text}%`} limit 1`.execute(
        db(),
      );
    if (hits.length > 0) found.push(name);
  }
  return found;
};

describe('the request to delete an account', () => {
  test('is refused with a list of what remains [W65]', { tags: 'slow' }, async () => {
    await drive(world, ['T4']);
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    await fillWallet(market, buyer().id, 50_000);
    const refused = await post('delete', buyer().token);
    expect([refused.status, refused.message]).toEqual([
      409,
      'Akun belum bisa dihapus. Selesaikan dulu yang ada di daftar.',
    ]);
    expect(refused.data.deletion).toEqual({
      due_at: null,
      remaining: [
        { what: 'orders', count: 1, amount: null },
        { what: 'complaints', count: 1, amount: null },
        { what: 'balance', count: 1, amount: 50_000 },
      ],
    });
    const store = await post('delete', world.seller.token);
    expect(store.data.deletion.remaining).toEqual([
      { what: 'store_orders', count: 1, amount: null },
      { what: 'store_complaints', count: 1, amount: null },
    ]);
    const staff = await createStaffUser(market, 'rani@example.test');
    expect((await post('delete', staff.token)).data.deletion.remaining).toEqual([
      { what: 'staff', count: 1, amount: null },
    ]);
  });

  test('can be canceled for 14 days, and is mailed [W65]', { tags: 'slow' }, async () => {
    const scheduled = await post('delete', buyer().token);
    expect(scheduled.data.deletion.due_at).toBe(
      new Date(market.clock.now().getTime() + deletionDays * day).toISOString(),
    );
    expect((await post('delete', buyer().token)).status).toBe(409);
    expect((await post('cancel', buyer().token)).data.deletion.due_at).toBeNull();
    expect((await post('cancel', buyer().token)).status).toBe(409);
    expect((await market.letters(buyer().email)).map(({ subject }) => subject)).toEqual([
      'Akun Pasar kamu tidak jadi dihapus',
      'Akun Pasar kamu akan dihapus',
    ]);
    await comeDue();
    const login = await market.call('/auth/login', {
      body: { email: buyer().email, password: 'rahasia 123' },
    });
    expect(login.status).toBe(200);
  });

  test('requested twice at once is one [W65]', { tags: 'slow' }, async () => {
    const both = await Promise.all([1, 2, 3].map(() => post('delete', buyer().token)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('ends without a deletion when something came up meanwhile [W65]', { tags: 'slow' }, async () => {
    await post('delete', buyer().token);
    await fillWallet(market, buyer().id, 10_000);
    await comeDue();
    expect((await request(buyer().id)).state).toBe('refused');
    expect((await market.letters(buyer().email))[0]?.subject).toBe('Akun Pasar kamu belum bisa dihapus');
    const user = await db().selectFrom('users').selectAll().where('id', '=', buyer().id).executeTakeFirst();
    expect([user?.email, user?.deleted_at]).toEqual([buyer().email, null]);
  });
});

describe('the deletion of an account', () => {
  test('removes the person, and leaves books, orders and words of others as they were [W65] [W82]', {
    tags: 'slow',
  }, async () => {
    await giveAddress(market, buyer().id, { label: 'Rumah rahasia' });
    const { orderId, code } = await drive(world, [...finished], {
      wish: {
        note: 'Titip di satpam',
        address: { ...address, phone: '081234500099', address: 'Jalan Rahasia 9' },
      },
    });
    await db()
      .insertInto('product_questions')
      .values({
        product_id: world.products[0]?.productId ?? 0,
        merchant_id: world.seller.merchantId,
        user_id: buyer().id,
        author_name: 'Budi Santoso',
        text: 'Apakah bahannya adem?',
        created_at: market.clock.now(),
      })
      .execute();
    await market.settle();
    await post('delete', buyer().token);
    const before = await books();
    await comeDue();
    expect((await request(buyer().id)).state).toBe('done');
    expect(await books()).toEqual(before);
    const user = await db().selectFrom('users').selectAll().where('id', '=', buyer().id).executeTakeFirst();
    expect(user).toMatchObject({
      ...{ email: `deleted-${buyer().id}`, fullname: 'Pengguna dihapus', password_hash: null, phone: null },
      ...{ username: null, birthday: null, status: 'suspended', deleted_at: expect.any(Date) },
    });
    for (const text of ['081234500099', 'Jalan Rahasia 9', 'Titip di satpam', 'Rumah rahasia'])
      expect([text, await placesOf(text)]).toEqual([text, []]);
    expect(await placesOf(buyer().email)).toEqual(['emails']);
    const order = await db()
      .selectFrom('orders')
      .select(['address', 'code'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toMatchObject({
      code,
      address: { phone: '', address: '', zipcode: '', city: 'Kota Bandung' },
    });
    expect(order?.address.receiver_name).not.toBe('');
    const question = await db().selectFrom('product_questions').selectAll().executeTakeFirst();
    expect(question).toMatchObject({ user_id: null, author_name: 'Pengguna dihapus' });
    const body = { email: buyer().email, password: 'rahasia 123' };
    expect((await market.call('/auth/login', { body })).status).toBe(401);
  });

  test('seals the rest of an order for ten years, and no longer [W65]', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, [...finished]);
    await post('delete', buyer().token);
    await comeDue();
    const sealed = await db()
      .selectFrom('sealed_records')
      .selectAll()
      .where('ref_table', '=', 'orders')
      .executeTakeFirstOrThrow();
    expect(sealed.ref_id).toBe(orderId);
    expect(sealed.expires_at.getUTCFullYear()).toBe(market.clock.now().getUTCFullYear() + sealedYears);
    const { keys } = market.context();
    expect(JSON.parse(keys.open('deleted accounts', sealed.sealed)).address).toMatchObject({
      phone: expect.stringMatching(/\d+/),
    });
    market.clock.set(sealed.expires_at);
    await purgeDeleted(market.context());
    expect(await db().selectFrom('sealed_records').select('id').execute()).toEqual([]);
    expect(await placesOf(buyer().email)).toEqual([]);
  });

  test('that a process left in the middle is finished by the next one [W65] [W85]', {
    tags: 'slow',
  }, async () => {
    await drive(world, [...finished]);
    const image = await saveImage({
      ctx: market.context(),
      input: {
        ...{ ownerId: buyer().id, visibility: 'draft', mime: 'image/png', width: 1, height: 1 },
        files: { 150: Buffer.from('a'), 300: Buffer.from('b'), 600: Buffer.from('c') },
      },
    });
    await post('delete', buyer().token);
    market.clock.advance(deletionDays * day);
    const { storage } = market.context();
    const dead = { ...storage, delete: () => Promise.reject(new Error('killed here')) };
    // Orders are sealed and the account is closed; then the process ends.
    await runNextDeletion(market.context(undefined, { storage: dead }));
    expect((await request(buyer().id)).state).toBe('running');
    expect((await market.call('/privacy', { token: buyer().token })).status).toBe(401);
    const seals = () => db().selectFrom('sealed_records').selectAll().orderBy('id').execute();
    const before = await seals();
    expect(before.length).toBeGreaterThan(0);
    expect(await runNextDeletion(market.context())).toBe(false);
    market.clock.advance(10 * minute);
    await market.settle();
    expect((await request(buyer().id)).state).toBe('done');
    expect(await seals()).toEqual(before);
    const media = await db().selectFrom('media').selectAll().where('id', '=', image.id).executeTakeFirst();
    expect(media?.removed_at).toBeInstanceOf(Date);
    expect((await market.letters(buyer().email))[0]?.subject).toBe('Akun Pasar kamu sudah dihapus');
  });

  test('of a seller closes the store and removes its bank account [W65]', { tags: 'slow' }, async () => {
    const { merchantId, id, token } = world.otherSeller;
    await db()
      .insertInto('merchant_banks')
      .values({
        ...{ merchant_id: merchantId, bank_id: 1, rekening: '9876543210', cabang: 'Bandung' },
        ...{ atas_nama: 'Toko Lain', changed_at: null },
      })
      .execute();
    const slug = world.products[1]?.slug ?? '';
    expect((await market.call(`/products/detail/${slug}`)).status).toBe(200);
    await post('delete', token);
    await comeDue();
    expect((await request(id)).state).toBe('done');
    expect(await db().selectFrom('merchant_banks').selectAll().execute()).toEqual([]);
    expect((await market.call(`/products/detail/${slug}`)).status).not.toBe(200);
  });

  test('leaves no order to a session that was open before [W65]', { tags: 'slow' }, async () => {
    const person = await createSignedInUser(market, { email: 'terlambat@example.test' });
    await post('delete', person.token);
    await comeDue();
    expect((await request(person.id)).state).toBe('done');
    await expect(place({ ...world, buyer: person })).rejects.toMatchObject({ code: 401 });
  });

  test('and an order placed at the same time: one of them wins [W65] [W82]', { tags: 'slow' }, async () => {
    for (let round = 0; round < 4; round++) {
      const person = await createSignedInUser(market, { email: `balap${round}@example.test` });
      await post('delete', person.token);
      market.clock.advance(deletionDays * day);
      const order = place({ ...world, buyer: person }).catch((error: unknown) => {
        if (error instanceof ApiError) return error.code;
        throw error;
      });
      const [placed] = await Promise.all([order, runNextDeletion(market.context())]);
      const { state } = await request(person.id);
      expect([typeof placed === 'number' ? placed : 'placed', state]).toEqual(
        state === 'done' ? [401, 'done'] : ['placed', 'refused'],
      );
    }
  });
});
