import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyField,
  firstErrors,
  getKeys,
  ProductForm,
  type ProductInput,
  plainProductFields,
  plainVariantFields,
} from '@pasar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columns } from '../modules/imports/columns/columns.ts';
import type { Cell } from '../modules/imports/spreadsheet/spreadsheet-row.ts';
import {
  addDraftImage,
  goodRow,
  type ImportFixture,
  openImportFixture,
  toXlsx,
} from '../modules/imports/testing/import-fixture.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { addBrand, addCategory } from '../testing/products.ts';
import { exportData } from './backup/export-data.ts';
import { restoreData } from './backup/restore-data.ts';

let market: TestServer;
let world: ImportFixture;
let references: Record<'category' | 'brand', [number, number]>;
beforeAll(async () => {
  market = await openTestServer();
  world = await openImportFixture(market);
  references = {
    category: [world.categories.shirts, await addCategory(market, 'Celana', world.categories.men)],
    brand: [world.brand, await addBrand(market, 'Borneo')],
  };
});
afterAll(() => market.close());

const fields: Readonly<Record<string, AnyField>> = plainProductFields;
const flagsInUse = Object.values(fields).map(({ onlyWith }) => onlyWith);

/** A first and a second value that fit a field, by its declaration alone. */
const sample = (key: string, nth: 0 | 1): unknown => {
  const { kind, min = 0, initial, values, to } = fields[key] as AnyField & { min?: number };
  switch (kind) {
    case 'integer':
      return min + nth + 1;
    case 'flag':
      return nth === 0 || flagsInUse.includes(key) ? !initial : initial;
    case 'enum':
      return values?.[1 - nth];
    case 'reference':
      return to && references[to][nth];
    case 'url':
      return `https://youtu.be/${key}-${nth}`;
    case 'multiline':
      return `Baris pertama\nBaris kedua ${nth}`;
    default:
      return `Teks ${key} ${nth}`;
  }
};
const samples = (nth: 0 | 1) => Object.fromEntries(getKeys(fields).map((key) => [key, sample(key, nth)]));

const path = '/merchant/dashboard/products';
const post = (what: string, body: object) =>
  market.call(`${path}/${what}`, { token: world.seller.token, body });
const detail = async (id: number) =>
  (await market.call(`${path}/detail/${id}`, { token: world.seller.token })).data;
const form = async (nth: 0 | 1) =>
  ({
    ...samples(nth),
    images: [{ media_id: await addDraftImage(world) }],
    price: 75_000,
    stock: 3,
  }) as unknown as ProductInput;

/** The fields that have a column, with the text of a cell for each value. */
const cellsOf = (nth: 0 | 1): Record<string, Cell> =>
  Object.fromEntries(
    columns.flatMap(({ key, column, words }) => {
      const field = fields[key];
      if (!field) return [];
      const value = sample(key, nth);
      const word = Object.entries(words ?? {}).find(([, meant]) => meant === value)?.[0];
      return [[column, word ?? (value as Cell)]];
    }),
  );
const imported = (nth: 0 | 1) =>
  Object.fromEntries(columns.flatMap(({ key }) => (fields[key] ? [[key, sample(key, nth)]] : [])));

describe('every declared field of a product', () => {
  test('is read back from a new product, an edit, a conflict and a copy [SELL-02]', async () => {
    const created = await post('create', await form(0));
    expect([created.code, created.message]).toEqual([200, expect.any(String)]);
    const id = created.data.product_id;
    expect(await detail(id)).toMatchObject(samples(0));
    const edited = await post('edit', { ...(await form(1)), stock_seen: 3, product_id: id, version: 1 });
    expect(edited.code).toBe(200);
    expect(await detail(id)).toMatchObject(samples(1));
    const late = await post('edit', { ...(await form(0)), product_id: id, version: 1 });
    expect(late).toMatchObject({ status: 409, data: { product: samples(1) } });
    const copy = await post('duplicate', { product_id: id });
    const { name: _, sku: __, status: ___, ...rest } = samples(1) as Record<string, unknown>;
    expect(await detail(copy.data.product_id)).toMatchObject(rest);
  });

  test('survives an export and a restore [R22]', { tags: 'slow' }, async () => {
    const { data } = await post('create', await form(0));
    const folder = mkdtempSync(join(tmpdir(), 'pasar-fields-'));
    const restored = await openTestDatabase();
    try {
      await market.settle();
      await exportData(market.database.db, join(folder, 'rows.gz'));
      await restoreData(restored.db, join(folder, 'rows.gz'));
      const row = await restored.db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', data.product_id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject(samples(0));
    } finally {
      await restored.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('that has a column is imported, for a new product and for an update', { tags: 'slow' }, async () => {
    const sku = sample('sku', 0);
    const find = async () => {
      const list = await market.call(`${path}/list?search=${encodeURIComponent(String(sku))}&status=all`, {
        token: world.seller.token,
      });
      return detail(list.data[0].id);
    };
    const image = { gambar_1: await addDraftImage(world) };
    await market.database.db.updateTable('products').set({ sku: null }).execute();
    await market.database.db.updateTable('variants').set({ sku: null }).execute();
    const first = await world.run(await toXlsx([{ ...goodRow(), ...cellsOf(0), ...image }]));
    expect(first.data).toMatchObject({ ok: 1, errors: [] });
    expect(await find()).toMatchObject(imported(0));
    const update = { ...cellsOf(1), sku: sku as Cell };
    const second = await world.run(await toXlsx([update]), { mode: 'upsert' });
    expect(second.data).toMatchObject({ updated: 1, errors: [] });
    expect(await find()).toMatchObject({ ...imported(1), sku });
  });

  test.each(
    columns.flatMap(({ key, column }) => {
      const field = fields[key];
      return field?.max === undefined || key === 'sku' ? [] : [[key, column, field] as const];
    }),
  )('%s has one message for bad input in form, call and cell', async (key, column, { kind, max = 0 }) => {
    const bad = kind === 'integer' ? max + 1 : 'a'.repeat(max + 1);
    const flag = fields[key]?.onlyWith;
    const input = { ...(await form(0)), ...(flag && { [flag]: true }), [key]: bad };
    const message = firstErrors(ProductForm, input, 'id')[key];
    expect(message).toBeTruthy();
    expect((await post('create', input)).data).toEqual({ [key]: [message] });
    const sheet = await toXlsx([goodRow({ [column]: bad })]);
    const { data } = await world.run(sheet, { dry_run: '1' });
    expect(data.errors).toMatchObject([{ column, message }]);
  });
});

describe('the tables', () => {
  const types: Record<AnyField['kind'], string[]> = {
    text: ['text'],
    multiline: ['text'],
    url: ['text'],
    enum: ['text'],
    integer: ['integer'],
    money: ['bigint', 'integer'],
    flag: ['boolean'],
    reference: ['bigint'],
    custom: [],
  };
  const own = {
    products:
      'id merchant_id slug attributes moderation pending_since sold_count sold_90 view_count rating_avg rating_count stars version created_at updated_at deleted_at',
    variants: 'id product_id option_value_ids stock_on_hand stock_reserved stock_flash position',
  };

  test.each([
    ['products', plainProductFields],
    ['variants', plainVariantFields],
  ] as const)('%s has exactly the columns of the declared fields, and its own', async (table, declared) => {
    const { rows } = await sql<{ column_name: string; data_type: string; is_nullable: string }>`
      select column_name, data_type, is_nullable from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(market.database.db);
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual(
      [...getKeys(declared), ...own[table].split(' ')].toSorted(),
    );
    for (const [key, field] of Object.entries<AnyField>(declared)) {
      const column = rows.find(({ column_name }) => column_name === key);
      expect([key, types[field.kind]]).toEqual([key, expect.arrayContaining([column?.data_type])]);
      const mayBeNull = !field.required && field.initial === undefined;
      expect([key, column?.is_nullable]).toEqual([key, mayBeNull ? 'YES' : 'NO']);
    }
  });
});
