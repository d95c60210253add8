import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNewUser, uploadDraft } from '../../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { toOwnPath } from './to-own-path.ts';

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

const path = '/merchant/dashboard/banner';
const read = async () => (await market.call(path, { token: siti.token })).data;
const save = (body: object, token = siti.token) => market.call(path, { token, body });
const picture = () => uploadDraft(market, siti.id);
const nothing = {
  main_banner: null,
  target_url: '',
  slider_banner: [],
  secondary_long_banner: null,
  secondary_target_url: '',
};

describe("a store's banners", () => {
  test('are none at first and read back as they were saved [DATA-04] [SELL-01] [API-20]', async () => {
    expect(await read()).toEqual(nothing);
    const [main, long, one, two] = [await picture(), await picture(), await picture(), await picture()];
    const { data } = await save({
      main_banner: main,
      target_url: '/store/toko-maju',
      slider_banner: [
        { media_id: one, target_url: '', position: 2 },
        { media_id: two, target_url: 'http://pasar.test/p/kaos-1?warna=hitam#ulasan', position: 1 },
      ],
      secondary_long_banner: long,
      secondary_target_url: '/promos',
    });
    expect(data).toMatchObject({
      main_banner: { media_id: main },
      target_url: '/store/toko-maju',
      slider_banner: [
        { media_id: two, target_url: '/p/kaos-1?warna=hitam#ulasan', position: 1 },
        { media_id: one, target_url: '', position: 2 },
      ],
      secondary_long_banner: { media_id: long },
      secondary_target_url: '/promos',
    });
    expect(await read()).toEqual(data);
    const shown = await market.fetch(new Request(`http://pasar.test${data.main_banner.url}`));
    expect(shown.status).toBe(200);
    expect((await save({})).data).toEqual(nothing);
  });

  test('take ten slides and no eleventh', async () => {
    const media_id = await picture();
    const slides = (many: number) => Array.from({ length: many }, () => ({ media_id }));
    const { data } = await save({ slider_banner: slides(10) });
    expect(data.slider_banner.map(({ position }: { position: number }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const refused = await save({ slider_banner: slides(11) });
    expect([refused.status, refused.data]).toEqual([422, { slider_banner: ['Maksimal 10 slide'] }]);
    expect((await read()).slider_banner).toHaveLength(10);
  });

  test.each([
    'https://jahat.test/',
    '//jahat.test/x',
    '/\\jahat.test',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://pasar.test@jahat.test/',
    'http://user:kata@pasar.test/',
    'http://pasar.test.jahat.test/',
    'http://pasar.test:8080/x',
    'http:jahat.test',
    'https:/jahat.test',
    'ftp://pasar.test/x',
    'promos',
    '/a\tb',
    '/.//jahat.test',
    `/${'a'.repeat(500)}`,
  ])('refuse the target %s and keep what was there [S31]', async (target_url) => {
    await save({ target_url: '/promos' });
    const main = await save({ target_url });
    expect([main.status, main.data]).toEqual([422, { target_url: ['Tautan hanya boleh ke halaman Pasar'] }]);
    const slide = await save({ slider_banner: [{ media_id: await picture(), target_url }] });
    expect([slide.status, Object.keys(slide.data)]).toEqual([422, ['slider_banner.0.target_url']]);
    expect((await read()).target_url).toBe('/promos');
  });

  test('reject images of others and documents, and leave other stores unchanged [S22] [S33]', async () => {
    const budi = await createNewUser(market, 'budi@example.test');
    await openStore(market, { name: 'Toko Lain', user_id: budi.id });
    const foreign = await uploadDraft(market, budi.id);
    const refused = await save({ main_banner: foreign, slider_banner: [{ media_id: foreign }] });
    expect(Object.keys(refused.data)).toEqual(['main_banner', 'slider_banner.0.media_id']);
    await save({ main_banner: foreign }, budi.token);
    await save({});
    expect((await market.call(path, { token: budi.token })).data.main_banner.media_id).toBe(foreign);
    const sari = await createNewUser(market, 'sari@example.test');
    expect([(await market.call(path)).status, (await save({}, sari.token)).status]).toEqual([401, 403]);
  });
});

test('a target becomes a path, wherever the marketplace is hosted', () => {
  expect(toOwnPath('https://pasar.example/promos?a=1', 'https://pasar.example')).toBe('/promos?a=1');
  expect(toOwnPath('http://localhost:4000/en/promos', 'http://localhost:4000')).toBe('/en/promos');
  expect(toOwnPath('http://localhost:4001/promos', 'http://localhost:4000')).toBeNull();
});
