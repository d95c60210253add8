import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  const store = (await openStore(market, { name: 'Toko Kijang' })).id;
  const sepatu = await addCategory(market, 'Sepatu');
  const ponsel = await addCategory(market, 'Ponsel');
  const nara = await addBrand(market, 'Nara');
  const shoe = { store, category: sepatu, rating_avg: 4, rating_count: 5 };
  await addProduct(market, { ...shoe, name: 'Sepatu lari ringan', sold_90: 10 });
  await addProduct(market, { ...shoe, name: 'Sepatu lari klasik', sold_90: 4_000 });
  await addProduct(market, {
    ...shoe,
    name: 'Sepatu kulit pria',
    sold_90: 9_000,
    variants: [{ stock_on_hand: 0 }],
  });
  await addProduct(market, {
    ...shoe,
    name: 'Kaus kaki tebal',
    description: 'Enak dipakai dengan sepatu apa saja.',
  });
  await addProduct(market, { store, category: ponsel, brand_id: nara, name: 'Ponsel 12 garansi resmi' });
  await addProduct(market, { store, category: ponsel, name: 'Casing bening tipis', sold_90: 9_000 });
  await addProduct(market, { store, category: ponsel, status: 'HIDDEN', name: 'Ponsel rahasia' });
  await refreshCatalog(market);
});
afterAll(() => market.close());

const search = async (text: string, more = '') =>
  market.call(`/products/list?search=${encodeURIComponent(text)}${more}`);
const names = async (text: string, more = '') =>
  (await search(text, more)).data.map(({ name }: { name: string }) => name);

describe('a search', () => {
  test('finds a word in its other forms [SEARCH-02]', async () => {
    expect(await names('sepatunya')).toContain('Sepatu lari ringan');
    expect(await names('LARI, sepatu!')).toEqual(['Sepatu lari klasik', 'Sepatu lari ringan']);
  });

  test('names the words that nothing has with the others [Q21]', async () => {
    expect(await search('sepatu lari')).toMatchObject({ without: [], meta: { total: 2 } });
    expect(await search('sepatu lari ponsel')).toMatchObject({ without: ['ponsel'], meta: { total: 2 } });
    expect(await search('ponsel 5kg')).toMatchObject({ without: ['5kg'], meta: { total: 2 } });
    expect(await search('kursi')).toMatchObject({ without: [], meta: { total: 0 } });
  });

  test('searches brand, category and store, too', async () => {
    expect(await names('nara')).toEqual(['Ponsel 12 garansi resmi']);
    expect(await names('kijang')).toHaveLength(6);
  });

  test('puts names before descriptions, sellers of many before few, and what is sold out last [SEARCH-02]', async () => {
    expect(await names('sepatu')).toEqual([
      'Sepatu lari klasik',
      'Sepatu lari ringan',
      'Kaus kaki tebal',
      'Sepatu kulit pria',
    ]);
  });

  test('puts a word in the name before any sales in the category [SEARCH-02]', async () => {
    expect(await names('ponsel')).toEqual(['Ponsel 12 garansi resmi', 'Casing bening tipis']);
  });

  test('understands everyday and English words', async () => {
    expect(await names('hp')).toEqual(['Ponsel 12 garansi resmi', 'Casing bening tipis']);
    expect(await names('shoes', '&per_page=3')).toContain('Sepatu lari klasik');
  });

  test('corrects what nobody knows, unless it is asked not to [SEARCH-02] [Q20]', async () => {
    expect(await search('spatu lari')).toMatchObject({ corrected: 'sepatu lari', meta: { total: 2 } });
    expect(await search('spatu lari', '&exact=1')).toMatchObject({ corrected: null, meta: { total: 0 } });
    expect((await search('sepatu kuilt')).corrected).toBe('sepatu kulit');
    expect((await search('sepatu')).suggestion).toBeNull();
    expect((await search('qqqqqq')).suggestion).toBeNull();
  });

  test('never finds what is hidden', async () => {
    expect(await names('rahasia')).toEqual([]);
    expect((await search('rahasi')).corrected).toBeNull();
  });

  test('accepts any input [S30]', async () => {
    for (const text of ['&|!()<->:*', "a' b", 'a:*', '\u0000', '𝕊𝕖𝕡𝕒𝕥𝕦', 'a '.repeat(49), '🥭', '-- ', 'é']) {
      expect([text, (await search(text)).status]).toEqual([text, 200]);
      expect(
        (await market.call(`/header/search/autocomplete?search=${encodeURIComponent(text)}`)).status,
      ).toBe(200);
    }
    expect((await search('x'.repeat(101))).status).toBe(422);
  });
});

describe('suggestions while typing', () => {
  const suggest = async (text: string, headers = {}) =>
    (await market.call(`/header/search/autocomplete?search=${encodeURIComponent(text)}`, { headers })).data;

  test('complete what was typed and mark the typed part [API-10] [HEAD-01]', async () => {
    const { keywords } = await suggest('Sepatu l');
    expect(keywords).toEqual([
      { text: 'sepatu lari', highlight: 'sepatu l' },
      { text: 'sepatu lari klasik', highlight: 'sepatu l' },
      { text: 'sepatu lari ringan', highlight: 'sepatu l' },
    ]);
  });

  test('leave out words that hardly any name has', async () => {
    await rebuildSearchTerms(market.context(), 0.4);
    expect((await suggest('s')).keywords).toContainEqual({ text: 'sepatu', highlight: 's' });
    expect((await suggest('casing')).keywords).toEqual([]);
    await rebuildSearchTerms(market.context());
    expect((await suggest('casing')).keywords).toContainEqual({ text: 'casing', highlight: 'casing' });
  });

  test('show products with image and price, categories and stores [API-10]', async () => {
    const { products, categories, merchants } = await suggest('sepatu');
    expect(products).toHaveLength(3);
    expect(products[0]).toEqual({
      id: expect.any(Number),
      name: 'Sepatu lari klasik',
      slug: 'sepatu-lari-klasik-2',
      image: '',
      price: 100_000,
    });
    expect(categories).toEqual([{ id: 1, name: 'Sepatu', slug: 'sepatu' }]);
    expect(merchants).toEqual([]);
    expect((await suggest('kijang')).merchants).toEqual([
      { id: 1, merchant_name: 'Toko Kijang', merchant_slug: 'toko-kijang', merchant_photos: null },
    ]);
  });

  test("name categories in the caller's language", async () => {
    expect((await suggest('en sep', { 'accept-language': 'en' })).categories).toMatchObject([
      { name: 'EN Sepatu' },
    ]);
  });

  test('correct a misspelled word', async () => {
    expect((await suggest('spatu')).keywords).toEqual([{ text: 'sepatu', highlight: '' }]);
  });

  test('are words only for a single letter, and empty without text', async () => {
    const one = await suggest('s');
    expect([one.keywords.length > 0, one.products, one.merchants]).toEqual([true, [], []]);
    expect(await suggest('  ')).toEqual({
      keywords: [],
      products: [],
      categories: [],
      brands: [],
      merchants: [],
    });
    expect((await suggest('%')).keywords).toEqual([]);
  });

  test('never show what is hidden or a store that may not sell', async () => {
    expect((await suggest('pons')).products).toHaveLength(1);
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect((await suggest('kijang')).merchants).toEqual([]);
    await market.database.db.updateTable('merchants').set({ suspended_at: null }).execute();
  });
});
