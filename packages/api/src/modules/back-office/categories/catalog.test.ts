import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { openSellerProductsFixture } from '../../seller-products/testing/seller-products-fixture.ts';
import { createDraftImage } from '../testing/create-draft-image.ts';
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

const names = (name: string, more: object = {}) => ({ name_id: name, name_en: `EN ${name}`, ...more });
const found = async (search: string) => (await market.call(`/products/list?search=${search}`)).data.length;

describe('categories in the back office', () => {
  test('are added below others, three levels deep, and show in the tree', async () => {
    const add = (name: string, parent_id: number | null) =>
      staff.post('/categories/create', names(name, { parent_id }));
    const { data: third } = await add('Kaos Polos', leaf);
    expect(third).toMatchObject({ slug: 'kaos-polos', parent_id: leaf, commission_bps: null, version: 1 });
    expect((await add('Kaos Polos', root)).data.slug).toBe('kaos-polos-2');
    expect((await add('Lengan panjang', third.id)).data).toEqual({
      parent_id: ['Kategori paling dalam tiga tingkat'],
    });
    expect((await add('Apa', 999)).status).toBe(404);
    const list = (await staff.get('/categories/list')).data.map(({ slug }: { slug: string }) => slug);
    expect(list).toEqual(['busana', 'kaos', 'kaos-polos', 'kaos-polos-2']);
    const [tree] = (await market.call('/products/categories/tree')).data;
    expect(tree.children[0].children).toMatchObject([{ slug: 'kaos-polos' }]);
  });

  test('that hold products have no children: products are found at the leaves', async () => {
    const store = await openStore(market);
    await addProduct(market, { store: store.id, category: leaf });
    const counted = (await staff.get('/categories/list')).data;
    expect(counted).toMatchObject([
      { id: root, products: 0 },
      { id: leaf, products: 1 },
    ]);
    const refused = await staff.post('/categories/create', names('Kaos Polos', { parent_id: leaf }));
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['parent_id']]);
  });

  test('change by version; a new name is found in search, and the old one is not', {
    tags: 'slow',
  }, async () => {
    const store = await openStore(market);
    await addProduct(market, { store: store.id, category: leaf, name: 'Barang bagus' });
    await refreshCatalog(market);
    expect([await found('kaos'), await found('oblong')]).toEqual([1, 0]);
    const edit = (version: number, more: object) =>
      staff.post('/categories/edit', { category_id: leaf, version, ...names('Kaos'), ...more });
    const { data } = await edit(1, {
      name_id: 'Oblong',
      name_en: 'Tees',
      is_trending: true,
      ppn_kind: 'exempt',
      position: 3,
    });
    expect(data).toMatchObject({
      name_id: 'Oblong',
      is_trending: true,
      ppn_kind: 'exempt',
      products: 1,
      slug: 'kaos',
      version: 2,
    });
    await market.settle();
    expect([await found('kaos'), await found('oblong')]).toEqual([0, 1]);
    expect(await edit(1, {})).toMatchObject({ status: 409, data: { name_id: 'Oblong', version: 2 } });
    expect((await edit(2, { ppn_kind: 'free' })).status).toBe(422);
    expect(await listAuditLogs(market, 'category')).toMatchObject([
      {
        action: 'category.edit',
        before: { name_id: 'Kaos' },
        after: { name_id: 'Oblong' },
      },
    ]);
  });
});

describe('categories that move or end [B28]', () => {
  const shape = async () =>
    (await market.call('/products/categories/tree')).data.map(
      ({ slug, children }: { slug: string; children: { slug: string }[] }) => [
        slug,
        children.map((child) => child.slug),
      ],
    );
  const move = (category_id: number, parent_id: number | null, version = 1) =>
    staff.post('/categories/move', { category_id, version, parent_id });
  const retire = (category_id: number, successor_id: number | null, version = 1) =>
    staff.post('/categories/retire', { category_id, version, successor_id, reason: 'Digabung' });

  test('one moves with all below it, not below itself, not too deep, and its rate stays', async () => {
    const sport = await addCategory(market, 'Olahraga');
    const third = await addCategory(market, 'Kaos polos', leaf);
    expect((await move(root, third)).data).toEqual({
      parent_id: ['Kategori tidak bisa berada di bawah dirinya sendiri'],
    });
    expect((await move(root, sport)).data).toEqual({ parent_id: ['Kategori paling dalam tiga tingkat'] });
    expect((await move(leaf, sport)).data).toMatchObject({ parent_id: sport, version: 2, slug: 'kaos' });
    expect(await shape()).toEqual([
      ['busana', []],
      ['olahraga', ['kaos']],
    ]);
    expect((await move(leaf, null)).status).toBe(409);
    await market.database.db
      .updateTable('categories')
      .set({ commission_bps: 300 })
      .where('id', '=', root)
      .execute();
    expect((await move(leaf, root, 2)).data.parent_id[0]).toMatch(/Komisinya akan berubah/);
    expect(await listAuditLogs(market, 'category')).toMatchObject([
      { action: 'category.move', before: { parent_id: root }, after: { parent_id: sport } },
    ]);
  });

  test('one with products ends with a successor, which has them; its address leads there', {
    tags: 'slow',
  }, async () => {
    const store = await openStore(market);
    const { id } = await addProduct(market, { store: store.id, category: leaf, name: 'Barang bagus' });
    await refreshCatalog(market);
    const shirts = await addCategory(market, 'Oblong', root);
    expect((await retire(root, null)).data).toMatchObject({ category_id: [expect.any(String)] });
    expect((await retire(leaf, null)).data).toEqual({
      successor_id: ['Kategori ini berisi produk; pilih kategori penggantinya'],
    });
    expect((await retire(leaf, root)).data).toMatchObject({ successor_id: [expect.any(String)] });
    expect((await retire(leaf, shirts)).data).toMatchObject({
      successor_id: shirts,
      products: 0,
      version: 2,
    });
    await market.settle();
    const tree = await market.call('/products/categories/tree');
    expect([tree.data[0].children, tree.moved]).toMatchObject([
      [{ slug: 'oblong', total: 1 }],
      { kaos: 'oblong' },
    ]);
    const listed = await market.call('/products/list?category=kaos');
    expect(listed.data).toMatchObject([{ id }]);
    expect(await found('oblong')).toBe(1);
    // It takes no products and no children any more.
    const below = await staff.post('/categories/create', names('Baru', { parent_id: leaf }));
    expect(below.data).toEqual({ parent_id: ['Kategori ini sudah tidak dipakai'] });
    expect((await retire(leaf, null, 2)).status).toBe(409);

    const again = { category_id: leaf, version: 2, reason: 'Ternyata perlu' };
    expect((await staff.post('/categories/restore', again)).data).toMatchObject({
      ...{ retired_at: null, successor_id: null, products: 0 },
    });
    market.clock.advance(11 * second);
    expect(await shape()).toEqual([['busana', ['kaos', 'oblong']]]);
  });

  test('an empty one ends without a successor and leads to the one above; products choose it no more', async () => {
    await retire(leaf, null);
    const tree = await market.call('/products/categories/tree');
    expect(tree.moved).toEqual({ kaos: 'busana' });
    // The last one below it has ended: products may be in it themselves.
    const seller = await openSellerProductsFixture(market, { category: root });
    const made = await seller.post('create', await seller.form({ category_id: leaf }));
    expect([made.status, Object.keys(made.data)]).toEqual([422, ['category_id']]);
    expect((await seller.post('create', await seller.form())).status).toBe(200);
    expect((await retire(root, null)).data).toMatchObject({ successor_id: [expect.any(String)] });
  });
});

describe('brands in the back office', () => {
  test('are added once by name, with a logo, and become official', { tags: 'slow' }, async () => {
    const logo = await createDraftImage(market, staff.id);
    const add = (name: string) => staff.post('/brands/create', { name, logo_media_id: logo });
    const { data } = await add('Kopi Aceh');
    expect(data).toMatchObject({ slug: 'kopi-aceh', is_official: false, logo: { media_id: logo } });
    expect((await add('kopi-aceh')).data).toEqual({ name: ['Merek ini sudah ada'] });
    const both = await Promise.all([add('Teh Tarik'), add('Teh Tarik')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const edited = await staff.post('/brands/edit', {
      brand_id: data.id,
      version: 1,
      name: 'Kopi Aceh',
      is_official: true,
      logo_media_id: logo,
    });
    expect(edited.data).toMatchObject({ is_official: true, version: 2 });
    expect((await staff.get('/brands/list?search=ACEH')).data).toMatchObject([{ is_official: true }]);
    expect(await listAuditLogs(market, 'brand')).toHaveLength(3);
  });

  test('change by version; a new name is found in search', { tags: 'slow' }, async () => {
    const id = await addBrand(market, 'Lama');
    const store = await openStore(market);
    await addProduct(market, { store: store.id, category: leaf, brand_id: id, name: 'Barang bagus' });
    await refreshCatalog(market);
    const edit = (version: number, name: string) =>
      staff.post('/brands/edit', { brand_id: id, version, name });
    expect((await edit(1, 'Anyar')).data).toMatchObject({ name: 'Anyar', slug: 'lama', logo: null });
    await market.settle();
    expect([await found('lama'), await found('anyar')]).toEqual([0, 1]);
    expect(await edit(1, 'Lain')).toMatchObject({ status: 409, data: { name: 'Anyar' } });
    expect((await staff.post('/brands/edit', { brand_id: 999, version: 1, name: 'x' })).status).toBe(404);
  });
});
