import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, later } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addCategory, addProduct, openStore } from '../../testing/goods.ts';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { signedIn } from '../../testing/people.ts';
import { addVoucher } from '../../testing/vouchers.ts';
import { openOrderWorld, placePaid } from '../orders/testing/order-world.ts';
import { consumePromos, type PromoOrder, quotePromos, releasePromos } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const consume = (userId: number, groupId: number, promoIds: number[]) =>
  inTransaction(market.context(), (ctx) =>
    consumePromos(ctx, { userId, groupId, uses: promoIds.map((promoId) => ({ promoId, amount: 10_000 })) }),
  );
const release = (groupId: number, promoIds?: number[]) =>
  inTransaction(market.context(), (ctx) => releasePromos(ctx, { groupId, ...(promoIds && { promoIds }) }));
const used = async () =>
  (await market.database.db.selectFrom('vouchers').select('used').orderBy('id').execute()).map(
    ({ used }) => used,
  );
const addPeople = async (count: number) =>
  (
    await market.database.db
      .insertInto('users')
      .values(
        Array.from({ length: count }, (_, n) => ({
          email: `orang${n}@example.test`,
          created_at: market.clock.now(),
        })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'used',
    (error) => error.data?.reason ?? String(error),
  );

describe('uses of promos', () => {
  test('are taken together or not at all', async () => {
    const [first = 0, other = 0] = await addPeople(2);
    const plenty = await addVoucher(market, { voucher_code: 'BANYAK1' });
    const last = await addVoucher(market, { voucher_code: 'SATU01', quota: 1 });
    await consume(first, 1, [last, plenty]);
    await expect(consume(other, 2, [plenty, last])).rejects.toMatchObject({
      code: 409,
      data: { reason: 'promo_invalid', promo_id: last },
    });
    expect(await used()).toEqual([1, 1]);
  });

  test.each([
    ['paused', { is_paused: true }],
    ['ended', { ends_at: 0 }],
    ['not started', { starts_at: 1 }],
  ])(
    'are refused once it is %s',
    async (_, {
      is_paused,
      ends_at,
      starts_at,
    }: { is_paused?: boolean; ends_at?: number; starts_at?: number }) => {
      const [userId = 0] = await addPeople(1);
      const promo = await addVoucher(market, {
        ...(is_paused && { is_paused }),
        ...(ends_at !== undefined && { ends_at: market.clock.now() }),
        ...(starts_at !== undefined && { starts_at: later(market.clock, day / 2) }),
      });
      expect(await outcomeOf(consume(userId, 1, [promo]))).toBe('promo_invalid');
      expect(await used()).toEqual([0]);
    },
  );

  test("stop at the person's limit, and begin again after a release", async () => {
    const [userId = 0] = await addPeople(1);
    const promo = await addVoucher(market, { per_user_limit: 2 });
    const outcomes = [];
    for (const groupId of [1, 2, 3]) outcomes.push(await outcomeOf(consume(userId, groupId, [promo])));
    expect(outcomes).toEqual(['used', 'used', 'promo_invalid']);
    expect(await release(1)).toEqual([promo]);
    expect(await outcomeOf(consume(userId, 3, [promo]))).toBe('used');
    expect(await used()).toEqual([2]);
  });

  test('are given back once, those that are named or all of the group', async () => {
    const [userId = 0] = await addPeople(1);
    const one = await addVoucher(market, { voucher_code: 'SATU01' });
    const two = await addVoucher(market, { voucher_code: 'DUA002' });
    await consume(userId, 1, [one, two]);
    expect(await release(1, [])).toEqual([]);
    expect(await release(1, [two])).toEqual([two]);
    expect(await used()).toEqual([1, 0]);
    expect(await release(1)).toEqual([one]);
    expect(await release(1)).toEqual([]);
    expect(await release(99)).toEqual([]);
    expect(await used()).toEqual([0, 0]);
  });

  test('never pass the quota, however many pay at once [R2]', async () => {
    const people = await addPeople(120);
    const promo = await addVoucher(market, { voucher_code: 'KUOTA30', quota: 30 });
    const wide = await addVoucher(market, { voucher_code: 'LUAS01', quota: 1_000 });
    const outcomes = await Promise.all(
      people.map((userId, n) => outcomeOf(consume(userId, n + 1, n % 2 ? [promo, wide] : [wide, promo]))),
    );
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'promo_invalid')).toHaveLength(90);
    expect(await used()).toEqual([30, 30]);
  }, 20_000);

  test('of one person in many tabs stop at the limit [R2]', async () => {
    const [userId = 0] = await addPeople(1);
    const promo = await addVoucher(market);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => outcomeOf(consume(userId, n + 1, [promo]))),
    );
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(1);
    expect(await used()).toEqual([1]);
  });

  test('are given back once when two ends come at the same moment [R2]', async () => {
    const [userId = 0] = await addPeople(1);
    const promo = await addVoucher(market);
    await consume(userId, 1, [promo]);
    const released = await Promise.all(Array.from({ length: 10 }, () => release(1)));
    expect(released.flat()).toEqual([promo]);
    expect(await used()).toEqual([0]);
  });
});

describe('a quote', () => {
  const open = async () => {
    const { id: userId } = await signedIn(market);
    const store = await openStore(market);
    const root = await addCategory(market, 'Busana');
    const leaf = await addCategory(market, 'Kaos', await addCategory(market, 'Pakaian', root));
    const product = await addProduct(market, { store: store.id, category: leaf });
    const orders: PromoOrder[] = [
      {
        key: 3001,
        merchantId: store.id,
        shipping: 9_000,
        lines: [{ key: 1, productId: product.id, categoryId: leaf, amount: 200_000 }],
      },
    ];
    return { userId, store, root, product, orders };
  };

  test('chooses the best, tells of the others and says why one cannot be used [PROMO-02] [DATA-05]', async () => {
    const { userId, store, orders } = await open();
    const elsewhere = await openStore(market, { name: 'Toko Jauh' });
    const small = await addVoucher(market, { voucher_code: 'KECIL1', discount_value: 5_000 });
    const big = await addVoucher(market, {
      voucher_code: 'BESAR1',
      discount_type: 'percent',
      discount_value: 10,
    });
    const far = await addVoucher(market, { voucher_code: 'KURANG1', min_spend: 250_000 });
    const own = await addVoucher(market, {
      voucher_code: 'TOKO01',
      merchant_id: store.id,
      discount_value: 20_000,
    });
    const free = await addVoucher(market, {
      voucher_code: 'ONGKIR1',
      kind: 'shipping',
      discount_value: 20_000,
    });
    await addVoucher(market, { voucher_code: 'JAUH01', merchant_id: elsewhere.id });
    await addVoucher(market, { voucher_code: 'RAHASIA1', target: 'code_only', discount_value: 90_000 });
    const quote = await quotePromos(market.context(), { userId, orders, selected: 'best' });
    expect(quote.uses).toEqual([
      { promoId: own, amount: 20_000 },
      { promoId: big, amount: 18_000 },
      { promoId: free, amount: 9_000 },
    ]);
    expect(quote.all.map(({ promo_id, is_selected }) => [promo_id, is_selected])).toEqual([
      [own, true],
      [big, true],
      [free, true],
      [small, false],
      [far, false],
    ]);
    expect(quote.all.at(-1)).toMatchObject({
      promo_code: 'KURANG1',
      usable: false,
      amount: 0,
      reason_code: 'min_spend',
      reason: 'Kurang Rp50.000 lagi',
      missing_amount: 50_000,
    });
    const english = await quotePromos(market.context(undefined, { locale: 'en' }), {
      userId,
      orders,
      selected: [far],
    });
    expect(english.selected).toEqual([]);
    expect(english.all.find(({ promo_id }) => promo_id === far)?.reason).toBe(
      'Rp50.000 short of the minimum',
    );
  });

  test('counts what lies below a category, and single products', async () => {
    const { userId, root, product, orders } = await open();
    const below = await addVoucher(market, { voucher_code: 'BAWAH1', categoryIds: [root] });
    const single = await addVoucher(market, { voucher_code: 'PRODUK1', productIds: [product.id] });
    const other = await addVoucher(market, {
      voucher_code: 'LAIN01',
      categoryIds: [await addCategory(market, 'Lain')],
    });
    const { all } = await quotePromos(market.context(), { userId, orders, selected: [] });
    const reasonOf = (id: number) => all.find(({ promo_id }) => promo_id === id)?.reason_code;
    expect([reasonOf(below), reasonOf(single), reasonOf(other)]).toEqual([null, null, 'no_eligible_product']);
  });

  test('does not tell of a code that the person did not claim, even when it is asked for by id [S22]', async () => {
    const { userId, orders } = await open();
    const secret = await addVoucher(market, { voucher_code: 'RAHASIA1', target: 'code_only' });
    const ask = () => quotePromos(market.context(), { userId, orders, selected: [secret] });
    expect(await ask()).toMatchObject({ selected: [], all: [], uses: [] });
    const { db } = market.database;
    await db
      .insertInto('voucher_claims')
      .values({ voucher_id: secret, user_id: userId, claimed_at: market.clock.now() })
      .execute();
    await db.updateTable('vouchers').set({ claimed: 1 }).execute();
    expect((await ask()).selected).toEqual([secret]);
  });

  test('tells of a selected one that has ended since', async () => {
    const { userId, orders } = await open();
    const promo = await addVoucher(market);
    market.clock.advance(2 * day);
    const quote = await quotePromos(market.context(), { userId, orders, selected: [promo] });
    expect(quote.selected).toEqual([]);
    expect(quote.all).toMatchObject([{ promo_id: promo, reason_code: 'ended' }]);
    expect((await quotePromos(market.context(), { userId, orders, selected: [] })).all).toEqual([]);
  });

  test('for new buyers ends with the first order that was paid', async () => {
    const world = await openOrderWorld(market);
    await addVoucher(market, { voucher_code: 'BARU01', target: 'new_buyer' });
    const [goods] = world.products;
    const orders = [
      {
        key: 1,
        merchantId: goods?.merchantId ?? 0,
        shipping: 0,
        lines: [{ key: 1, productId: goods?.productId ?? 0, categoryId: 1, amount: 100_000 }],
      },
    ];
    const ask = async () =>
      (await quotePromos(market.context(), { userId: world.buyer.id, orders, selected: 'best' })).all[0]
        ?.reason_code;
    expect(await ask()).toBeNull();
    await placePaid(world);
    expect(await ask()).toBe('new_buyer_only');
  });
});
