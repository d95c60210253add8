import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  addDraftImage,
  goodRow,
  type ImportFixture,
  openImportFixture,
  type Row,
  toCsv,
  toXlsx,
} from '../testing/import-fixture.ts';

let market: TestServer;
let world: ImportFixture;
beforeAll(async () => {
  market = await openTestServer();
  await market.reset();
  world = await openImportFixture(market);
  await world.run(await toCsv([goodRow({ sku: 'ADA' })]));
});
afterAll(() => market.close());

const variant = (more: Row): Row => goodRow({ nama_varian_1: 'Ukuran', ...more });

/** One error each: a row or the rows of one product, and the expected messages. */
const faults: [
  what: string,
  rows: Row[],
  said: [at: number, column: string, code: string, message: string][],
][] = [
  [
    'no name',
    [goodRow({ nama_produk: '' })],
    [[0, 'nama_produk', 'required', 'Kolom nama_produk wajib diisi']],
  ],
  [
    'a short name',
    [goodRow({ nama_produk: 'Kaos' })],
    [[0, 'nama_produk', 'name_short', 'Nama produk minimal 5 karakter']],
  ],
  [
    'a long name',
    [goodRow({ nama_produk: 'x'.repeat(151) })],
    [[0, 'nama_produk', 'name_long', 'Nama produk maksimal 150 karakter']],
  ],
  [
    'no description',
    [goodRow({ deskripsi: '' })],
    [[0, 'deskripsi', 'required', 'Kolom deskripsi wajib diisi']],
  ],
  [
    'a long description',
    [goodRow({ deskripsi: 'x'.repeat(5_001) })],
    [[0, 'deskripsi', 'description_long', 'Deskripsi maksimal 5.000 karakter']],
  ],
  ['no category', [goodRow({ kategori: '' })], [[0, 'kategori', 'required', 'Kolom kategori wajib diisi']]],
  [
    'a category of nowhere',
    [goodRow({ kategori: 'Fashion > Wanita' })],
    [[0, 'kategori', 'category_unknown', expect.stringContaining('Kategori ini tidak ada')]],
  ],
  [
    'a number of no category',
    [goodRow({ kategori: 999 })],
    [[0, 'kategori', 'category_unknown', expect.any(String)]],
  ],
  [
    'a category that has others below',
    [goodRow({ kategori: 'Fashion > Pria' })],
    [[0, 'kategori', 'category_leaf', 'Pilih kategori yang paling rinci']],
  ],
  [
    'a brand of nobody',
    [goodRow({ merek: 'Tanpa Nama' })],
    [[0, 'merek', 'brand_unknown', 'Merek ini tidak ada']],
  ],
  [
    'another condition',
    [goodRow({ kondisi: 'rusak' })],
    [[0, 'kondisi', 'condition', 'Kondisi harus baru atau bekas']],
  ],
  ['a price in letters', [goodRow({ harga: 'abc' })], [[0, 'harga', 'not_number', 'Harga harus angka']]],
  ['no price', [goodRow({ harga: '' })], [[0, 'harga', 'required', 'Kolom harga wajib diisi']]],
  ['a broken price', [goodRow({ harga: '75,5' })], [[0, 'harga', 'not_number', 'Harga harus angka']]],
  [
    'a price below all',
    [goodRow({ harga: 99 })],
    [[0, 'harga', 'price_range', 'Harga Rp100 sampai Rp500.000.000']],
  ],
  ['a negative price', [goodRow({ harga: '-75.000' })], [[0, 'harga', 'price_range', expect.any(String)]]],
  ['no stock', [goodRow({ stok: '' })], [[0, 'stok', 'required', 'Kolom stok wajib diisi']]],
  [
    'a negative stock',
    [goodRow({ stok: -1 })],
    [[0, 'stok', 'not_number', 'Stok harus angka bulat mulai dari 0']],
  ],
  [
    'too much stock',
    [goodRow({ stok: '1.000.001' })],
    [[0, 'stok', 'stock_large', 'Stok maksimal 1.000.000']],
  ],
  [
    'no weight',
    [goodRow({ berat_gram: '' })],
    [[0, 'berat_gram', 'required', 'Kolom berat_gram wajib diisi']],
  ],
  [
    'no weight at all',
    [goodRow({ berat_gram: 0 })],
    [[0, 'berat_gram', 'weight_range', 'Berat 1 sampai 500.000 gram']],
  ],
  [
    'a weight in words',
    [goodRow({ berat_gram: 'dua ons' })],
    [[0, 'berat_gram', 'not_number', 'Kolom berat_gram harus angka bulat']],
  ],
  [
    'half a size',
    [goodRow({ panjang_cm: 10 })],
    [[0, 'lebar_cm', 'size_whole', expect.stringContaining('kosongkan semuanya')]],
  ],
  [
    'a size beyond all',
    [goodRow({ panjang_cm: 1_001, lebar_cm: 1, tinggi_cm: 1 })],
    [[0, 'panjang_cm', 'size_range', 'Ukuran 1 sampai 1.000 cm']],
  ],
  [
    'a minimum of nothing',
    [goodRow({ minimum_pesanan: 0 })],
    [[0, 'minimum_pesanan', 'min_order_range', expect.any(String)]],
  ],
  [
    'a preorder without end',
    [goodRow({ preorder_hari: 31 })],
    [[0, 'preorder_hari', 'preorder_days', 'Preorder 1 sampai 30 hari']],
  ],
  [
    'an unknown status',
    [goodRow({ status: 'DRAFT' })],
    [[0, 'status', 'status', 'Status harus PUBLISH atau HIDDEN']],
  ],
  [
    'PUBLISH without a photo',
    [goodRow({ status: 'publish' })],
    [[0, 'gambar_1', 'images_required', 'Tambahkan minimal 1 foto']],
  ],
  [
    'a photo by its address',
    [goodRow({ gambar_1: 'http://169.254.169.254/latest' })],
    [[0, 'gambar_1', 'picture_address', expect.stringContaining('Unggah fotonya')]],
  ],
  [
    'a photo of nobody',
    [goodRow({ gambar_2: 987_654 })],
    [[0, 'gambar_2', 'images_unknown', expect.any(String)]],
  ],
  ['a long code', [goodRow({ sku: 'x'.repeat(65) })], [[0, 'sku', 'sku_long', 'SKU maksimal 64 karakter']]],
  [
    'a code that is taken',
    [goodRow({ sku: 'ADA' })],
    [[0, 'sku', 'sku_taken', expect.stringContaining('mode perbarui')]],
  ],
  [
    'one code twice',
    [goodRow({ sku: 'GANDA' }), goodRow({ sku: 'GANDA' })],
    [[1, 'sku', 'sku_twice', expect.stringMatching(/^SKU ini sudah ada di baris \d+$/)]],
  ],
  [
    'a value without a name',
    [goodRow({ nilai_varian_1: 'M' })],
    [[0, 'nama_varian_1', 'option_name', 'Isi nama varian untuk nilai varian ini']],
  ],
  [
    'a name without a value',
    [goodRow({ nama_varian_1: 'Ukuran' })],
    [[0, 'nilai_varian_1', 'option_value', 'Isi nilai varian untuk nama varian ini']],
  ],
  [
    'a second variant alone',
    [goodRow({ nama_varian_2: 'Warna', nilai_varian_2: 'Hitam' })],
    [[0, 'nama_varian_1', 'option_first', 'Isi varian 1 sebelum varian 2']],
  ],
  [
    'two names that are one',
    [variant({ nilai_varian_1: 'M', nama_varian_2: 'ukuran', nilai_varian_2: 'L' })],
    [[0, 'nama_varian_2', 'options_same', 'Nama varian ini sudah ada']],
  ],
  [
    'rows of one product that are no variants',
    [goodRow({ kode_induk: 'P1' }), goodRow({ kode_induk: 'P1' })],
    [
      [0, 'kode_induk', 'group_failed', expect.stringContaining('baris lain dari produk ini salah')],
      [1, 'nilai_varian_1', 'option_needed', expect.stringContaining('Isi nama dan nilai variannya')],
    ],
  ],
  [
    'one variant twice',
    [variant({ kode_induk: 'P2', nilai_varian_1: 'M' }), variant({ kode_induk: 'P2', nilai_varian_1: 'm' })],
    [
      [0, 'kode_induk', 'group_failed', expect.any(String)],
      [1, 'nilai_varian_1', 'variants_same', 'Varian ini ada dua kali'],
    ],
  ],
  [
    'rows of one product that differ',
    [
      variant({ kode_induk: 'P3', nilai_varian_1: 'M', deskripsi: 'Satu.' }),
      variant({ kode_induk: 'p3', nilai_varian_1: 'L', deskripsi: 'Lain.' }),
    ],
    [
      [0, 'kode_induk', 'group_failed', expect.any(String)],
      [1, 'deskripsi', 'differs', expect.stringMatching(/^Harus sama dengan baris \d+/)],
    ],
  ],
  [
    'more choices than a product may have',
    Array.from({ length: 51 }, (_, at) => variant({ kode_induk: 'P4', nilai_varian_1: `U${at}` })),
    [
      [0, 'nilai_varian_1', 'values_many', 'Maksimal 50 pilihan'],
      ...Array.from({ length: 50 }, (_, at): [number, string, string, string] => [
        at + 1,
        'kode_induk',
        'group_failed',
        expect.any(String),
      ]),
    ],
  ],
];

const rows = faults.flatMap(([, bad]) => bad);
/** The line where each error begins; the headings are line 1. */
const beginnings = faults.map(
  (_, at) => 2 + faults.slice(0, at).reduce((sum, [, bad]) => sum + bad.length, 0),
);

const problemsIn = async (bytes: Uint8Array) => {
  const started = await world.run(bytes, { dry_run: '1' });
  expect(started.data).toMatchObject({ status: 'validated', total: rows.length });
  const pages = await Promise.all(
    Array.from({ length: started.meta.last_page }, (_, at) =>
      world.get(`/${started.data.import_id}?per_page=100&page=${at + 1}`),
    ),
  );
  return pages.flatMap(({ data }) => data.errors);
};

describe('a dirty sheet [SELL-02]', () => {
  let seen: { row: number; column: string; value: string; code: string; message: string }[];
  beforeAll(async () => {
    seen = await problemsIn(await toCsv(rows));
  }, 30_000);

  test.each(faults.map(([what, bad, said], at) => ({ what, bad, said, begin: beginnings[at] ?? 0 })))(
    'with $what says so in its cell, and nothing else',
    ({ bad, said, begin }) => {
      const here = seen.filter(({ row }) => row >= begin && row < begin + bad.length);
      expect(here.map(({ row, column, code, message }) => [row - begin, column, code, message])).toEqual(
        said,
      );
    },
  );

  test('shows the value that it is about', () => {
    expect(seen.find(({ code }) => code === 'picture_address')?.value).toBe('http://169.254.169.254/latest');
    expect(seen.find(({ code }) => code === 'price_range')?.value).toBe('99');
  });

  test('is the same as XLSX', { tags: 'slow' }, async () => {
    expect(await problemsIn(await toXlsx(rows))).toEqual(seen);
  });

  test('is reported in English to a request in English', async () => {
    const { token } = world.seller;
    const { data } = await market.call('/merchant/dashboard/products/import/2?per_page=100', {
      token,
      headers: { 'accept-language': 'en' },
    });
    const messages = data.errors.map(({ message }: { message: string }) => message);
    expect(messages.slice(0, 2)).toEqual([
      'The column nama_produk must be filled in',
      'Product name minimum 5 characters',
    ]);
    expect(messages.join(' ')).not.toMatch(/\b(harus|maksimal|wajib|produk ini)\b/i);
  });
});

test('a photo of another seller is not found [S22]', async () => {
  const other = await openImportFixture(market, 'lain@example.test');
  const id = await addDraftImage(other);
  const seen = await world.run(await toCsv([goodRow({ gambar_1: id })]), { dry_run: '1' });
  expect(seen.data.errors).toMatchObject([{ column: 'gambar_1', code: 'images_unknown' }]);
});
