import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, later } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { addVoucher } from '../../testing/vouchers.ts';
import { claimPromo } from './claim-promo.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const claim = (token: string, promo_code: unknown, headers = {}) =>
  market.call('/promo/claim', { token, body: { promo_code }, headers });
const counts = () =>
  market.database.db
    .selectFrom('vouchers')
    .select([
      'claimed',
      (e) =>
        e
          .selectFrom('voucher_claims')
          .select((c) => c.fn.countAll<number>().as('n'))
          .as('claims'),
    ])
    .executeTakeFirstOrThrow();

describe('claiming a promo by its code [PROMO-02] [API-13]', () => {
  test('saves it, in any case and with spaces around it, and changes nothing the second time', async () => {
    const { token } = await createSignedInUser(market);
    await addVoucher(market, { voucher_code: 'RAHASIA5', target: 'code_only' });
    const first = await claim(token, '  rahasia5 ');
    expect(first).toMatchObject({
      code: 200,
      message: 'Promo disimpan',
      data: { promo_code: 'RAHASIA5', is_claimed: true, state: 'running', left: 1 },
    });
    const second = await claim(token, 'RAHASIA5', { 'accept-language': 'en' });
    expect(second).toMatchObject({
      code: 200,
      message: 'You already have this promo',
      data: { name: 'Rp10.000 off' },
    });
    expect(await counts()).toEqual({ claimed: 1, claims: 1 });
  });

  test.each([
    ['not_started', { startsIn: 1 }],
    ['ended', { startsIn: -2 }],
    ['paused', { startsIn: 0, is_paused: true }],
    ['exhausted', { startsIn: 0, quota: 2, used: 2 }],
    ['exhausted', { startsIn: 0, quota: 2, claimed: 2 }],
  ] as const)('is refused with %s', async (reason, { startsIn, ...more }) => {
    const { token } = await createSignedInUser(market);
    const starts_at = later(market.clock, startsIn * day);
    const ends_at = later(market.clock, (startsIn + 1) * day);
    const id = await addVoucher(market, { ...more, starts_at, ends_at });
    expect(await claim(token, 'HEMAT10')).toMatchObject({ code: 409, data: { reason } });
    expect((await market.database.db.selectFrom('voucher_claims').selectAll().execute()).length).toBe(0);
    await market.database.db.deleteFrom('vouchers').where('id', '=', id).execute();
  });

  test('is rejected for a code that does not exist, and for one of a store that may not sell', async () => {
    const { token } = await createSignedInUser(market);
    const store = await openStore(market, { verification_status: 'submitted' });
    await addVoucher(market, { voucher_code: 'TOKOTUTUP', merchant_id: store.id });
    for (const code of ['TIDAKADA', 'TOKOTUTUP']) {
      const answer = await claim(token, code);
      expect(answer).toMatchObject({ code: 422, data: { promo_code: ['Kode promo tidak ditemukan'] } });
    }
    expect(await claim(token, '  ')).toMatchObject({ code: 422, data: { promo_code: ['Isi kode promo'] } });
    expect((await market.call('/promo/claim', { body: { promo_code: 'HEMAT10' } })).status).toBe(401);
  });

  test('has a limit of attempts', { tags: 'slow' }, async () => {
    const { token } = await createSignedInUser(market);
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push((await claim(token, `COBA${n}`)).status);
    expect(answers.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(answers[20]).toBe(429);
  });

  test('500 users at once get the 50 claims, the others a clear rejection [R2]', {
    tags: 'slow',
    timeout: 30_000,
  }, async () => {
    const voucher_id = await addVoucher(market, { quota: 50 });
    const { db } = market.database;
    const people = await db
      .insertInto('users')
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          email: `orang${n}@example.test`,
          created_at: market.clock.now(),
        })),
      )
      .returning('id')
      .execute();
    const outcomes = await Promise.all(
      people.map(({ id: userId }) =>
        claimPromo({
          ctx: market.context({ kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' }),
          input: { promo_code: 'HEMAT10' },
        }).then(
          ({ outcome }) => outcome,
          (error) => error.data?.reason ?? String(error),
        ),
      ),
    );
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    expect([count('kept'), count('exhausted')]).toEqual([50, 450]);
    const claims = await db
      .selectFrom('voucher_claims')
      .where('voucher_id', '=', voucher_id)
      .selectAll()
      .execute();
    expect(claims).toHaveLength(50);
  });

  test('the same user at once in 20 tabs claims once [R2]', { tags: 'slow' }, async () => {
    const { id: userId } = await createSignedInUser(market);
    await addVoucher(market, { quota: 50 });
    const ctx = market.context({ kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => claimPromo({ ctx, input: { promo_code: 'hemat10' } })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'kept')).toHaveLength(1);
    expect(await counts()).toEqual({ claimed: 1, claims: 1 });
  });
});
