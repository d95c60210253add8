import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, later } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addVoucher } from '../../testing/vouchers.ts';
import { consumePromos, releasePromos } from './index.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
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

  test("stop at the user's limit, and begin again after a release", async () => {
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

  test('never pass the quota, however many pay at once [R2]', { tags: 'slow', timeout: 20_000 }, async () => {
    const people = await addPeople(120);
    const promo = await addVoucher(market, { voucher_code: 'KUOTA30', quota: 30 });
    const wide = await addVoucher(market, { voucher_code: 'LUAS01', quota: 1_000 });
    const outcomes = await Promise.all(
      people.map((userId, n) => outcomeOf(consume(userId, n + 1, n % 2 ? [promo, wide] : [wide, promo]))),
    );
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'promo_invalid')).toHaveLength(90);
    expect(await used()).toEqual([30, 30]);
  });

  test('of one user in many tabs stop at the limit [R2]', async () => {
    const [userId = 0] = await addPeople(1);
    const promo = await addVoucher(market);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => outcomeOf(consume(userId, n + 1, [promo]))),
    );
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(1);
    expect(await used()).toEqual([1]);
  });

  test('are given back once by two simultaneous ends [R2]', async () => {
    const [userId = 0] = await addPeople(1);
    const promo = await addVoucher(market);
    await consume(userId, 1, [promo]);
    const released = await Promise.all(Array.from({ length: 10 }, () => release(1)));
    expect(released.flat()).toEqual([promo]);
    expect(await used()).toEqual([0]);
  });
});
