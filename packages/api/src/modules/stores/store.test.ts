import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { type MediaTable, saveImage } from '../media/index.ts';

let market: TestServer;
let siti: { id: number; token: string };
let store: { id: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  siti = await createSignedInUser(market, { email: 'siti@example.test', fullname: 'Siti Aminah' });
  store = await openStore(market, { name: 'Toko Maju', user_id: siti.id });
});
afterAll(() => market.close());

const file = new Uint8Array(4);
const upload = (ownerId: number, visibility: MediaTable['visibility'] = 'draft') =>
  saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility,
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: file, 300: file, 600: file },
    },
  });

const path = '/merchant/dashboard/store';
const read = async () => (await market.call(path, { token: siti.token })).data;
const filledIn = {
  merchant_name: 'Toko Maju',
  description: 'Kain dan busana.',
  is_pkp: 'non-pkp',
  no_npwp: '0123456789012345',
  pic_name: 'Siti Aminah',
  pic_phone: '081234567890',
  version: 1,
};
const save = (more: object = {}, token = siti.token) =>
  market.call(path, { token, body: { ...filledIn, ...more } });

describe('the store page of a seller', () => {
  test('shows every field of the specification [DATA-02] [SELL-01] [API-20]', async () => {
    const none = { media_id: null, url: null, status: 'none', reason: null };
    expect(await read()).toEqual({
      merchant_photo: none,
      merchant_photos: null,
      merchant_name: 'Toko Maju',
      merchant_slug: 'toko-maju',
      description: '',
      is_company: 'company',
      is_pkp: 'pkp',
      no_npwp: '',
      reply_due_at: null,
      pkp_since: null,
      pic_name: '',
      pic_phone: '',
      file_ktp: none,
      file_ktp_selfie: none,
      file_npwp: none,
      file_company_doc: none,
      holiday_from: null,
      holiday_to: null,
      couriers: ['jne', 'jnt', 'sicepat'],
      courier_options: [
        { code: 'jne', name: 'JNE' },
        { code: 'jnt', name: 'J&T Express' },
        { code: 'sicepat', name: 'SiCepat' },
      ],
      accepts_dropship: true,
      verification_status: 'approved',
      submitted_at: null,
      verify_due_at: null,
      is_late: false,
      suspend_reason: null,
      reviews: [],
      missing: [],
      server_time: market.clock.now().toISOString(),
      city: 'Kota Bandung',
      rating: 0,
      products: 0,
      version: 1,
    });
  });

  test('is closed to visitors and to people without a store [ROLE-02] [S23]', async () => {
    const budi = await createSignedInUser(market, { email: 'budi@example.test' });
    expect((await market.call(path)).status).toBe(401);
    expect((await market.call(path, { token: budi.token })).status).toBe(403);
    expect((await save({}, budi.token)).status).toBe(403);
    expect((await market.call(path, { body: filledIn })).status).toBe(401);
    expect((await read()).description).toBe('');
  });

  test('a suspended store reports it', async () => {
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect((await read()).verification_status).toBe('suspended');
  });
});

describe('saving a store', () => {
  test('returns what is stored now [SELL-01]', async () => {
    const { code, message, data } = await save();
    expect([code, message]).toEqual([200, 'Data berhasil disimpan']);
    expect(data).toMatchObject({ description: 'Kain dan busana.', pic_phone: '081234567890', version: 2 });
    expect(data).toEqual(await read());
  });

  test('a new name keeps the slug and is recorded for staff', async () => {
    const { data } = await save({ merchant_name: 'Toko Maju Jaya' });
    expect([data.merchant_name, data.merchant_slug]).toEqual(['Toko Maju Jaya', 'toko-maju']);
    const events = await market.database.db.selectFrom('merchant_events').selectAll().execute();
    expect(events).toMatchObject([
      {
        merchant_id: store.id,
        actor_id: siti.id,
        action: 'rename',
        details: { from: 'Toko Maju', to: 'Toko Maju Jaya' },
      },
    ]);
  });

  test('with an old version gets the current store and changes nothing', async () => {
    await save({ description: 'Pertama' });
    const refused = await save({ description: 'Kedua' });
    expect(refused).toMatchObject({ status: 409, code: 409, data: { description: 'Pertama', version: 2 } });
    expect((await read()).description).toBe('Pertama');
  });

  test('of two simultaneous saves one wins', async () => {
    const answers = await Promise.all([save({ description: 'Satu' }), save({ description: 'Dua' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('publishes the photo and keeps documents private [S33]', async () => {
    const [photo, ktp] = [await upload(siti.id), await upload(siti.id)];
    const { data } = await save({ merchant_photo: photo.id, file_ktp: ktp.id });
    expect(data.merchant_photo).toMatchObject({
      media_id: photo.id,
      url: `/media/${photo.storage_key}/300.webp`,
    });
    expect(data.file_ktp).toMatchObject({ media_id: ktp.id, status: 'submitted', reason: null });
    const open = async (url: string) => (await market.fetch(new Request(`http://pasar.test${url}`))).status;
    expect(await open(data.merchant_photo.url)).toBe(200);
    expect(await open(data.file_ktp.url)).toBe(200);
    expect(await open(data.file_ktp.url.split('?')[0])).toBe(404);
  });

  test('a file that is left out stays, null removes it [SELL-01]', async () => {
    const [photo, ktp] = [await upload(siti.id), await upload(siti.id)];
    await save({ merchant_photo: photo.id, file_ktp: ktp.id });
    const kept = await save({ version: 2 });
    expect([kept.data.merchant_photo.media_id, kept.data.file_ktp.media_id]).toEqual([photo.id, ktp.id]);
    const removed = await save({ version: 3, merchant_photo: null, file_ktp: null });
    expect([removed.data.merchant_photo.media_id, removed.data.file_ktp.status]).toEqual([null, 'none']);
  });

  test('a reviewed document that is sent back unchanged stays reviewed, a new one is reviewed again', {
    tags: 'slow',
  }, async () => {
    const [old, fresh] = [await upload(siti.id), await upload(siti.id)];
    await save({ file_npwp: old.id });
    await market.database.db.updateTable('merchant_documents').set({ status: 'approved' }).execute();
    expect((await save({ version: 2, file_npwp: old.id })).data.file_npwp.status).toBe('approved');
    expect((await save({ version: 3, file_npwp: fresh.id })).data.file_npwp.status).toBe('submitted');
  });

  test("rejects other users' images and one image as photo and as document [S22]", async () => {
    const budi = await createSignedInUser(market, { email: 'budi@example.test' });
    const [foreign, own] = [await upload(budi.id), await upload(siti.id)];
    const stolen = await save({ merchant_photo: foreign.id, file_ktp: foreign.id });
    expect(stolen).toMatchObject({ status: 422, message: 'Foto ini tidak ditemukan. Unggah lagi.' });
    expect((await save({ merchant_photo: own.id, file_ktp: own.id })).status).toBe(422);
    expect(await read()).toMatchObject({ version: 1, description: '', merchant_photo: { status: 'none' } });
  });

  test("never touches another seller's store [S22] [S24]", async () => {
    const other = await openStore(market, { name: 'Toko Lain' });
    await save({
      merchant_id: other.id,
      id: other.id,
      verification_status: 'draft',
      rating: 5,
      merchant_slug: 'x',
    });
    const rows = await market.database.db.selectFrom('merchants').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      {
        id: store.id,
        merchant_slug: 'toko-maju',
        verification_status: 'approved',
        rating_avg: 0,
        version: 2,
      },
      { id: other.id, merchant_name: 'Toko Lain', description: '', version: 1 },
    ]);
  });

  test('saves holiday, couriers and dropship switch, and preserves omitted ones', async () => {
    const chosen = {
      holiday_from: '2026-03-10',
      holiday_to: '2026-03-12',
      couriers: ['sicepat', 'jne', 'jne'],
      accepts_dropship: false,
    };
    const kept = { ...chosen, couriers: ['jne', 'sicepat'] };
    expect((await save(chosen)).data).toMatchObject(kept);
    expect((await save({ version: 2 })).data).toMatchObject(kept);
    const oneDay = await save({ version: 3, holiday_from: '2026-03-20' });
    expect(oneDay.data).toMatchObject({ holiday_from: '2026-03-20', holiday_to: '2026-03-20' });
    const over = await save({ version: 4, holiday_from: null, holiday_to: null });
    expect(over.data).toMatchObject({ holiday_from: null, holiday_to: null });
  });

  test.each([
    [{ couriers: [] }, 'couriers', 'Pilih minimal satu kurir'],
    [{ couriers: ['pos'] }, 'couriers.0', 'Isian ini tidak valid'],
    [{ holiday_to: '2026-03-12' }, 'holiday_from', 'Isi hari pertama libur'],
    [
      { holiday_from: '2026-03-12', holiday_to: '2026-03-11' },
      'holiday_to',
      'Hari terakhir libur tidak boleh sebelum hari pertama',
    ],
    [{ holiday_from: '2026-02-30' }, 'holiday_from', 'Isian ini tidak valid'],
    [{ no_npwp: '12-34' }, 'no_npwp', 'Format NPWP tidak valid, hanya bisa diisi angka'],
    [
      { is_pkp: 'pkp', pkp_since: '2026-01-01', no_npwp: '12345678901234' },
      'no_npwp',
      'NPWP berisi 15 atau 16 angka',
    ],
    [{ pkp_since: '2026-02-30' }, 'pkp_since', 'Isian ini tidak valid'],
  ])('refuses %o', async (more, field, says) => {
    const { status, data } = await save(more);
    expect([status, data]).toEqual([422, { [field]: [says] }]);
  });

  test('keeps the day from which it is PKP, until it is none [X2]', async () => {
    const since = { is_pkp: 'pkp', no_npwp: '0123456789012345', pkp_since: '2026-01-01' };
    expect((await save(since)).data).toMatchObject(since);
    expect((await save({ version: 2, is_pkp: 'pkp' })).data.pkp_since).toBe('2026-01-01');
    expect((await save({ version: 3, is_pkp: 'non-pkp' })).data.pkp_since).toBeNull();
  });

  test('an individual becomes a company by submitting its four documents', { tags: 'slow' }, async () => {
    await market.database.db.updateTable('merchants').set({ is_company: 'personal' }).execute();
    const refused = await save({ is_company: 'company' });
    expect([refused.status, Object.keys(refused.data)]).toEqual([
      422,
      ['file_ktp', 'file_ktp_selfie', 'file_npwp', 'file_company_doc'],
    ]);
    const papers: Record<string, number> = {};
    for (const field of Object.keys(refused.data)) papers[field] = (await upload(siti.id)).id;
    expect((await save({ is_company: 'company', ...papers })).data.is_company).toBe('company');
  });

  test('reports the errors of each field', async () => {
    const { status, data } = await save({ merchant_name: 'abc', pic_phone: '12', no_npwp: 'x' });
    expect(status).toBe(422);
    expect(Object.keys(data).toSorted()).toEqual(['merchant_name', 'no_npwp', 'pic_phone']);
  });
});
