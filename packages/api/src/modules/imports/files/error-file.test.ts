import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { purgeImports } from '../purge-imports.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { goodRow, type ImportFixture, openImportFixture, toCsv, toXlsx } from '../testing/import-fixture.ts';

let market: TestServer;
let world: ImportFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openImportFixture(market);
});
afterAll(() => market.close());

const fetchFile = (url: string) => market.fetch(new Request(`http://pasar.test${url}`));
const download = async (path: string) => {
  const { data } = await world.get(path);
  const answer = await fetchFile(data.url);
  return { name: data.name, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
};
const cellsOf = async (bytes: Uint8Array) =>
  (await Array.fromAsync(readSpreadsheet(bytes))).map(({ cells }) => cells);

const injections = ['=HYPERLINK("http://x";"klik")', '+62 812', '-2+3 kaos', '@SUM(A1)'];
const rows = [
  goodRow({ sku: 'BAIK' }),
  ...injections.map((text) => goodRow({ nama_produk: text, harga: 'abc' })),
];

test('the marked file has the rows that were not saved, each with its errors, in the format that was sent', {
  tags: 'slow',
}, async () => {
  const { data } = await world.run(await toXlsx(rows));
  expect(data).toMatchObject({ ok: 1, failed: 4 });
  const { name, bytes, headers } = await download('/1/errors');
  expect(name).toBe('kesalahan-impor-1.xlsx');
  expect(headers.get('content-disposition')).toContain('kesalahan-impor-1.xlsx');
  const [headings, ...marked] = await cellsOf(bytes);
  expect(headings?.slice(0, 3)).toEqual(['kesalahan', 'nama_produk', 'deskripsi']);
  expect(marked).toHaveLength(4);
  expect(marked[0]?.[0]).toBe('harga: Harga harus angka');
});

test('no cell of it begins like a formula, in either kind', { tags: 'slow' }, async () => {
  await world.run(await toCsv(rows));
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await download(`/1/errors?format=${format}`);
    const names = (await cellsOf(bytes)).slice(1).map((cells) => cells[1]);
    expect(names).toEqual(injections.map((text) => `'${text}`));
  }
  const { bytes } = await download('/1/errors?format=csv');
  expect(new TextDecoder().decode(bytes)).not.toMatch(/(^|[;\n])"?[=+\-@]/m);
});

test('after correction it can be sent again as it is, and the texts stay the same', {
  tags: 'slow',
}, async () => {
  await world.run(await toCsv(rows));
  const { bytes } = await download('/1/errors?format=csv');
  const mended = new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll('abc', '75.000'));
  const { data } = await world.run(mended);
  expect(data).toMatchObject({ status: 'done', ok: 4, failed: 0, ignored_columns: [] });
  const names = await market.database.db.selectFrom('products').select('name').orderBy('id').execute();
  expect(names.slice(1).map(({ name }) => name)).toEqual(injections);
});

test('after a dry run it is the full spreadsheet', async () => {
  await world.run(await toCsv(rows), { dry_run: '1' });
  const { bytes } = await download('/1/errors');
  expect((await cellsOf(bytes)).map(([mark]) => mark)).toEqual([
    'kesalahan',
    '',
    ...Array(4).fill(expect.any(String)),
  ]);
});

test('its address ends after 60 seconds, and the file with its import after 30 days [S33]', async () => {
  await world.run(await toCsv(rows));
  const { data } = await world.get('/1/errors');
  market.clock.advance(60 * second);
  expect((await fetchFile(data.url)).status).toBe(404);
  market.clock.advance(31 * day);
  await purgeImports(market.context());
  expect(await market.context().storage.get('imports/1/errors-id.csv')).toBeNull();
  expect(await market.database.db.selectFrom('import_rows').select('row_no').execute()).toEqual([]);
});

test('an import without errors has none', async () => {
  await world.run(await toCsv([goodRow()]));
  expect(await world.get('/1/errors')).toMatchObject({
    code: 404,
    message: 'Tidak ada baris yang salah di impor ini',
  });
});
