import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory } from '../../../testing/products.ts';
import {
  openSellerProductsFixture,
  type SellerProductsFixture,
} from '../../seller-products/testing/seller-products-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let root: number;
let leaf: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  root = await addCategory(market, 'Busana');
  leaf = await addCategory(market, 'Kaos', root);
});
afterAll(() => market.close());

const material = {
  ...{ name_id: 'Bahan', name_en: 'Material', kind: 'choice', is_required: true },
  allowed_values: [
    { id: 'Katun', en: 'Cotton' },
    { id: 'Rayon', en: 'Rayon' },
  ],
};
const length = { name_id: 'Panjang', name_en: 'Length', kind: 'number', unit: 'cm' };
const lined = { name_id: 'Berfuring', name_en: 'Lined', kind: 'flag' };

const save = (category_id: number, version: number, attribute: object) =>
  staff.post('/categories/attributes', { category_id, version, ...attribute });
const shown = async (id: number, locale: 'id' | 'en') =>
  (await market.call(`/products/detail/${id}`, { headers: { 'accept-language': locale } })).data.attributes;

describe('facts that sellers are asked for in a category [B28]', () => {
  let seller: SellerProductsFixture;
  beforeEach(async () => {
    seller = await openSellerProductsFixture(market, { category: leaf });
    await save(root, 1, material);
    await save(leaf, 1, length);
    await save(leaf, 2, lined);
  });

  test('come from the categories above first, and only there', { tags: 'slow' }, async () => {
    const asked = await seller.get(`attributes/${leaf}`);
    expect(asked.data).toMatchObject([material, length, lined]);
    expect((await seller.get(`attributes/${root}`)).data).toMatchObject([material]);
    const listed = (await staff.get('/categories/list')).data;
    expect(listed).toMatchObject([{ attributes: [material] }, { attributes: [length, lined] }]);
    expect(await listAuditLogs(market, 'category')).toMatchObject([
      { action: 'category.attribute', before: { attributes: [] }, after: { attributes: [material] } },
      {},
      {},
    ]);
  });

  test('are stored in one spelling and shown in the language of the reader', async () => {
    const id = await seller.create({
      attributes: [
        { name: 'Perawatan', value: 'Cuci dingin' },
        { name: 'length', value: '70.5 CM' },
        { name: 'lined', value: 'no' },
        { name: 'Material', value: 'cotton' },
      ],
    });
    expect((await seller.detail(id)).attributes).toEqual([
      { name: 'Perawatan', value: 'Cuci dingin' },
      { name: 'Panjang', value: '70,5 cm' },
      { name: 'Berfuring', value: 'Tidak' },
      { name: 'Bahan', value: 'Katun' },
    ]);
    expect(await shown(id, 'en')).toEqual([
      { name: 'Material', value: 'Cotton', translated: 'all' },
      { name: 'Length', value: '70.5 cm', translated: 'all' },
      { name: 'Lined', value: 'No', translated: 'all' },
      { name: 'Perawatan', value: 'Cuci dingin' },
    ]);
    expect(await shown(id, 'id')).toMatchObject([
      { name: 'Bahan', value: 'Katun' },
      { value: '70,5 cm' },
      { value: 'Tidak' },
      {},
    ]);
  });

  test('keep a product from being published while one is missing or wrong, and say so at its field', {
    tags: 'slow',
  }, async () => {
    const attributes = [
      { name: 'Panjang', value: '1.000' },
      { name: 'Berfuring', value: 'mungkin' },
    ];
    const refused = await seller.post('create', await seller.form({ attributes }));
    expect([refused.status, refused.data]).toEqual([
      422,
      {
        'attributes.Bahan': ['Harap isi kolom berikut'],
        'attributes.Panjang': ['Isi dengan angka, paling banyak dua desimal'],
        'attributes.Berfuring': ['Pilih salah satu pilihannya'],
      },
    ]);
    const twice = [
      { name: 'Bahan', value: 'Katun' },
      { name: 'Material', value: 'Rayon' },
    ];
    expect((await seller.post('create', await seller.form({ attributes: twice }))).data).toEqual({
      'attributes.Bahan': ['Spesifikasi ini sudah ada'],
    });
    const id = await seller.create({ attributes, status: 'HIDDEN' });
    const publish = () => seller.post('setactive', { product_id: id });
    expect((await publish()).data).toMatchObject({ attributes: [expect.stringContaining('spesifikasi')] });
    await seller.edit(id, { attributes: [{ name: 'Bahan', value: 'Rayon' }] });
    expect((await publish()).status).toBe(200);
  });

  test('hide a new product that says nothing of them, as a row of a sheet; an older one stays as it is', {
    tags: 'slow',
  }, async () => {
    const { data } = await seller.post('create', await seller.form());
    expect(data).toMatchObject({ status: 'HIDDEN' });
    const own = await addCategory(market, 'Celana', root);
    await market.database.db.deleteFrom('category_attributes').where('category_id', '=', root).execute();
    const older = await seller.create({ category_id: own });
    await save(root, 2, material);
    const { attributes: _, ...form } = await seller.detail(older);
    expect((await seller.post('edit', form)).data).toMatchObject({ status: 'PUBLISH' });
  });

  test('have one name along the tree, change by version, and keep what products say under an older name', {
    tags: 'slow',
  }, async () => {
    const id = await seller.create({ attributes: [{ name: 'Bahan', value: 'Katun' }] });
    const taken = await save(leaf, 3, { ...lined, name_id: 'Kain', name_en: 'material' });
    expect([taken.status, Object.keys(taken.data)]).toEqual([422, ['name_en']]);
    expect((await save(leaf, 2, lined)).status).toBe(409);
    const {
      attributes: [own],
    } = (await staff.get('/categories/list')).data[0];
    const renamed = await save(root, 2, { ...material, attribute_id: own.id, name_id: 'Kain' });
    expect(renamed.data.attributes).toMatchObject([{ name_id: 'Kain', former_names: ['Bahan'] }]);
    expect(await shown(id, 'id')).toMatchObject([{ name: 'Kain', value: 'Katun' }]);
    const again = await save(leaf, 3, { ...lined, name_id: 'Bahan', name_en: 'Fabric' });
    expect(Object.keys(again.data)).toEqual(['name_id']);
    expect((await save(leaf, 3, { ...lined, attribute_id: own.id })).status).toBe(404);
  });

  test('are checked: choices twice over, or too few', async () => {
    const [cotton] = material.allowed_values;
    for (const allowed_values of [[], [cotton], [cotton, { id: 'katun', en: 'Rayon' }]]) {
      const { status, data } = await save(leaf, 3, {
        ...material,
        name_id: 'Kain',
        name_en: 'Fabric',
        allowed_values,
      });
      expect([status, Object.keys(data)]).toEqual([422, ['allowed_values']]);
    }
  });

  test('are asked for no more once they are removed; products keep what they say', {
    tags: 'slow',
  }, async () => {
    const id = await seller.create({ attributes: [{ name: 'Bahan', value: 'Katun' }] });
    const [{ attributes }] = (await staff.get('/categories/list')).data;
    const gone = await staff.post('/categories/attributes/remove', {
      ...{ category_id: root, version: 2, attribute_id: attributes[0].id, reason: 'Tidak dipakai' },
    });
    expect(gone.data).toMatchObject({ attributes: [], version: 3 });
    expect(await shown(id, 'en')).toEqual([{ name: 'Bahan', value: 'Katun' }]);
    expect((await listAuditLogs(market, 'category')).at(-1)).toMatchObject({
      ...{ action: 'category.attribute.remove', reason: 'Tidak dipakai' },
    });
  });
});
