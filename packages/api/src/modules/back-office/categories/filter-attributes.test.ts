import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { freePort } from '../../../testing/postgres-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createListingSource, listProducts } from '../../catalog/index.ts';
import { createStaffUser, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let root: number;
let leaf: number;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const warranty = {
  ...{ name_id: 'Garansi', name_en: 'Warranty', kind: 'choice', is_filter: true },
  allowed_values: [
    { id: '1 tahun', en: '1 year' },
    { id: '2 tahun (resmi)', en: '2 years (official)' },
  ],
};
const memory = { name_id: 'RAM', name_en: 'Memory', kind: 'number', unit: 'GB', is_filter: true };
const fast = { name_id: 'Mendukung 5G', name_en: 'Supports 5G', kind: 'flag', is_filter: true };
const note = { name_id: 'Catatan', name_en: 'Note', kind: 'text' };

const readCategory = async (id: number) =>
  (await staff.get('/categories/list')).data.find((one: { id: number }) => one.id === id);
const save = async (category_id: number, attribute: object) => {
  const { version } = await readCategory(category_id);
  return staff.post('/categories/attributes', { category_id, version, ...attribute });
};
const idOf = async (category: number, name: string): Promise<number> =>
  (await readCategory(category)).attributes.find((one: { name_id: string }) => one.name_id === name).id;

interface Answer {
  status: number;
  data: { name: string }[];
  meta: { total: number };
  facets: { attributes: { name: string; values: { id: string; name: string; total: number }[] }[] };
  unknown_filters: unknown;
}
const list = async (query: object, locale: 'id' | 'en' = 'id'): Promise<Answer> =>
  (await market.call(`/products/list?${new URLSearchParams(Object.entries(query).flatMap(toPairs))}`, {
    headers: { 'accept-language': locale },
  })) as unknown as Answer;
const toPairs = ([name, value]: [string, unknown]) => [value].flat().map((one) => [name, String(one)]);
const names = ({ data }: Pick<Answer, 'data'>) => data.map(({ name }) => name.slice(-1)).toSorted();
const shown = ({ facets }: Answer) =>
  Object.fromEntries(
    facets.attributes.map(({ name, values }) => [name, values.map((one) => `${one.name}: ${one.total}`)]),
  );

const phones = {
  A: { Garansi: '1 tahun', RAM: '8 GB', 'Mendukung 5G': 'Ya', Catatan: 'Segel' },
  // As sellers wrote it before the category asked.
  B: { Garansi: '2 Years (official)', ram: '8gb', 'Mendukung 5G': 'no' },
  C: { Memory: '16', 'Mendukung 5G': 'Ya' },
  // Twice, in two spellings: it counts once.
  D: { RAM: '4,5 GB', Memory: '4.50' },
  E: { RAM: 'banyak', Garansi: 'seumur hidup' },
};

beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  root = await addCategory(market, 'Elektronik');
  leaf = await addCategory(market, 'Ponsel', root);
  const other = await addCategory(market, 'Kabel', root);
  const store = (await openStore(market)).id;
  const add = (category: number, name: string, facts: Record<string, string>) => {
    const attributes = JSON.stringify(Object.entries(facts).map(([key, value]) => ({ name: key, value })));
    return addProduct(market, { store, category, name: `Barang ${name}`, attributes: attributes as never });
  };
  for (const [name, facts] of Object.entries(phones)) await add(leaf, name, facts);
  await add(other, 'F', { Garansi: '1 tahun', RAM: '8 GB' });
  await refreshCatalog(market);
  await save(root, warranty);
  for (const attribute of [memory, fast, note]) await save(leaf, attribute);
});

describe('attributes that buyers filter by [B28]', () => {
  test('are facets of a list inside one category, those above first, in the language of the page', async () => {
    expect(shown(await list({ 'category[]': 'ponsel' }))).toEqual({
      Garansi: ['1 tahun: 1', '2 tahun (resmi): 1'],
      RAM: ['4,5 GB: 1', '8 GB: 2', '16 GB: 1'],
      'Mendukung 5G': ['Ya: 2', 'Tidak: 1'],
    });
    expect(shown(await list({ 'category[]': String(leaf), search: 'barang a' }, 'en'))).toEqual({
      Warranty: ['1 year: 1'],
      Memory: ['8 GB: 1'],
      'Supports 5G': ['Yes: 1'],
    });
    expect(shown(await list({ 'category[]': 'elektronik' }))).toEqual({
      Garansi: ['1 tahun: 2', '2 tahun (resmi): 1'],
    });
    for (const query of [{}, { 'category[]': ['ponsel', 'kabel'] }, { 'category[]': 'nothing' }])
      expect(shown(await list(query))).toEqual({});
  });

  test('filter, and count their own values as if none were selected and the others’ under it', async () => {
    const [ram, guarantee] = [await idOf(leaf, 'RAM'), await idOf(root, 'Garansi')];
    const inside = { 'category[]': 'ponsel' };
    const eight = await list({ ...inside, 'attribute[]': `${ram}:8` });
    expect([names(eight), eight.meta.total]).toEqual([['A', 'B'], 2]);
    expect(shown(eight)).toEqual({
      Garansi: ['1 tahun: 1', '2 tahun (resmi): 1'],
      RAM: ['4,5 GB: 1', '8 GB: 2', '16 GB: 1'],
      'Mendukung 5G': ['Ya: 1', 'Tidak: 1'],
    });
    expect(eight.facets.attributes[1]?.values[1]?.id).toBe(`${ram}:8`);
    const both = await list({ ...inside, 'attribute[]': [`${ram}:8`, `${ram}:4.5`] });
    expect(names(both)).toEqual(['A', 'B', 'D']);
    const narrow = await list({
      ...inside,
      'attribute[]': [`${ram}:8`, `${ram}:16`, `${guarantee}:2 tahun (resmi)`],
    });
    expect(names(narrow)).toEqual(['B']);
    // What is selected stays in sight where nothing has it.
    expect(shown(narrow).RAM).toEqual(['8 GB: 1', '16 GB: 0']);
    const above = await list({ 'category[]': 'elektronik', 'attribute[]': `${guarantee}:1 tahun` });
    expect(names(above)).toEqual(['A', 'F']);
  });

  test('that do not exist here find nothing and are named; another field is refused [Q4]', async () => {
    const [ram, text] = [await idOf(leaf, 'RAM'), await idOf(leaf, 'Catatan')];
    const wrong = [`${ram}:banyak`, '999999:8', `${text}:Segel`, 'x', `${ram}`];
    for (const value of wrong) {
      const answer = await list({ 'category[]': 'ponsel', 'attribute[]': value });
      expect([answer.status, answer.meta.total]).toEqual([200, 0]);
      expect(answer.unknown_filters).toEqual([{ field: 'attribute[]', value }]);
    }
    const outside = await list({ 'attribute[]': `${ram}:8` });
    expect([outside.meta.total, outside.unknown_filters]).toEqual([
      0,
      [{ field: 'attribute[]', value: `${ram}:8` }],
    ]);
    expect((await list({ 'category[]': 'ponsel', 'attributes[]': `${ram}:8` })).status).toBe(422);
  });

  test('appear, change their name and go with what staff save, without a change of any product', {
    tags: 'slow',
  }, async () => {
    const inside = { 'category[]': 'ponsel' };
    const ram = await idOf(leaf, 'RAM');
    const selected = { ...inside, 'attribute[]': `${ram}:8` };
    await save(leaf, { ...memory, attribute_id: ram, name_id: 'Memori', name_en: 'Working memory' });
    expect(shown(await list(inside))).toMatchObject({ Memori: ['4,5 GB: 1', '8 GB: 2'] });
    expect(names(await list(selected))).toEqual(['A', 'B']);
    await save(leaf, { ...memory, attribute_id: ram, is_filter: false });
    expect(shown(await list(inside))).not.toHaveProperty('RAM');
    expect((await list(selected)).unknown_filters).toHaveLength(1);
    await save(leaf, { ...memory, attribute_id: ram });
    expect(shown(await list(inside)).RAM).toContain('8 GB: 2');
    const { version } = await readCategory(leaf);
    const reason = 'Tidak dipakai';
    await staff.post('/categories/attributes/remove', {
      ...{ category_id: leaf, version, attribute_id: ram, reason },
    });
    expect(shown(await list(inside))).not.toHaveProperty('RAM');
  });

  test('are no free text, and stay as they are for a page that knows nothing of filters', async () => {
    const refused = await save(leaf, { ...note, name_id: 'Isi', name_en: 'Contents', is_filter: true });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['is_filter']]);
    const ram = await idOf(leaf, 'RAM');
    const { is_filter: _, ...older } = memory;
    const kept = await save(leaf, { ...older, attribute_id: ram });
    expect(kept.data.attributes[0]).toMatchObject({ name_id: 'RAM', is_filter: true });
    const text = await save(leaf, { ...older, attribute_id: ram, kind: 'text', unit: null });
    expect(text.data.attributes[0]).toMatchObject({ kind: 'text', is_filter: false });
  });

  test('filter the same while the database lists [Q48]', async () => {
    const ram = await idOf(leaf, 'RAM');
    const fiveG = await idOf(leaf, 'Mendukung 5G');
    const guarantee = await idOf(root, 'Garansi');
    const searchCluster = openSearchCluster(`http://127.0.0.1:${await freePort()}`);
    const source = createListingSource();
    const degraded = async (...selected: string[]) => {
      const query = { 'category[]': ['ponsel'], 'attribute[]': selected };
      const input = v.parse(endpoints.products.list.query, query);
      const { cards, answer } = await listProducts({
        ctx: { ...market.context(), searchCluster },
        input,
        source,
      });
      expect(answer.degraded).toBe(true);
      return cards.map(({ name }) => name.slice(-1)).toSorted();
    };
    expect(await degraded(`${ram}:8`)).toEqual(['A', 'B']);
    expect(await degraded(`${ram}:4.5`, `${ram}:16`)).toEqual(['C', 'D']);
    expect(await degraded(`${ram}:8`, `${fiveG}:Tidak`)).toEqual(['B']);
    expect(await degraded(`${guarantee}:2 tahun (resmi)`)).toEqual(['B']);
    expect(await degraded('999:8')).toEqual([]);
    await searchCluster.client.close();
  });
});
