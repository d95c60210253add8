import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bandung, createNewUser, uploadDraft } from '../../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';

let market: TestServer;
let siti: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  siti = await createNewUser(market, 'siti@example.test');
  await openStore(market, { user_id: siti.id });
});
afterAll(() => market.close());

const path = '/merchant/dashboard/location';
const read = async () => (await market.call(path, { token: siti.token })).data;
const place = { company_name: 'CV Siti Jaya', address: 'Jalan Braga 10, Bandung', ...bandung };
const save = (more: object = {}, token = siti.token) =>
  market.call(path, { token, body: { ...place, ...more } });

describe('where a store sends from', () => {
  test('reads back with the names and the spelling of the specification [DATA-03] [SELL-01] [API-20]', async () => {
    const { data, message } = await save({ latitude: -6.9175, longitude: 107.6191 });
    expect(message).toBe('Data berhasil disimpan');
    expect(data).toEqual({
      company_picture: { media_id: null, url: null, status: 'none', reason: null },
      ...place,
      province: 'Jawa Barat',
      city: 'Kota Bandung',
      subistrict: expect.stringMatching(/\S/),
      area: expect.stringMatching(/\S/),
      latitude: -6.9175,
      longitude: 107.6191,
    });
    expect(await read()).toEqual(data);
    expect((await save()).data).toMatchObject({ latitude: -6.9175, longitude: 107.6191 });
  });

  test('keeps its image private, and preserves an omitted image [S33]', async () => {
    const company_picture = await uploadDraft(market, siti.id);
    const { data } = await save({ company_picture });
    const open = async (url: string) => (await market.fetch(new Request(`http://pasar.test${url}`))).status;
    expect(await open(data.company_picture.url)).toBe(200);
    expect(await open(data.company_picture.url.split('?')[0])).toBe(404);
    expect((await save()).data.company_picture.media_id).toBe(company_picture);
    expect((await save({ company_picture: null })).data.company_picture.media_id).toBeNull();
  });

  test('moves the store to another city in what buyers see', async () => {
    await save({
      province_id: '33',
      city_id: '33.75',
      sub_district_id: '33.75.01',
      area_id: '33.75.01.1002',
    });
    await market.settle();
    const { data } = await market.call('/merchant/dashboard/store', { token: siti.token });
    expect(data.city).toBe('Kota Pekalongan');
  });

  test.each([
    ['address', 'Jl. 1', 'Alamat minimal 10 karakter'],
    ['zipcode', '4011', 'Kode pos tidak valid'],
    ['company_name', 'CV/Siti', 'Hanya bisa diisi huruf, angka, spasi, titik, dan koma'],
    ['company_name', '', 'Harap isi kolom berikut'],
    ['city_id', '33.75', 'Wilayah ini tidak cocok dengan pilihan di atasnya'],
    ['latitude', 91, 'Isian ini tidak valid'],
  ])('refuses %s %s [VALID-09] [VALID-10]', async (field, value, says) => {
    const { status, data } = await save({ [field]: value });
    expect([status, data[field]]).toEqual([422, [says]]);
  });

  test('changes the own store only [ROLE-02] [S22] [S24]', async () => {
    const budi = await createNewUser(market, 'budi@example.test');
    const other = await openStore(market, { name: 'Toko Lain', user_id: budi.id, city: '33.75' });
    await save({ merchant_id: other.id });
    expect((await market.call(path, { token: budi.token })).data.city_id).toBe('33.75');
    const sari = await createNewUser(market, 'sari@example.test');
    expect([(await market.call(path)).status, (await save({}, sari.token)).status]).toEqual([401, 403]);
    const stolen = await save({ company_picture: await uploadDraft(market, budi.id) });
    expect([stolen.status, Object.keys(stolen.data)]).toEqual([422, ['company_picture']]);
  });
});
