import type { ProductCard } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  addBrand,
  addCategory,
  addImage,
  addProduct,
  openStore,
  refreshCatalog,
} from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';

let market: TestServer;
/** Products by what is special about them. */
const ids: Record<string, number> = {};
const other = { kaos: 0, busana: 0, sekar: 0 };
beforeAll(async () => {
  market = await openTestServer();
  await fill();
});
afterAll(() => market.close());

/** Two stores, a small tree of categories, and eight products named after what is special about them. */
const fill = async () => {
  const resmi = (await openStore(market, { name: 'Sekar Resmi', store_type: 'official', city: '32.73' })).id;
  const biasa = (await openStore(market, { name: 'Warung Budi', city: '33.75' })).id;
  const busana = await addCategory(market, 'Busana');
  const pria = await addCategory(market, 'Busana pria', busana);
  const kaos = await addCategory(market, 'Kaos', pria);
  const dapur = await addCategory(market, 'Dapur');
  const kopi = await addCategory(market, 'Kopi', dapur);
  const sekar = await addBrand(market, 'Sekar');
  const gayo = await addBrand(market, 'Gayo');
  const add = async (key: string, product: Omit<Parameters<typeof addProduct>[1], 'name'>, name: string) => {
    ids[key] = (await addProduct(market, { ...product, name })).id;
    market.clock.advance(minute);
  };
  const shirt = { store: resmi, category: kaos, brand_id: sekar };
  const coffee = { store: biasa, category: kopi, brand_id: gayo };
  await add(
    'hitam',
    { ...shirt, sold_count: 500, rating_avg: 4.9, rating_count: 90, variants: [{ price: 80_000 }] },
    'Kaos polos hitam',
  );
  await add(
    'putih',
    { ...shirt, sold_count: 5, rating_avg: 3.5, rating_count: 2, variants: [{ price: 90_000 }] },
    'Kaos polos putih',
  );
  await add(
    'bekas',
    { store: biasa, category: kaos, condition: 'used', variants: [{ price: 20_000 }] },
    'Kaos bekas layak pakai',
  );
  await add(
    'gayo',
    {
      ...coffee,
      sold_count: 50,
      rating_avg: 4.2,
      rating_count: 9,
      variants: [{ price: 60_000 }, { price: 110_000 }],
    },
    'Kopi arabika Gayo',
  );
  await add(
    'toraja',
    { ...coffee, brand_id: null, rating_avg: 4.9, rating_count: 3, variants: [{ price: 70_000 }] },
    'Kopi arabika Toraja',
  );
  await add(
    'habis',
    { ...coffee, sold_count: 90, variants: [{ price: 50_000, stock_on_hand: 0 }] },
    'Kopi robusta',
  );
  await add('disembunyikan', { ...coffee, status: 'HIDDEN' }, 'Kopi rahasia');
  await add('ditahan', { ...coffee, moderation: 'blocked' }, 'Kopi terlarang');
  Object.assign(other, { kaos, busana, sekar });
  await refreshCatalog(market);
};

const list = (query = '') => market.call(`/products/list?${query}`);
const found = async (query = '') => {
  const { data } = await list(`per_page=100&${query}`);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return data.map((card: ProductCard) => names.get(card.id));
};

describe('a listing', () => {
  test('shows what is published, newest first, and nothing else [SEARCH-01] [API-11]', async () => {
    expect(await found()).toEqual(['habis', 'toraja', 'gayo', 'bekas', 'putih', 'hitam']);
  });

  test('is cut into pages with every field of the pagination [API-02]', async () => {
    const { data, meta } = await list('per_page=2&page=2&sort=lates&condition=new');
    expect(data).toHaveLength(2);
    const url = (page: number) => `/api/products/list?per_page=2&page=${page}&sort=lates&condition=new`;
    expect(meta).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 2,
      total: 5,
      from: 3,
      to: 4,
      next: url(3),
      prev: url(1),
      first: url(1),
      last: url(3),
    });
    expect((await list()).meta.per_page).toBe(10);
  });

  test('has at most 100 on a page, and an empty one past the end [S35]', async () => {
    expect((await list('per_page=101')).status).toBe(422);
    const past = await list('page=100000&per_page=100');
    expect([past.status, past.data, past.meta.next]).toEqual([200, [], null]);
  });

  test.each([
    ['lates', ['habis', 'toraja', 'gayo', 'bekas', 'putih', 'hitam']],
    ['bestseller', ['hitam', 'habis', 'gayo', 'putih', 'toraja', 'bekas']],
    ['price_asc', ['bekas', 'habis', 'gayo', 'toraja', 'hitam', 'putih']],
    ['price_desc', ['putih', 'hitam', 'toraja', 'gayo', 'habis', 'bekas']],
    ['rating', ['hitam', 'toraja', 'gayo', 'putih', 'habis', 'bekas']],
  ])('can be sorted by %s [SEARCH-01]', async (sort, expected) => {
    expect(await found(`sort=${sort}`)).toEqual(expected);
  });

  test('rejects an unknown sort, and treats SQL as plain text [S30]', async () => {
    expect((await list('sort=price_asc;drop table products')).status).toBe(422);
    for (const text of ["'; drop table products; --", "x' or 1=1", '%', '\\', '{}', '1) union select 1--']) {
      const sent = encodeURIComponent(text);
      const answer = await list(
        `search=${sent}&category[]=${sent}&city[]=${sent}&brand[]=${sent}&storetype[]=${sent}`,
      );
      expect([answer.status, answer.data]).toEqual([200, []]);
    }
    expect(await found()).toHaveLength(6);
  });
});

describe('filters', () => {
  test.each([
    ['category[]=busana', ['bekas', 'putih', 'hitam']],
    ['category[]=kopi&category[]=kaos', ['habis', 'toraja', 'gayo', 'bekas', 'putih', 'hitam']],
    ['city[]=33.75', ['habis', 'toraja', 'gayo', 'bekas']],
    ['city[]=33.75&city[]=32.73&brand[]=sekar', ['putih', 'hitam']],
    ['storetype[]=official', ['putih', 'hitam']],
    ['condition=used', ['bekas']],
    ['rating=4', ['toraja', 'gayo', 'hitam']],
    ['min_price=60000&max_price=80000', ['toraja', 'gayo', 'hitam']],
    ['category[]=kopi&min_price=60000', ['toraja', 'gayo']],
    ['brand[]=tidak-ada', []],
  ])('%s [SEARCH-01]', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('a category is named by slug or by id, and includes what is below it [SEARCH-01]', async () => {
    expect(await found(`category[]=${other.busana}`)).toEqual(await found('category[]=busana'));
    expect(await found(`brand[]=${other.sekar}`)).toEqual(await found('brand[]=sekar'));
  });
});

describe('the counts beside a listing', () => {
  test('count the products that each further filter would leave [SEARCH-01]', async () => {
    const { facets } = await list();
    expect(
      facets.categories.map(({ slug, total }: { slug: string; total: number }) => [slug, total]),
    ).toEqual([
      ['busana', 3],
      ['busana-pria', 3],
      ['kaos', 3],
      ['dapur', 3],
      ['kopi', 3],
    ]);
    expect(facets.cities).toEqual([
      { id: '33.75', name: 'Kota Pekalongan', total: 4 },
      { id: '32.73', name: 'Kota Bandung', total: 2 },
    ]);
    expect(facets.brands.map(({ name, total }: { name: string; total: number }) => [name, total])).toEqual([
      ['Gayo', 2],
      ['Sekar', 2],
    ]);
    expect(facets.storetype).toEqual([
      { id: 'official', name: 'Toko resmi', total: 2 },
      { id: 'regular', name: 'Toko biasa', total: 4 },
    ]);
    expect(facets.price).toEqual({ min: 20_000, max: 90_000 });
  });

  test('ignore the selection in their own facet and follow the others [SEARCH-01]', async () => {
    const { facets, meta } = await list('category[]=kopi&city[]=33.75&min_price=60000');
    expect(meta.total).toBe(2);
    const totals = (facet: { id: unknown; total: number }[]) => facet.map(({ total }) => total);
    expect(facets.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['dapur', 'kopi']);
    expect(totals(facets.cities)).toEqual([2]);
    expect(totals(facets.brands)).toEqual([1]);
    expect(facets.price).toEqual({ min: 50_000, max: 70_000 });
    const two = await list('category[]=kaos&storetype[]=regular');
    expect(two.facets.categories.find(({ slug }: { slug: string }) => slug === 'kopi').total).toBe(3);
    expect(two.facets.storetype.map(({ id, total }: { id: string; total: number }) => [id, total])).toEqual([
      ['official', 2],
      ['regular', 1],
    ]);
  });

  test('every count is what choosing it finds', { tags: 'slow' }, async () => {
    for (const base of ['', 'condition=new', 'max_price=70000', 'search=kopi']) {
      const { facets } = await list(base);
      for (const [name, key] of [
        ['categories', 'category[]'],
        ['cities', 'city[]'],
        ['brands', 'brand[]'],
        ['storetype', 'storetype[]'],
      ]) {
        for (const { id, total } of facets[name as string]) {
          expect([base, id, (await list(`${base}&${key}=${id}`)).meta.total]).toEqual([base, id, total]);
        }
      }
    }
  });

  test('continue to the last of more than a thousand, in every order [API-02]', {
    tags: 'slow',
  }, async () => {
    const { db } = market.database;
    const copies = await db
      .insertInto('products')
      .values(
        Array.from({ length: 1_001 }, (_, n) => ({
          merchant_id: 1,
          category_id: other.kaos,
          name: `Salinan ${n}`,
          slug: `salinan-${n}`,
          description: '',
          status: 'PUBLISH' as const,
          weight_gram: 1,
          created_at: market.clock.now(),
          updated_at: market.clock.now(),
        })),
      )
      .returning('id')
      .execute();
    const variants = copies.map(({ id }) => ({ product_id: id, price: 1_000, stock_on_hand: 1 }));
    await db.insertInto('variants').values(variants).execute();
    await refreshCatalog(market);
    const pagesOf = async (query: string) => {
      const seen: number[] = [];
      for (let page = 1; page <= 11; page++) {
        const { data, meta } = await list(`max_price=1000&per_page=100&page=${page}&${query}`);
        expect(meta).toMatchObject({ total: 1_001, last_page: 11, current_page: page });
        expect(meta.next === null).toBe(page === 11);
        seen.push(...data.map(({ id }: ProductCard) => id));
      }
      return seen;
    };
    const newest = copies.map(({ id }) => id).toSorted((a, b) => b - a);
    expect(await pagesOf('')).toEqual(newest);
    expect((await pagesOf('search=salinan')).toSorted((a, b) => b - a)).toEqual(newest);
    expect((await list('max_price=1000&per_page=100&page=12')).data).toEqual([]);
    await db.deleteFrom('products').where('slug', 'like', 'salinan-%').execute();
    await refreshCatalog(market);
    expect(await found()).toHaveLength(6);
    expect((await list()).meta.total).toBe(6);
  });
});

describe('what a card shows', () => {
  const card = async (name: string): Promise<ProductCard> =>
    (await list('per_page=100')).data.find(({ id }: ProductCard) => id === ids[name]);

  test('is everything of the product that a list needs', async () => {
    expect(await card('gayo')).toMatchObject({
      name: 'Kopi arabika Gayo',
      slug: 'kopi-arabika-gayo-4',
      price: 60_000,
      compare_at_price: null,
      discount_percent: 0,
      price_range: { min: 60_000, max: 110_000 },
      rating: 4.2,
      total_review: 9,
      sold: 50,
      stock: 20,
      is_wishlist: false,
      merchant: {
        merchant_name: 'Warung Budi',
        store_type: 'regular',
        city: 'Kota Pekalongan',
        is_verified: false,
      },
      flash_sale: null,
    });
    expect((await card('hitam')).image).toBe('');
  });

  test('has the cover in three widths', async () => {
    const picture = await addImage(market);
    await market.database.db
      .insertInto('product_images')
      .values({ product_id: ids.hitam as number, media_id: picture.id, position: 1 })
      .execute();
    await refreshCatalog(market);
    const { image, image_urls } = await card('hitam');
    expect(image).toBe(`/media/${picture.storage_key}/300.webp`);
    expect(image_urls.w600).toBe(`/media/${picture.storage_key}/600.webp`);
  });

  test("a seller's discount counts from its beginning to its end, by the clock alone", async () => {
    const begins = market.clock.now().getTime() + day;
    await market.database.db
      .insertInto('product_discounts')
      .values({
        product_id: ids.hitam as number,
        type: 'percent',
        value: 15,
        starts_at: new Date(begins),
        ends_at: new Date(begins + day),
      })
      .execute();
    await refreshCatalog(market);
    const before = market.clock.now();
    expect((await card('hitam')).price).toBe(80_000);
    market.clock.set(new Date(begins));
    expect(await card('hitam')).toMatchObject({
      price: 68_000,
      compare_at_price: 80_000,
      discount_percent: 15,
    });
    expect(await found('sort=price_asc&category[]=kaos')).toEqual(['bekas', 'hitam', 'putih']);
    expect(await found('min_price=68000&max_price=68000')).toEqual(['hitam']);
    market.clock.set(new Date(begins + day - 1));
    expect((await card('hitam')).price).toBe(68_000);
    market.clock.set(new Date(begins + day));
    expect((await card('hitam')).price).toBe(80_000);
    market.clock.set(before);
  });
});

describe('what buyers may not see', () => {
  test.each([
    ['suspended', { suspended_at: new Date('2026-01-01') }],
    ['not approved', { verification_status: 'submitted' as const }],
  ])('everything of a store that is %s, even before its listing is refreshed', async (_name, change) => {
    const { db } = market.database;
    await db.updateTable('merchants').set(change).where('merchant_slug', '=', 'warung-budi').execute();
    expect(await found()).toEqual(['putih', 'hitam']);
    await refreshCatalog(market);
    expect(await found()).toEqual(['putih', 'hitam']);
    expect((await list()).meta.total).toBe(2);
    expect((await list('search=kopi')).data).toEqual([]);
    await db
      .updateTable('merchants')
      .set({ suspended_at: null, verification_status: 'approved' })
      .where('merchant_slug', '=', 'warung-budi')
      .execute();
    await refreshCatalog(market);
    expect(await found()).toHaveLength(6);
  });

  test("a category's new name is read at once, in the language of the request", async () => {
    const { db } = market.database;
    const facets = async () => (await market.call('/products/list')).facets.categories;
    const [first] = await facets();
    const { id, name } = first;
    const call = async (name_id: string) => {
      await db.updateTable('categories').set({ name_id }).where('id', '=', id).execute();
      return (await facets()).find((one: { id: number }) => one.id === id).name;
    };
    expect(await call('Nama baru')).toBe('Nama baru');
    expect(await call(name)).toBe(name);
    const english = await market.call('/products/list', { headers: { 'accept-language': 'en' } });
    expect(english.facets.categories).toHaveLength((await facets()).length);
  });

  test("a store's new name reaches its listings", async () => {
    const siti = await createSignedInUser(market, { email: 'siti@example.test' });
    await market.database.db
      .updateTable('merchants')
      .set({ user_id: siti.id })
      .where('merchant_slug', '=', 'warung-budi')
      .execute();
    const { status } = await market.call('/merchant/dashboard/store', {
      token: siti.token,
      body: {
        merchant_name: 'Nusantara Jaya',
        description: '',
        is_pkp: 'pkp',
        no_npwp: '',
        pic_name: 'Siti',
        pic_phone: '081234567890',
        version: 1,
      },
    });
    expect(status).toBe(200);
    await market.settle();
    expect(await found('search=nusantara')).toHaveLength(4);
    expect(await found('search=warung')).toEqual([]);
  });
});
