import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addImage, openStore } from '../../../testing/products.ts';
import { createAccount } from '../../accounts/index.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { writeSpreadsheet } from '../files/write-spreadsheet.ts';
import type { Cell } from '../spreadsheet/spreadsheet-row.ts';
import { startImport } from '../start/start-import.ts';

type Wish = Omit<Parameters<typeof startImport>[0]['input'], 'file_id'>;

export interface ImportFixture {
  market: TestServer;
  seller: { id: number; token: string };
  store: { id: number };
  categories: { fashion: number; men: number; shirts: number };
  brand: number;
  /** Uploads a file; returns its id. */
  upload(bytes: Uint8Array): Promise<number>;
  /** Uploads and imports; the jobs have not run yet. */
  start(bytes: Uint8Array, body?: Record<string, unknown>): Promise<TestResponse>;
  /** The same, of bytes or of an upload, without waking the jobs, so that a test takes the chunks; returns its id. */
  hold(sheet: Uint8Array | number, wish?: Partial<Wish>): Promise<number>;
  /** Uploads, imports and waits for the end; returns the finished import. */
  run(bytes: Uint8Array, body?: Record<string, unknown>): Promise<TestResponse>;
  get(path: string): Promise<TestResponse>;
  post(path: string, body?: unknown): Promise<TestResponse>;
}

export const importPath = '/merchant/dashboard/products/import';

/** A seller with a store that may sell, and something to file products under. */
export const openImportFixture = async (
  market: TestServer,
  email = 'toko@example.test',
): Promise<ImportFixture> => {
  const ctx = market.context();
  const input = { email, fullname: 'Siti Aminah', registeredAs: 'merchant', password: null } as const;
  const userId = await createAccount({ ctx, input });
  const store = await openStore(market, { user_id: userId, name: `Toko ${email.split('@')[0]}` });
  const token = await createSessionToken(market, userId);
  const call = (path: string, more: object = {}) => market.call(`${importPath}${path}`, { token, ...more });
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'produk'));
    const { data, message } = await market.call('/upload/helper', { form, token });
    if (!data?.media_id) throw new Error(`not uploaded: ${message}`);
    return Number(data.media_id);
  };
  const start = async (bytes: Uint8Array, body = {}) =>
    call('', { body: { file_id: await upload(bytes), ...body } });
  return {
    market,
    seller: { id: userId, token },
    store,
    ...(await openShelves(market)),
    upload,
    start,
    hold: async (sheet, { mode = 'create', dry_run = '0', on_error = 'skip' } = {}) => {
      const actor = { kind: 'user', userId, sessionId: 0, merchantId: store.id, role: 'user' } as const;
      const asleep = market.context(actor, { wakeJobs: () => {} });
      const file_id = typeof sheet === 'number' ? sheet : await upload(sheet);
      const wish = { file_id, mode, dry_run, on_error };
      return (await startImport({ ctx: asleep, input: wish })).import_id;
    },
    run: async (bytes, body) => {
      const started = await start(bytes, body);
      if (started.code !== 200) return started;
      await market.settle();
      return call(`/${started.data.import_id}?per_page=100`);
    },
    get: (path) => call(path),
    post: (path, body = {}) => call(path, { body }),
  };
};

const openShelves = async (market: TestServer) => {
  const { db } = market.database;
  const there = await db.selectFrom('categories').select('id').orderBy('id').execute();
  if (there.length > 0) {
    const [fashion = 0, men = 0, shirts = 0] = there.map(({ id }) => id);
    return { categories: { fashion, men, shirts }, brand: 1 };
  }
  const fashion = await addCategory(market, 'Fashion');
  const men = await addCategory(market, 'Pria', fashion);
  const shirts = await addCategory(market, 'Kaos', men);
  return { categories: { fashion, men, shirts }, brand: await addBrand(market, 'Erigo') };
};

/** A draft image of the seller; returns its id. */
export const addDraftImage = async ({ market, seller }: ImportFixture): Promise<number> => {
  const { id } = await addImage(market, seller.id);
  return id;
};

export type Row = Record<string, Cell>;

/** A row of a product that can be imported as it is. */
export const goodRow = (more: Row = {}): Row => ({
  nama_produk: 'Kaos polos katun',
  deskripsi: 'Nyaman dipakai sehari-hari.',
  kategori: 'Fashion > Pria > Kaos',
  harga: 75_000,
  stok: 12,
  berat_gram: 200,
  ...more,
});

const tableOf = (rows: readonly Row[]): Cell[][] => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
};

export const toCsv = (rows: readonly Row[]): Promise<Uint8Array> =>
  writeSpreadsheet(tableOf(rows), 'csv', 'id');
export const toXlsx = (rows: readonly Row[]): Promise<Uint8Array> =>
  writeSpreadsheet(tableOf(rows), 'xlsx', 'id');

/** A CSV as somebody typed it. */
export const csvText = (text: string): Uint8Array => new TextEncoder().encode(text);
