import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, later } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { addVoucher } from '../../testing/vouchers.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const claim = (token: string, promo_code: string) =>
  market.call('/promo/claim', { token, body: { promo_code } });
const codesOf = ({ data }: { data: { promo_code: string }[] }) => data.map(({ promo_code }) => promo_code);

describe('the promos that a user sees [PROMO-02] [API-13]', () => {
  const fill = async () => {
    const store = await openStore(market);
    await addVoucher(market, { voucher_code: 'SEMUA1' });
    await addVoucher(market, { voucher_code: 'TOKO01', merchant_id: store.id });
    await addVoucher(market, { voucher_code: 'HABIS1', quota: 1, used: 1 });
    await addVoucher(market, { voucher_code: 'RAHASIA5', target: 'code_only' });
    await addVoucher(market, {
      voucher_code: 'BESOK1',
      starts_at: later(market.clock, day),
      ends_at: later(market.clock, 3 * day),
    });
    await addVoucher(market, {
      voucher_code: 'NANTI1',
      starts_at: later(market.clock, 30 * day),
      ends_at: later(market.clock, 60 * day),
    });
    await addVoucher(market, { voucher_code: 'HENTI1', is_paused: true });
    return store;
  };
  const forget = () => market.database.db.updateTable('vouchers').set({ used: 0 }).execute();

  test('are the open ones, with their state; those by code only after the claim, and for nobody else [S22]', async () => {
    const budi = await createSignedInUser(market);
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    await fill();
    const open = ['SEMUA1', 'TOKO01', 'HABIS1', 'BESOK1'];
    const before = await market.call('/promo/list');
    expect(codesOf(before)).toEqual(open);
    expect(before.data.map(({ state }: { state: string }) => state)).toEqual([
      'running',
      'running',
      'exhausted',
      'upcoming',
    ]);
    expect(before.data[1]).toMatchObject({
      owner: 'merchant',
      merchant_name: 'Toko Maju',
      is_claimed: false,
    });
    await claim(budi.token, 'RAHASIA5');
    expect(codesOf(await market.call('/promo/list', { token: budi.token }))).toContain('RAHASIA5');
    expect(codesOf(await market.call('/promo/list', { token: sari.token }))).toEqual(open);
    await forget();
  });

  test('and the active ones are those that the user can use now', async () => {
    const { id, token } = await createSignedInUser(market);
    await fill();
    expect(codesOf(await market.call('/promo/active', { token }))).toEqual(['SEMUA1', 'TOKO01']);
    const { db } = market.database;
    const use = {
      user_id: id,
      order_group_id: 1,
      amount: 10_000,
      used_at: market.clock.now(),
      released_at: null,
    };
    await db
      .insertInto('voucher_uses')
      .values({ ...use, voucher_id: 1 })
      .execute();
    expect(codesOf(await market.call('/promo/active', { token }))).toEqual(['TOKO01']);
    expect((await market.call('/promo/active')).status).toBe(401);
    await db.deleteFrom('voucher_uses').execute();
    await forget();
  });

  test('one for new buyers is not for those who have bought', async () => {
    const { token } = await createSignedInUser(market);
    await addVoucher(market, { voucher_code: 'BARU01', target: 'new_buyer' });
    expect(codesOf(await market.call('/promo/active', { token }))).toEqual(['BARU01']);
    expect(codesOf(await market.call('/promo/list'))).toEqual(['BARU01']);
  });
});
