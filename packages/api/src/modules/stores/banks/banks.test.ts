import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { banks } from './banks.ts';
import { bankOfMerchant } from './read-bank.ts';

let market: TestServer;
let siti: { id: number; token: string };
let store: { id: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  siti = await createSignedInUser(market, { email: 'siti@example.test', fullname: 'Siti Aminah' });
  store = await openStore(market, { user_id: siti.id });
});
afterAll(() => market.close());

const path = '/merchant/dashboard/bank';
const account = { bank_id: 4, rekening: '1234567890', cabang: 'Bandung', atas_nama: 'Siti Aminah' };
const read = async () => (await market.call(path, { token: siti.token })).data;
const save = (more: object = {}) =>
  market.call(path, { token: siti.token, body: { ...account, password: testPassword, ...more } });

describe('the list of banks', () => {
  test('is open to all, and its ids never change [SETUP-20]', { tags: 'slow' }, async () => {
    const { data } = await market.call('/helper/bank');
    expect(data).toEqual(
      ['BCA', 'BRI', 'BNI', 'Mandiri', 'Danamon', 'Permata', 'CIMB Niaga', 'BSI', 'BTN', 'OCBC'].map(
        (bank, place) => ({ id: place + 1, bank }),
      ),
    );
    expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length);
  });
});

describe("a store's bank account", () => {
  test('is empty at first and reads back as it was saved [SELL-01] [DATA-04] [API-20]', async () => {
    const empty = { bank_id: null, bank_name: '', rekening: '', cabang: '', atas_nama: '' };
    expect(await read()).toEqual({ ...empty, withdrawals_from: null, status: 'none', reason: null });
    const { data, message } = await save();
    const withdrawals_from = new Date(market.clock.now().getTime() + day).toISOString();
    expect(message).toBe('Data berhasil disimpan');
    const review = { status: 'submitted', reason: null };
    expect(data).toEqual({ ...account, bank_name: 'Mandiri', withdrawals_from, ...review });
    expect(await read()).toEqual(data);
    market.clock.advance(day);
    const { withdrawalsFrom } = (await bankOfMerchant(market.context(), store.id)) ?? {};
    expect(withdrawalsFrom).toBeNull();
  });

  test('needs the password again, and reports which field is wrong [S42]', async () => {
    const refused = await save({ password: 'salah sekali' });
    expect([refused.status, refused.data]).toEqual([422, { password: ['Kata sandi salah'] }]);
    expect((await save({ password: undefined })).data).toEqual({ password: [expect.any(String)] });
    expect((await read()).bank_id).toBeNull();
  });

  test('does not let anybody guess the password: five misses, then a wait, for the right one too [S7] [S42]', {
    tags: 'slow',
  }, async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => save({ password: `tebak ${n}` })));
    expect(guesses.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await save()).status).toBe(429);
    market.clock.advance(16 * minute);
    expect((await save()).status).toBe(200);
  });

  test('that changes notifies its owner, in the list and by email, once [S42]', {
    tags: 'slow',
  }, async () => {
    await save();
    await save();
    await market.settle();
    const letters = await market.letters('siti@example.test');
    expect(letters.map(({ subject }) => subject)).toEqual(['Rekening toko diganti']);
    const { data } = await market.call('/merchant/dashboard/notification/list', { token: siti.token });
    expect(data).toMatchObject([
      { category: 'merchant', title: 'Rekening toko diganti', link: '/seller/bank' },
    ]);
  });

  test('that is saved unchanged starts no new wait', async () => {
    const { data } = await save();
    market.clock.advance(minute);
    expect((await save()).data.withdrawals_from).toBe(data.withdrawals_from);
    expect((await save({ rekening: '99999' })).data.withdrawals_from > data.withdrawals_from).toBe(true);
  });

  test.each([
    ['bank_id', 11],
    ['bank_id', 0],
    ['bank_id', '4'],
    ['rekening', '1234'],
    ['rekening', '12345a'],
    ['rekening', '1'.repeat(26)],
    ['cabang', 'Bandung!'],
    ['atas_nama', ''],
    ['atas_nama', '<b>Siti</b>'],
  ])('refuses %s %s [VALID-15]', async (field, value) => {
    const refused = await save({ [field]: value });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]]);
    expect((await read()).bank_id).toBeNull();
  });

  test('is closed to visitors and to people without a store; everybody sees only their own [S22] [S23]', {
    tags: 'slow',
  }, async () => {
    await save();
    const budi = await createSignedInUser(market, { email: 'budi@example.test' });
    const body = { ...account, password: testPassword };
    expect((await market.call(path)).status).toBe(401);
    expect((await market.call(path, { body })).status).toBe(401);
    expect((await market.call(path, { token: budi.token })).status).toBe(403);
    expect((await market.call(path, { token: budi.token, body })).status).toBe(403);
    await openStore(market, { name: 'Toko Budi', user_id: budi.id });
    expect((await market.call(path, { token: budi.token })).data.rekening).toBe('');
    await market.call(path, { token: budi.token, body: { ...body, rekening: '55555', merchant_id: 1 } });
    expect((await read()).rekening).toBe('1234567890');
  });
});
