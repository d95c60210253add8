import { day, minute, openTestServer, type TestServer } from '@pasar/api/testing';
import type { ListedPromo } from '@pasar/contract';
import { bankRules } from '@pasar/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { demoAccounts } from './data/users.ts';
import { waitingStores } from './data/waiting-stores.ts';
import { renewDeadlines } from './renew-deadlines.ts';
import { seedDatabase } from './seed-database.ts';
import { seedWithoutImages } from './testing/seed-without-images.ts';

let market: TestServer;

const count = async (table: 'products' | 'merchants' | 'users' | 'media' | 'product_listings') => {
  const { total } = await market.database.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
}, 60_000);
afterAll(() => market.close());

describe('seeding', () => {
  test('leaves an empty database behind when it is interrupted, and starts over', {
    timeout: 120_000,
  }, async () => {
    const interrupted = seedWithoutImages(market, (step) => {
      if (step === 'orders') throw new Error('pulled the plug');
    });
    await expect(interrupted).rejects.toThrow('pulled the plug');
    expect([await count('users'), await count('products'), await count('media')]).toEqual([0, 0, 0]);
    await seedWithoutImages(market);
    expect(await count('products')).toBe(1_500);
    expect(await count('product_listings')).toBeGreaterThan(1_380);
  });

  test('lets stores talk with their buyers, and the reply times follow from it [W9]', async () => {
    const { db } = market.database;
    const { rows } = await sql<{ stores: number; without: number; fastest: number; slowest: number }>`
      select count(response_minutes) as stores, count(*) - count(response_minutes) as without,
        min(response_minutes) as fastest, max(response_minutes) as slowest
      from merchants where verification_status = 'approved'`.execute(db);
    const [figures] = rows;
    expect(Number(figures?.stores)).toBeGreaterThan(10);
    expect(Number(figures?.without)).toBeGreaterThan(0);
    expect(Number(figures?.slowest)).toBeGreaterThan(Number(figures?.fastest));
    const late = await db
      .selectFrom('messages')
      .select('id')
      .where('sent_at', '>', market.clock.now())
      .execute();
    expect(late).toEqual([]);
  });

  test('lets people ask about products; some questions wait for the demo seller [W13]', async () => {
    const { db } = market.database;
    const { rows } = await sql<{ asked: number; by_store: number; by_buyer: number; late: number }>`
      select (select count(*) from product_questions) as asked,
        count(*) filter (where side = 'seller') as by_store,
        count(*) filter (where side = 'buyer') as by_buyer,
        count(*) filter (where a.created_at > ${market.clock.now()}::timestamptz or a.created_at < q.created_at) as late
      from product_answers a join product_questions q on q.id = a.question_id`.execute(db);
    const [figures] = rows;
    expect(figures?.asked).toBeGreaterThan(400);
    expect(figures?.by_store).toBeGreaterThan(300);
    expect(figures?.by_buyer).toBeGreaterThan(10);
    expect(figures?.late).toBe(0);
    const { rows: strangers } = await sql`
      select 1 from product_answers a join product_questions q on q.id = a.question_id
      where a.side = 'buyer' and not exists (
        select 1 from order_items i join orders o on o.id = i.order_id
        where i.product_id = q.product_id and o.user_id = a.user_id and o.status = 'completed')`.execute(db);
    expect(strangers).toEqual([]);
    const { rows: waiting } = await sql<{ waiting: number }>`
      select count(*) as waiting from product_questions q
      join merchants m on m.id = q.merchant_id join users u on u.id = m.user_id
      where u.email = ${demoAccounts[1].email}
        and not exists (select 1 from product_answers a where a.question_id = q.id)`.execute(db);
    expect(waiting).toEqual([{ waiting: 4 }]);
  });

  test('numbers the invoices of each store and year in order of payment, with PPN of PKP stores [X2] [X4]', async () => {
    const { db } = market.database;
    const { rows } = await sql<Record<'missing' | 'misplaced' | 'taxed' | 'notes', number>>`
      select
        (select count(*) from orders o where paid_at is not null and not exists (
          select from tax_documents d where d.order_id = o.id and d.kind = 'invoice'))::integer as missing,
        (select count(*) from (
          select serial, row_number() over (partition by merchant_id, kind, year order by issued_at, order_id) as place
          from tax_documents where kind = 'invoice') d where serial <> place)::integer as misplaced,
        (select count(*) from tax_documents where ppn > 0)::integer as taxed,
        (select count(*) from tax_documents where kind = 'credit_note')::integer as notes`.execute(db);
    const [figures] = rows;
    expect(figures).toMatchObject({ missing: 0, misplaced: 0 });
    expect(figures?.taxed).toBeGreaterThan(100);
    expect(figures?.notes).toBeGreaterThan(10);
  });

  test('keeps a market that is there', async () => {
    const steps: string[] = [];
    const seeded = await seedDatabase({
      ctx: market.context(),
      seed: 1,
      onProgress: (step) => steps.push(step),
    });
    expect(seeded).toBe('kept');
    expect(steps).toEqual([]);
  });

  test.each(demoAccounts)('$email signs in and is set up', async ({ email, password, role }) => {
    const { code, data } = await market.call('/auth/login', { body: { email, password } });
    expect(code).toBe(200);
    expect(data.registration_step).toBeDefined();
    const bio = await market.call('/buyer/dashboard/bio', { token: data.jwt_token });
    const names = { buyer: 'Dewi Larasati', seller: 'Bambang Wicaksono', admin: 'Rani Kusumawardhani' };
    if (role in names) expect(bio.data.fullname).toBe(names[role as keyof typeof names]);
    const staff = await market.call('/admin/me', { token: data.jwt_token });
    const isStaff = !['buyer', 'seller', 'store staff'].includes(role);
    expect([staff.code, staff.data?.roles, data.user.is_staff]).toEqual(
      isStaff ? [200, [role], true] : [403, undefined, undefined],
    );
    if (isStaff || role === 'store staff') return;
    const side = role === 'buyer' ? 'buyer' : 'merchant';
    const unread = await market.call(`/${side}/dashboard/notification/new`, { token: data.jwt_token });
    expect(unread.data.new_notification).toBeGreaterThan(0);
  });

  test('the demo seller owns a verified store with papers', async () => {
    const { data } = await market.call('/auth/login', {
      body: { email: demoAccounts[1].email, password: demoAccounts[1].password },
    });
    const store = await market.call('/merchant/dashboard/store', { token: data.jwt_token });
    expect(store.data).toMatchObject({
      merchant_name: 'Rumah Kawung',
      city: 'Kota Pekalongan',
      file_ktp: { status: 'approved' },
    });
  });

  test('the demo accounts have a balance, and the seller can withdraw at once', async () => {
    const [buyer, seller] = await Promise.all(
      demoAccounts.map(async ({ email, password }) => {
        const { data } = await market.call('/auth/login', { body: { email, password } });
        return { token: data.jwt_token, password };
      }),
    );
    const { data: own } = await market.call('/wallet/saldo', { token: buyer?.token });
    expect(own.balance).toBeGreaterThan(500_000);
    const saldo = () => market.call('/merchant/dashboard/wallet/saldo', { token: seller?.token });
    const { data: before } = await saldo();
    expect(before.balance).toBeGreaterThan(1_250_000);
    expect(before.pending_balance).toBeGreaterThan(0);
    const bank = await market.call('/merchant/dashboard/bank', { token: seller?.token });
    expect(bank.data).toMatchObject({ bank_name: 'BCA', cabang: 'Kota Pekalongan', withdrawals_from: null });
    const body = { amount: 250_000, password: seller?.password };
    const { data } = await market.call('/merchant/dashboard/wallet/withdraw', { token: seller?.token, body });
    expect(data).toMatchObject({ status: 'requested', bank_name: 'BCA' });
    expect((await saldo()).data).toEqual({
      ...before,
      balance: before.balance - 250_000,
      withdrawable: before.balance - 250_000,
      on_withdrawal: 250_000,
      holds: [
        ...before.holds,
        expect.objectContaining({ reason: 'withdrawal_running', amount: 250_000, until: data.estimated_at }),
      ],
    });
  });

  test('the demo accounts have traded for two months: every tab holds an order, and the books are right', async () => {
    const [buyer, seller] = await Promise.all(
      demoAccounts.map(async ({ email, password }) => {
        const { data } = await market.call('/auth/login', { body: { email, password } });
        return data.jwt_token as string;
      }),
    );
    const bought = await market.call('/buyer/dashboard/order/list', { token: buyer });
    const sold = await market.call('/merchant/dashboard/orders/list?per_page=50', { token: seller });
    for (const { counts } of [bought, sold]) {
      const empty = Object.entries(counts).filter(([tab, orders]) => tab !== 'complained' && orders === 0);
      expect(empty).toEqual([]);
    }
    expect(sold.data.map(({ items }: { items: { image: string }[] }) => items[0]?.image)).not.toContain(null);
    const [waiting] = (await market.call('/buyer/dashboard/order/list?status=unpaid', { token: buyer })).data;
    const payment = await market.call(`/payment/${waiting.order_group_code}`, { token: buyer });
    expect(payment.data).toMatchObject({ status: 'waiting', va_number: expect.stringMatching(/^\d+$/) });
    const { data: entries } = await market.call('/merchant/dashboard/wallet/history', { token: seller });
    const moments = entries.map(({ created_at }: { created_at: string }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    await market.settle();
    const told = await market.database.db.selectFrom('notifications').select('category').execute();
    expect(told.some(({ category }) => category === 'order')).toBe(false);
    expect(await market.audit()).toEqual([]);
  });

  test('the demo seller is shown of every order what its journals brought [M17]', async () => {
    const { email, password } = demoAccounts[1];
    const { data: session } = await market.call('/auth/login', { body: { email, password } });
    const token = session.jwt_token;
    const list = (page: number) =>
      market.call(`/merchant/dashboard/orders/list?per_page=50&page=${page}`, { token });
    const first = await list(1);
    const rows = [...first.data];
    for (let page = 2; page <= first.meta.last_page; page++) rows.push(...(await list(page)).data);
    const { rows: booked } = await sql<{ code: string; net: number; quoted: number }>`
      select o.code, o.quoted_net as quoted, coalesce(sum(p.amount) filter (where p.kind = 'seller_wallet'), 0)::bigint as net
      from orders o join ledger_postings e on e.kind = 'escrow' and e.owner = o.id and e.amount < 0
      join ledger_postings p on p.journal_id = e.journal_id
      group by o.id`.execute(market.database.db);
    const netOf = new Map(booked.map(({ code, net }) => [code, net]));
    const closed = rows.filter(({ order_code }) => netOf.has(order_code));
    expect(closed.length).toBeGreaterThan(15);
    for (const { order_code, seller_net, money_state } of closed)
      expect([order_code, money_state, seller_net]).toEqual([order_code, 'settled', netOf.get(order_code)]);
    for (const { order_code, money_state } of rows.filter(({ order_code }) => !netOf.has(order_code)))
      expect([order_code, money_state]).toEqual([order_code, 'estimated']);
    // The quote alone would have told of income that never came.
    expect(booked.filter(({ net, quoted }) => net !== quoted).length).toBeGreaterThan(0);
  });

  test('every store has a bank account that its own form would accept', async () => {
    const accounts = await market.database.db.selectFrom('merchant_banks').selectAll().execute();
    expect(accounts).toHaveLength(await count('merchants'));
    for (const account of accounts) expect(v.safeParse(v.object(bankRules), account).success).toBe(true);
    expect(new Set(accounts.map(({ rekening }) => rekening)).size).toBe(accounts.length);
  });
});

test('the demo buyer finds vouchers of marketplace and stores, in every state [PROMO-02]', async () => {
  const { data } = await market.call('/auth/login', {
    body: { email: demoAccounts[0].email, password: demoAccounts[0].password },
  });
  const token = data.jwt_token;
  const promos: ListedPromo[] = (await market.call('/promo/list', { token })).data;
  const stateOf = (code: string) => promos.find(({ promo_code }) => promo_code === code)?.state;
  expect(['HEMAT25', 'KILAT100', 'GAJIAN35', 'SAHABAT50'].map(stateOf)).toEqual([
    'running',
    'exhausted',
    'upcoming',
    undefined,
  ]);
  expect(promos.find(({ is_claimed }) => is_claimed)).toMatchObject({
    promo_code: 'KAWUNG10',
    merchant_name: 'Rumah Kawung',
  });
  const claimed = await market.call('/promo/claim', { token, body: { promo_code: 'sahabat50' } });
  expect(claimed).toMatchObject({ code: 200, data: { promo_code: 'SAHABAT50' } });
});

describe('what a visitor sees of it', () => {
  test.each(['id', 'en'])('the home page is full in %s', async (language) => {
    const headers = { 'accept-language': language };
    const [flash, trending, promos, recommended, menu] = await Promise.all(
      [
        '/homepage/flashsale',
        '/homepage/trending/categories',
        '/homepage/promos',
        '/homepage/products/recomendation?page=1',
        '/header/megamenu',
      ].map((path) => market.call(path, { headers })),
    );
    expect(flash?.data[0]).toMatchObject({ status: 'running' });
    expect(flash?.data[0].products.length).toBeGreaterThanOrEqual(6);
    expect(trending?.data).toHaveLength(8);
    expect(promos?.data.length).toBeGreaterThanOrEqual(3);
    expect(promos?.data[0].title).toMatch(language === 'en' ? /pantry/ : /dapur/);
    expect(recommended?.data.length).toBeGreaterThan(0);
    expect(menu?.data).toHaveLength(6);
    expect(menu?.data[0].name).toBe(language === 'en' ? 'Groceries' : 'Sembako');
  });

  test('search finds batik and beras', async () => {
    for (const word of ['batik', 'beras']) {
      const { data, meta } = await market.call(`/products/list?search=${word}`);
      expect(meta.total).toBeGreaterThan(10);
      expect(data[0].name.toLowerCase()).toContain(word);
    }
  });

  test('campaigns and price cuts run on after their end', async () => {
    market.clock.set(new Date(market.clock.now().getTime() + 90 * day));
    expect((await market.call('/homepage/promos')).data).toEqual([]);
    await renewDeadlines(market.context());
    expect((await market.call('/homepage/promos')).data.length).toBeGreaterThanOrEqual(3);
  });

  test('flash sales have their pieces set aside, and fresh ones for the next window', async () => {
    const { db } = market.database;
    const approved = await db
      .selectFrom('flash_sale_items')
      .select('id')
      .where('status', '=', 'approved')
      .execute();
    const setAside = () =>
      db
        .selectFrom('flash_allocations')
        .select('ends_at')
        .where('ends_at', '>', market.clock.now())
        .execute();
    expect(approved.length).toBeGreaterThan(50);
    await market.settle();
    expect(await setAside()).toHaveLength(approved.length);
    market.clock.advance(day);
    await market.settle();
    expect(await setAside()).toHaveLength(approved.length);
    const sold = await db
      .selectFrom('flash_sale_items')
      .innerJoin('flash_allocations', 'flash_sale_item_id', 'id')
      .select(['flash_stock', 'flash_sold'])
      .where('flash_sold', '>', 0)
      .whereRef('flash_sold', '<', 'flash_stock')
      .execute();
    expect(sold).toEqual([]);
    expect(await market.audit()).toEqual([]);
  }, 60_000);
});

test('the back office finds new stores to check, and nobody else decides; what was left waits on [B12]', async () => {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const waiting = async () => {
    const { data } = await market.call('/auth/login', {
      body: { email: admin?.email, password: admin?.password },
    });
    const list = await market.call('/admin/merchants/list?status=submitted', { token: data.jwt_token });
    return list.data as { merchant_name: string; is_late: boolean }[];
  };
  const inTime = waitingStores.map(({ name }) => [name, false]).sort();
  const listed = async () =>
    (await waiting()).map(({ merchant_name, is_late }) => [merchant_name, is_late]).sort();
  market.clock.advance(10 * minute);
  await market.settle();
  await renewDeadlines(market.context());
  expect(await listed()).toEqual(inTime);
  market.clock.advance(day);
  await renewDeadlines(market.context());
  expect(await listed()).toEqual(inTime);
});
