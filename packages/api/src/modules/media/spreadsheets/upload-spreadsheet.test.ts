import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { day, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { attachPublicly } from '../drafts/attach-media.ts';
import { purgeDrafts } from '../drafts/purge-drafts.ts';
import { maxDrafts } from '../drafts/reject-over-quota.ts';
import { readUploadedSpreadsheet, retainSpreadsheet } from './read-uploaded-spreadsheet.ts';

let market: TestServer;
let seller: { id: number; token: string };
let xlsx: Uint8Array;
const csv = Buffer.from('\uFEFFnama_produk;harga\nKaos polos;75.000\n');

beforeAll(async () => {
  market = await openTestServer();
  xlsx = await writeExcelFile([['nama_produk', 'harga']]).toBuffer();
});
beforeEach(async () => {
  await market.reset();
  seller = await createSignedInUser(market);
  await openStore(market, { user_id: seller.id });
});
afterAll(() => market.close());

const send = (bytes: Uint8Array, { name = 'produk.csv', type = '', token = seller.token } = {}) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return market.call('/upload/helper', { form, token });
};

const open = (url: string) => market.fetch(new Request(`http://pasar.test${url}`));

describe('uploading a sheet', () => {
  test('is detected by its content, whatever it is called, and opens as a download for 60 seconds [S33] [S35]', async () => {
    const { data, message } = await send(csv, { name: '../../rumah.png', type: 'text/plain' });
    expect(message).toBe('File berhasil diunggah');
    expect(data).toMatchObject({ media_id: 1, kind: 'spreadsheet', width: null, height: null });
    const opened = await open(data.url);
    expect(opened.status).toBe(200);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(csv);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]{32}\.csv"/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    market.clock.advance(60 * second);
    expect((await open(data.url)).status).toBe(404);
  });

  test('an XLSX is one even when it is declared as a CSV', async () => {
    const { data } = await send(xlsx, { type: 'text/csv' });
    expect(data).toMatchObject({ kind: 'spreadsheet', url: expect.stringContaining('.xlsx?') });
    expect(await readUploadedSpreadsheet(market.context(), data.media_id, seller.id)).toEqual(
      new Uint8Array(xlsx),
    );
  });

  test.each([
    ['HTML', '<!doctype html><table><tr><td>a,b</td></tr></table>'],
    ['an SVG', '\uFEFF <svg xmlns="http://www.w3.org/2000/svg" a="1,2"/>'],
    ['a text without columns', 'halo\nsemua'],
    ['Latin-1', Buffer.from('nama,harga\ncaf\xe9,1', 'latin1')],
    ['a text with a NUL', 'nama,harga\nkaos\0,1'],
    ['a plain ZIP', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
  ])('%s that says it is a CSV is refused [S32]', async (_name, content) => {
    expect(await send(Buffer.from(content), { type: 'text/csv' })).toMatchObject({
      status: 422,
      message: 'File harus berupa XLSX atau CSV (UTF-8).',
      data: { file: ['File harus berupa XLSX atau CSV (UTF-8).'] },
    });
  });

  test.each([
    ['no byte', ''],
    ['blank lines alone', '\uFEFF \r\n\n'],
  ])('a CSV of %s is empty, and that is said [SELL-02]', async (_name, content) => {
    expect(await send(Buffer.from(content), { type: 'text/csv' })).toMatchObject({
      status: 422,
      message: 'File ini kosong',
      data: { file: ['File ini kosong'] },
    });
  });

  test('a sheet may have 10 MB, an image half of it [S35]', { tags: 'slow' }, async () => {
    const rows = (size: number) => Buffer.concat([csv, Buffer.alloc(size - csv.length, 'kaos;1\n')]);
    expect((await send(rows(10 * 1024 * 1024))).data.kind).toBe('spreadsheet');
    const larger = await send(rows(10 * 1024 * 1024 + 1));
    expect(larger).toMatchObject({ status: 422, message: 'Ukuran file maksimal 10 MB' });
    const noise = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    const heavy = Buffer.concat([noise, Buffer.alloc(6 * 1024 * 1024)]);
    expect(await send(heavy, { type: 'image/png' })).toMatchObject({
      status: 422,
      message: 'Ukuran foto maksimal 5 MB',
    });
  });

  test('only sellers have something to import: a buyer gets the error for images', async () => {
    const buyer = await createSignedInUser(market, { email: 'siti@example.test' });
    const refused = await send(csv, { type: 'text/csv', token: buyer.token });
    expect(refused).toMatchObject({
      status: 422,
      message: 'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.',
    });
  });

  test('the 21st sheet unused sheet is rejected until tomorrow; images are not counted [S32]', {
    tags: 'slow',
  }, async () => {
    for (let n = 0; n < maxDrafts.spreadsheet; n++) await send(csv);
    const refused = await send(csv);
    expect([refused.status, refused.message]).toEqual([
      429,
      'Terlalu banyak file yang belum dipakai. Coba lagi nanti.',
    ]);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await send(picture, { type: 'image/png' })).status).toBe(200);
  });
});

describe('a sheet', () => {
  test("of somebody else, an image and a missing file get identical errors, and it never becomes a store's image [S22] [S33]", async () => {
    const { data } = await send(csv);
    const other = await createSignedInUser(market, { email: 'siti@example.test' });
    const missing = { code: 422, fields: { file_id: ['spreadsheet.not-found'] } };
    await expect(readUploadedSpreadsheet(market.context(), data.media_id, other.id)).rejects.toMatchObject(
      missing,
    );
    await expect(readUploadedSpreadsheet(market.context(), 999, seller.id)).rejects.toMatchObject(missing);
    await expect(retainSpreadsheet(market.context(), data.media_id, other.id)).rejects.toMatchObject(missing);
    const actor = { kind: 'user', userId: seller.id, sessionId: 1, merchantId: 1, role: 'user' } as const;
    await expect(attachPublicly(market.context(actor), { photo: data.media_id })).rejects.toMatchObject({
      code: 422,
    });
  });

  test('is purged after two days when nothing uses it, after thirty when something did', async () => {
    const [unused, used] = [(await send(csv)).data.media_id, (await send(csv)).data.media_id];
    await retainSpreadsheet(market.context(), used, seller.id);
    market.clock.advance(2 * day + second);
    await purgeDrafts(market.context());
    await expect(readUploadedSpreadsheet(market.context(), unused, seller.id)).rejects.toMatchObject({
      code: 422,
    });
    expect(await readUploadedSpreadsheet(market.context(), used, seller.id)).toEqual(new Uint8Array(csv));
    market.clock.advance(28 * day);
    await purgeDrafts(market.context());
    await expect(readUploadedSpreadsheet(market.context(), used, seller.id)).rejects.toMatchObject({
      code: 422,
    });
  });
});
