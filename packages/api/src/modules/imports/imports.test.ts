import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clock, minute } from '../../platform/clock.ts';
import { json } from '../../platform/database/json.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { runImports } from './run/run-imports.ts';
import { buildWorkbook } from './testing/build-workbook.ts';
import {
  addDraftImage,
  csvText,
  goodRow,
  type ImportFixture,
  importPath,
  openImportFixture,
  type Row,
  toCsv,
  toXlsx,
} from './testing/import-fixture.ts';

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

/** Time that ends in the middle of the work, for good. */
const brokenAfter = (clock: Clock, looks: number): Clock => {
  let left = looks;
  return {
    now: () => {
      if (left-- > 0) return clock.now();
      throw new Error('the power is gone');
    },
  };
};

const products = () => market.database.db.selectFrom('products').selectAll().orderBy('id').execute();
const variants = () => market.database.db.selectFrom('variants').selectAll().orderBy('id').execute();
const allPictures = () => market.database.db.selectFrom('product_images').selectAll().execute();
const shirts = (more: Row, ...values: string[]): Row[] =>
  values.map((value, at) =>
    goodRow({
      kode_induk: 'KAOS',
      sku: `KAOS-${value}`,
      nilai_varian_1: value,
      nama_produk: at === 0 ? 'Kaos polos katun' : '',
      nama_varian_1: at === 0 ? 'Ukuran' : '',
      ...more,
    }),
  );

describe('an import of a good sheet [SELL-02]', () => {
  test('creates products with variants, images, brand and stock, and shows them to buyers', {
    tags: 'slow',
  }, async () => {
    const picture = await addDraftImage(world);
    const rows = [
      goodRow({
        sku: 'TAS-1',
        nama_produk: 'Tas selempang kulit',
        merek: 'erigo',
        kondisi: 'bekas',
        harga: 'Rp 1.250.000',
        panjang_cm: 30,
        lebar_cm: 10,
        tinggi_cm: 20,
        minimum_pesanan: 2,
        preorder_hari: 7,
        gambar_1: picture,
      }),
      ...shirts({ kategori: world.categories.shirts }, 'M', 'L'),
    ];
    const { data } = await world.run(await toCsv(rows));
    expect(data).toMatchObject({
      status: 'done',
      total: 3,
      processed: 3,
      ok: 3,
      failed: 0,
      skipped: 0,
      created: 2,
      updated: 0,
      errors: [],
      finished_at: expect.any(String),
    });
    expect(await products()).toMatchObject([
      {
        merchant_id: world.store.id,
        name: 'Tas selempang kulit',
        brand_id: world.brand,
        condition: 'used',
        length_cm: 30,
        min_order: 2,
        is_preorder: true,
        preorder_days: 7,
        status: 'PUBLISH',
      },
      { name: 'Kaos polos katun', sku: 'KAOS', category_id: world.categories.shirts, status: 'HIDDEN' },
    ]);
    expect(await variants()).toMatchObject([
      { sku: 'TAS-1', price: 1_250_000, stock_on_hand: 12 },
      { sku: 'KAOS-M', price: 75_000, stock_on_hand: 12, is_active: true },
      { sku: 'KAOS-L', price: 75_000, stock_on_hand: 12, is_active: true },
    ]);
    const listed = await market.call('/products/list?search=selempang');
    expect(listed.data).toMatchObject([{ name: 'Tas selempang kulit', price: 1_250_000 }]);
    const moved = await market.database.db.selectFrom('stock_movements').select(['kind', 'delta']).execute();
    expect(moved).toEqual(Array(3).fill({ kind: 'import', delta: 12 }));
  });

  test('reads CSV and XLSX alike', { tags: 'slow' }, async () => {
    const rows = (code: string) => [
      goodRow({
        sku: `${code}-1`,
        nama_produk: '=1+1 kaos "hemat", murah',
        deskripsi: 'Baris satu;\nbaris dua',
      }),
      goodRow({ sku: `${code}-2`, nama_produk: '@kaos tanpa kerah', stok: 0 }),
    ];
    await world.run(await toCsv(rows('CSV')));
    await world.run(await toXlsx(rows('XLSX')));
    const seen = (await products()).map(({ name, description, weight_gram }) => ({
      name,
      description,
      weight_gram,
    }));
    expect(seen.slice(0, 2)).toEqual(seen.slice(2));
    expect(seen[0]).toMatchObject({
      name: '=1+1 kaos "hemat", murah',
      description: 'Baris satu;\nbaris dua',
    });
  });

  test('fills combinations that no row names with inactive variants', { tags: 'slow' }, async () => {
    const rows = [
      ['M', 'Hitam'],
      ['L', 'Putih'],
    ].map(([size = '', colour = '']) =>
      goodRow({
        kode_induk: 'K',
        sku: `K-${size}`,
        nama_varian_1: 'Ukuran',
        nilai_varian_1: size,
        nama_varian_2: 'Warna',
        nilai_varian_2: colour,
      }),
    );
    expect((await world.run(await toCsv(rows))).data).toMatchObject({ ok: 2, created: 1 });
    expect(
      (await variants()).map(({ sku, is_active, stock_on_hand }) => [sku, is_active, stock_on_hand]),
    ).toEqual([
      ['K-M', true, 12],
      ['K-L', true, 12],
      [null, false, 0],
      [null, false, 0],
    ]);
  });

  test('understands English headings, titles in any case, and columns that it does not know', {
    tags: 'slow',
  }, async () => {
    const sheet =
      '\uFEFFProduct Name *,DESCRIPTION,Category,Price,Stock,weight-gram,Catatan\r\n' +
      'Required. 5 to 150 characters,Required,Required,Required,Required,Required,\r\n' +
      '"Kaos polos, katun",Nyaman.,EN Fashion > EN Pria > kaos,75000,1.000,200,halo\r\n';
    const { data } = await world.run(csvText(sheet));
    expect(data).toMatchObject({ status: 'done', total: 1, ok: 1, ignored_columns: ['Catatan'] });
    expect(await variants()).toMatchObject([{ price: 75_000, stock_on_hand: 1_000 }]);
  });

  test('accepts the template as it is issued, with products below its hints', { tags: 'slow' }, async () => {
    for (const format of ['csv', 'xlsx']) {
      const { data } = await world.get(`/template?format=${format}`);
      expect(data.name).toBe(`templat-produk.${format}`);
      const file = await market.fetch(new Request(`http://pasar.test${data.url}`));
      expect(file.status).toBe(200);
      const started = await world.start(new Uint8Array(await file.arrayBuffer()));
      expect(started).toMatchObject({
        code: 422,
        data: { file_id: [expect.stringContaining('tidak berisi produk')] },
      });
    }
  });
});

describe('rows of one product', () => {
  test('succeed or fail together; other products continue', { tags: 'slow' }, async () => {
    const rows = [
      ...shirts({}, 'M', 'L'),
      goodRow({ sku: 'BAIK' }),
      goodRow({ kode_induk: 'KAOS', sku: 'KAOS-S', nama_produk: '', nilai_varian_1: 'S', harga: 'abc' }),
    ];
    const { data } = await world.run(await toCsv(rows));
    expect(data).toMatchObject({ status: 'done', total: 4, ok: 1, failed: 3, created: 1 });
    expect(data.errors).toMatchObject([
      { row: 2, column: 'kode_induk', code: 'group_failed', message: expect.stringContaining('5') },
      { row: 3, column: 'kode_induk', code: 'group_failed' },
      { row: 5, column: 'harga', value: 'abc', code: 'not_number', message: 'Harga harus angka' },
    ]);
    expect(await variants()).toMatchObject([{ sku: 'BAIK' }]);
  });
});

describe('the end of an import', () => {
  test('is notified to the seller, with a link to its page', async () => {
    await world.run(await toCsv([goodRow(), goodRow({ harga: 1 })]));
    const told = await market.database.db.selectFrom('notifications').selectAll().execute();
    expect(told).toMatchObject([
      {
        user_id: world.seller.id,
        audience: 'merchant',
        title: { id: 'Impor produk selesai', en: 'Product import finished' },
        body: { id: '1 baris disimpan, 1 baris perlu diperbaiki.' },
        link: '/seller/products/import',
      },
    ]);
  });
});

describe('a dry run', () => {
  test('finds what a real one would, and writes nothing', { tags: 'slow' }, async () => {
    const rows = [goodRow({ sku: 'A' }), goodRow({ harga: 1 }), ...shirts({}, 'M', 'L')];
    const dry = await world.run(await toCsv(rows), { dry_run: '1' });
    expect(dry.data).toMatchObject({ status: 'validated', ok: 3, failed: 1, created: 2, dry_run: '1' });
    expect(await products()).toEqual([]);
    expect(await market.database.db.selectFrom('stock_movements').selectAll().execute()).toEqual([]);
    expect(await market.database.db.selectFrom('product_listings').selectAll().execute()).toEqual([]);
    const real = await world.run(await toCsv(rows));
    expect(real.data).toMatchObject({ status: 'done', ok: 3, failed: 1, created: 2 });
    expect(real.data.errors).toEqual(dry.data.errors);
  });
});

describe('an import that stops at errors', () => {
  test('writes nothing when one row is wrong, however late in the file', { tags: 'slow' }, async () => {
    const rows = [
      ...Array.from({ length: 60 }, (_, at) => goodRow({ sku: `A-${at}` })),
      goodRow({ stok: 'x' }),
    ];
    const { data } = await world.run(await toCsv(rows), { on_error: 'abort' });
    expect(data).toMatchObject({ status: 'failed', total: 61, ok: 0, failed: 1, skipped: 60, created: 0 });
    expect(data.message).toBe('Tidak ada yang disimpan karena ada baris yang salah');
    expect(data.errors).toMatchObject([{ row: 62, column: 'stok', code: 'not_number' }]);
    expect(await products()).toEqual([]);
  });

  test('saves all of a spreadsheet without errors', { tags: 'slow' }, async () => {
    const { data } = await world.run(await toCsv(shirts({}, 'M', 'L')), { on_error: 'abort' });
    expect(data).toMatchObject({ status: 'done', ok: 2, failed: 0, skipped: 0, created: 1 });
    expect(await variants()).toHaveLength(2);
  });
});

describe('updating by SKU', () => {
  beforeEach(async () => {
    const picture = await addDraftImage(world);
    await world.run(await toCsv([goodRow({ sku: 'TAS', gambar_1: picture }), ...shirts({}, 'M', 'L')]));
  });

  test('changes the cells that are filled, and leaves the rest, ids included', { tags: 'slow' }, async () => {
    await market.database.db
      .updateTable('products')
      .set({
        attributes: json([{ name: 'Bahan', value: 'Kulit' }]),
        video_url: 'https://youtu.be/kulit',
        seo_title: 'Tas kulit',
        seo_description: 'Tas kulit dari Garut',
        max_order: 9,
        must_insurance: true,
        is_preorder: true,
        preorder_days: 3,
      })
      .execute();
    await market.database.db.updateTable('product_images').set({ alt: 'Tas dari depan' }).execute();
    const before = await variants();
    const [bag] = await products();
    const pictures = await allPictures();
    const sheet = 'sku;harga;stok\nTAS;80.000;\nKAOS-L;;3\nKAOS-M;76.000;4\n';
    const { data } = await world.run(csvText(sheet), { mode: 'upsert' });
    expect(data).toMatchObject({ status: 'done', ok: 3, created: 0, updated: 2, errors: [] });
    expect(await variants()).toEqual([
      { ...before[0], price: 80_000 },
      { ...before[1], price: 76_000, stock_on_hand: 4 },
      { ...before[2], stock_on_hand: 3 },
    ]);
    expect((await products())[0]).toEqual({ ...bag, version: 2, updated_at: expect.any(Date) });
    expect(await allPictures()).toEqual(pictures);
    expect((await market.call('/products/list')).data).toMatchObject([{ price: 80_000 }]);
  });

  test('adds variants to a product and creates what is not there', { tags: 'slow' }, async () => {
    const rows = [
      goodRow({
        kode_induk: 'KAOS',
        sku: 'KAOS-XL',
        nilai_varian_1: 'XL',
        stok: 5,
        nama_produk: 'Kaos polos baru',
      }),
      goodRow({ sku: 'BARU', nama_produk: 'Topi anyaman pandan' }),
    ];
    const { data } = await world.run(await toCsv(rows), { mode: 'upsert' });
    expect(data).toMatchObject({ ok: 2, created: 1, updated: 1, errors: [] });
    expect((await products()).map(({ name }) => name)).toEqual([
      'Kaos polos katun',
      'Kaos polos baru',
      'Topi anyaman pandan',
    ]);
    expect((await variants()).map(({ sku }) => sku)).toEqual(['TAS', 'KAOS-M', 'KAOS-L', 'KAOS-XL', 'BARU']);
  });

  test('done twice changes nothing more', { tags: 'slow' }, async () => {
    const rows = [goodRow({ sku: 'TAS', harga: 90_000 }), ...shirts({ stok: 7 }, 'M', 'L')];
    await world.run(await toCsv(rows), { mode: 'upsert' });
    const after = await variants();
    const { data } = await world.run(await toCsv(rows), { mode: 'upsert' });
    expect(data).toMatchObject({ ok: 3, created: 0, updated: 2 });
    expect(await variants()).toEqual(after);
  });

  test.each([
    ['no code', 'sku;harga\n;80.000\n', 'sku', 'required'],
    ['a price in words', 'sku;harga\nTAS;murah\n', 'harga', 'not_number'],
    ['codes of two products', 'kode_induk;sku;harga\nX;TAS;1.000\nX;KAOS-M;1.000\n', 'sku', 'sku_elsewhere'],
    ['the choice of another variant', 'sku;nilai_varian_1\nKAOS-M;L\n', 'nilai_varian_1', 'variant_other'],
    [
      'other kinds of variant',
      'sku;nama_varian_1;nilai_varian_1\nKAOS-M;Warna;M\n',
      'nama_varian_1',
      'option_kinds',
    ],
    [
      'a new variant without choice',
      'kode_induk;sku;harga;stok\nKAOS;KAOS-S;75.000;1\n',
      'nilai_varian_1',
      'option_needed',
    ],
    ['a new product without name', 'sku;harga\nLAIN;75.000\n', 'nama_produk', 'required'],
  ])('refuses %s', { tags: 'slow' }, async (_, sheet, column, code) => {
    const before = await variants();
    const { data } = await world.run(csvText(sheet), { mode: 'upsert' });
    expect(data.errors).toContainEqual(expect.objectContaining({ column, code }));
    expect(data.ok).toBe(0);
    expect(await variants()).toEqual(before);
  });

  test('never touches products of another store with the same codes [S22]', { tags: 'slow' }, async () => {
    const other = await openImportFixture(market, 'lain@example.test');
    const before = await variants();
    const { data } = await other.run(csvText('sku;harga\nTAS;1.000\n'), { mode: 'upsert' });
    expect(data).toMatchObject({ ok: 0, failed: 1 });
    expect(await variants()).toEqual(before);
  });
});

describe('a file that is rejected completely', () => {
  const refusalOf = async (bytes: Uint8Array, body = {}) => {
    const answer = await world.start(bytes, body);
    expect(answer.code).toBe(422);
    expect(answer.message).toBe(answer.data.file_id[0]);
    return answer.message;
  };

  test('has too many rows', { tags: 'slow' }, async () => {
    const sheet = (rows: number) => csvText(`sku;harga\n${'A;1\n'.repeat(rows)}`);
    expect(await refusalOf(sheet(2_001), { mode: 'upsert' })).toContain('2.000 baris');
    expect((await world.start(sheet(2_000), { mode: 'upsert', dry_run: '1' })).code).toBe(200);
    await world.post('/1/cancel');
  });

  test('lacks columns, has one twice, or holds nothing', async () => {
    expect(await refusalOf(csvText('nama_produk;harga\nKaos polos;1000\n'))).toBe(
      'Kolom ini belum ada: deskripsi, kategori, stok, berat_gram. Pakai templat agar lengkap.',
    );
    expect(await refusalOf(csvText('sku;harga;Price\nA;1;1\n'), { mode: 'upsert' })).toBe(
      'Kolom Price ada dua kali',
    );
    expect(await refusalOf(csvText('sku;harga\n;\n'), { mode: 'upsert' })).toContain('tidak berisi produk');
  });

  test.each([
    ['a workbook whose first sheet has no row', 'Lembar pertama kosong', () => buildWorkbook('')],
    [
      'another sheet in front',
      'Lembar pertama bukan lembar produk',
      () => buildWorkbook('<row r="1"><c r="A1" t="inlineStr"><is><t>Laporan</t></is></c></row>'),
    ],
    ['a text without our headings', 'bukan judul kolom produk', () => csvText('bulan;omzet\nMei;1\n')],
    ['separators alone', 'File ini kosong', () => csvText(';;;\n;;;\n')],
    ['headings alone', 'Isi mulai baris di bawah judul', () => csvText('sku;harga\n')],
  ])('is %s: that alone is said [SELL-02]', async (_, words, sheet) => {
    expect(await refusalOf(sheet(), { mode: 'upsert' })).toContain(words);
  });

  test('is an image, or belongs to somebody else [S22]', async () => {
    const other = await openImportFixture(market, 'lain@example.test');
    const theirs = await other.upload(await toCsv([goodRow()]));
    const picture = await addDraftImage(world);
    for (const file_id of [theirs, picture, 999_999]) {
      const answer = await market.call(importPath, { token: world.seller.token, body: { file_id } });
      expect(answer).toMatchObject({
        code: 422,
        data: { file_id: ['File ini tidak ditemukan. Unggah lagi.'] },
      });
    }
  });
});

describe('running imports', () => {
  const many = () => toCsv(Array.from({ length: 70 }, (_, at) => goodRow({ sku: `A-${at}` })));

  test('are one of a store at a time', { tags: 'slow' }, async () => {
    expect(await world.hold(await many())).toBe(1);
    const second = await world.start(await toCsv([goodRow()]));
    expect(second).toMatchObject({ code: 409, data: { reason: 'import_running', import_id: 1 } });
    const other = await openImportFixture(market, 'lain@example.test');
    expect((await other.start(await toCsv([goodRow()]))).code).toBe(200);
    await market.settle();
    expect((await world.start(await toCsv([goodRow()]))).code).toBe(200);
  });

  test('are one even when everybody presses at once, again and again', { tags: 'slow' }, async () => {
    const sheet = await world.upload(await toCsv([goodRow()]));
    for (let round = 1; round <= 8; round++) {
      const pressed = await Promise.allSettled(Array.from({ length: 4 }, () => world.hold(sheet)));
      const [begun] = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const refused = pressed.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(refused).toEqual([409, 409, 409]);
      expect((await world.post(`/${begun}/cancel`)).code).toBe(200);
    }
  });

  test('can be canceled: what is saved stays, the rest is left out', async () => {
    await world.hold(await many());
    expect(await runImports(market.context())).toBe(true);
    expect((await world.get('/1')).data).toMatchObject({
      status: 'running',
      total: 70,
      processed: 50,
      ok: 50,
    });
    expect(await world.post('/1/cancel')).toMatchObject({
      code: 200,
      message: 'Impor dibatalkan',
      data: { status: 'cancelled', processed: 70, ok: 50, skipped: 20, finished_at: expect.any(String) },
    });
    expect(await runImports(market.context())).toBe(false);
    expect(await products()).toHaveLength(50);
    expect(await world.post('/1/cancel')).toMatchObject({
      code: 409,
      message: 'Impor ini sudah selesai',
      data: { status: 'cancelled' },
    });
  });

  test('that are canceled before their second pass save nothing', async () => {
    await world.hold(await many(), { on_error: 'abort' });
    await runImports(market.context());
    expect((await world.get('/1')).data).toMatchObject({ status: 'validating', ok: 50, created: 50 });
    expect((await world.post('/1/cancel')).data).toMatchObject({ ok: 0, skipped: 70, created: 0 });
    expect(await products()).toEqual([]);
  });

  test('resume after a stop, with no row twice [R4]', { tags: 'slow' }, async () => {
    await world.hold(await many());
    await runImports(market.context());
    const interrupted = market.context(undefined, { clock: brokenAfter(market.clock, 2) });
    await expect(runImports(interrupted)).rejects.toThrow('the power is gone');
    expect((await world.get('/1')).data).toMatchObject({ status: 'running', ok: 50 });
    await market.settle();
    expect((await world.get('/1')).data).toMatchObject({ status: 'done', ok: 70, created: 70 });
    expect(new Set((await variants()).map(({ sku }) => sku)).size).toBe(70);
    expect(await variants()).toHaveLength(70);
  });

  test('skip a product that fails by an internal error, and save the others', { tags: 'slow' }, async () => {
    const { db } = market.database;
    await sql`alter table products add constraint poison check (name not like 'Racun%')`.execute(db);
    try {
      const rows = [goodRow({ sku: 'A' }), goodRow({ nama_produk: 'Racun tikus' }), goodRow({ sku: 'B' })];
      await world.start(await toCsv(rows));
      for (let wait = 0; wait < 4; wait++) {
        await market.settle();
        market.clock.advance(minute);
      }
      await market.settle();
      expect((await world.get('/1')).data).toMatchObject({
        status: 'done',
        ok: 2,
        failed: 1,
        errors: [{ row: 3, code: 'unexpected', message: expect.stringContaining('Coba lagi nanti') }],
      });
      expect((await variants()).map(({ sku }) => sku)).toEqual(['A', 'B']);
    } finally {
      await sql`alter table products drop constraint poison`.execute(db);
    }
  });

  test('are listed newest first, and displayed page by page', { tags: 'slow' }, async () => {
    await world.run(await toCsv([goodRow({ harga: 1, stok: -1 }), goodRow({ harga: 2 })]));
    await world.run(await toCsv([goodRow()]));
    const list = await world.get('?per_page=1');
    expect(list).toMatchObject({ data: [{ import_id: 2, ok: 1 }], meta: { total: 2, last_page: 2 } });
    const page = await world.get('/1?per_page=2&page=2');
    expect(page).toMatchObject({
      data: { errors: [{ row: 3, column: 'harga' }] },
      meta: { total: 3, from: 3 },
    });
  });

  test('belong to their store: everybody else gets a 404 [S22] [S23]', { tags: 'slow' }, async () => {
    await world.run(await toCsv([goodRow({ harga: 1 })]));
    const other = await openImportFixture(market, 'lain@example.test');
    const buyer = await createSignedInUser(market, { email: 'pembeli@example.test' });
    for (const path of ['/1', '/1/errors', '/abc', '/1.5', '/999999999999999999999']) {
      expect((await other.get(path)).code).toBe(404);
      expect((await market.call(`${importPath}${path}`, { token: buyer.token })).code).toBe(403);
      expect((await market.call(`${importPath}${path}`)).code).toBe(401);
    }
    expect((await other.post('/1/cancel')).code).toBe(404);
    expect((await other.get('')).data).toEqual([]);
    for (const [path, body] of [
      ['', { file_id: 1 }],
      ['/1/cancel', {}],
    ] as const) {
      expect((await market.call(`${importPath}${path}`, { token: buyer.token, body })).code).toBe(403);
      expect((await market.call(`${importPath}${path}`, { body })).code).toBe(401);
    }
  });
});
