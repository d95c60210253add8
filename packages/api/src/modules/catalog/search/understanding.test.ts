import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';

let market: TestServer;
let store: number;
let rice: number;
beforeAll(async () => {
  market = await openTestServer({ requestsPerAddress: 1e6 });
  store = (await openStore(market, { name: 'Toko Murah Jaya' })).id;
  const other = (await openStore(market, { name: 'Murah Jaya Dua' })).id;
  rice = await addCategory(market, 'Beras');
  const shoes = await addCategory(market, 'Sepatu');
  const brand_id = await addBrand(market, 'Sawah Raya');
  await addProduct(market, {
    store,
    category: rice,
    brand_id,
    name: 'Beras pulen 5 kg',
    variants: [{ price: 70_000 }],
  });
  await addProduct(market, {
    store,
    category: rice,
    name: 'Beras pulen 10 kg',
    variants: [{ price: 60_000 }],
  });
  const shoe = { store: other, category: shoes };
  const white = await addProduct(market, { ...shoe, name: 'Sepatu kanvas', condition: 'used' });
  await addProduct(market, { ...shoe, name: 'Sepatu kulit' });
  for (const [name, values] of [
    ['Warna', ['Putih', 'Hitam']],
    ['Ukuran', ['41', '38']],
  ] as const) {
    const { rows } = await sql<{ id: number }>`
      insert into product_options (product_id, name, position) values (${white.id}, ${name}, ${name.length})
      returning id`.execute(market.database.db);
    for (const [position, value] of values.entries())
      await sql`insert into product_option_values (option_id, value, position)
        values (${rows[0]?.id}, ${value}, ${position + 1})`.execute(market.database.db);
  }
  await refreshCatalog(market);
});
afterAll(() => market.close());

const list = (query: string, path = '/products/list') => market.call(`${path}?${query}`);
const search = (text: string) => list(`search=${encodeURIComponent(text)}`);
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe('what a search understands', () => {
  test('amounts in whatever unit they are typed [Q12]', async () => {
    for (const text of ['beras 5kg', 'beras 5.000 gram', '5 kilo beras'])
      expect(namesOf(await search(text))).toEqual(['Beras pulen 5 kg']);
  });

  test('values that buyers choose between, as words and as filters [Q15]', async () => {
    const found = await search('sepatu putih');
    expect(namesOf(found)).toEqual(['Sepatu kanvas']);
    expect(found.understood).toEqual([{ kind: 'color', text: 'putih', name: 'Putih', filter: null }]);
    const all = await list('color[]=HITAM');
    expect(namesOf(all)).toEqual(['Sepatu kanvas']);
    expect(all.facets.colors).toEqual([
      { id: 'hitam', name: 'Hitam', total: 1 },
      { id: 'putih', name: 'Putih', total: 1 },
    ]);
    expect(all.facets.sizes.map(({ id }: { id: string }) => id)).toEqual(['38', '41']);
    expect((await list('size[]=38&color[]=putih')).meta.total).toBe(1);
    expect((await list('size[]=39')).meta.total).toBe(0);
  });

  test('what is asked besides goods [Q14]', async () => {
    expect(namesOf(await search('beras termurah'))).toEqual(['Beras pulen 10 kg', 'Beras pulen 5 kg']);
    expect(namesOf(await search('sepatu bekas'))).toEqual(['Sepatu kanvas']);
    expect((await search('murah')).meta.total).toBe(4);
    const none = await search('beras bekas');
    expect([none.meta.total, none.without, none.understood]).toEqual([2, ['bekas'], []]);
  });

  test('what is asked of delivery and stock, as filters [Q14]', async () => {
    const set = (values: object) => async (name: string) => {
      await market.database.db
        .updateTable('product_listings')
        .set(values)
        .where('product_id', '=', (e) => e.selectFrom('products').select('id').where('name', '=', name))
        .execute();
    };
    await set({ free_shipping: true, free_until: null })('Beras pulen 5 kg');
    await set({ is_preorder: true })('Sepatu kulit');
    await set({ stock: 0 })('Beras pulen 10 kg');
    for (const [text, names, intent] of [
      ['beras gratis ongkir', ['Beras pulen 5 kg'], 'Gratis ongkir'],
      ['beras ready', ['Beras pulen 5 kg'], 'Ready'],
      ['ready stock beras', ['Beras pulen 5 kg'], 'Ready stock'],
      ['sepatu preorder', ['Sepatu kulit'], 'Preorder'],
    ] as const) {
      const found = await search(text);
      expect([text, namesOf(found), found.without]).toEqual([text, names, []]);
      expect(found.understood).toMatchObject([{ kind: 'intent', name: intent }]);
    }
    await set({ free_shipping: false, stock: 10 })('Beras pulen 5 kg');
    await set({ stock: 10 })('Beras pulen 10 kg');
  });

  test('what is near: a city is asked for, and its goods come first [Q14]', async () => {
    const far = await openStore(market, { name: 'Lumbung Yogya', city: '34.71' });
    await addProduct(market, { store: far.id, category: rice, name: 'Beras pulen curah' });
    await refreshCatalog(market);
    const asked = await search('beras terdekat');
    expect(asked.understood).toMatchObject([{ kind: 'intent', needs: 'near' }]);
    const found = await list('search=beras+terdekat&near=34.71');
    expect(namesOf(found)[0]).toBe('Beras pulen curah');
    expect(found.understood[0].needs).toBeUndefined();
    expect(namesOf(await list('search=beras+terdekat&near=32.73'))[0]).not.toBe('Beras pulen curah');
    await market.database.db.deleteFrom('products').where('name', '=', 'Beras pulen curah').execute();
    await refreshCatalog(market);
  });

  test('prices, which are left out where nothing costs so much [Q14]', async () => {
    const cheap = await search('beras di bawah 65rb');
    expect([namesOf(cheap), cheap.without]).toEqual([['Beras pulen 10 kg'], []]);
    expect(cheap.understood).toEqual([
      { kind: 'intent', text: 'di bawah 65rb', name: 'Sampai Rp65.000', filter: null },
    ]);
    expect(namesOf(await search('beras 5kg 65-75 ribu'))).toEqual(['Beras pulen 5 kg']);
    expect((await search('di bawah 65 ribu')).meta.total).toBeGreaterThan(0);
    const none = await search('beras di bawah 20rb');
    expect([none.meta.total, none.without, none.understood]).toEqual([2, ['di bawah 20rb'], []]);
    // Only what cannot be had is left out.
    const used = await search('sepatu bekas di bawah 20rb');
    expect([namesOf(used), used.without]).toEqual([['Sepatu kanvas'], ['di bawah 20rb']]);
    // A price that was chosen counts, not the one that was typed.
    expect(namesOf(await list('search=beras+65-75+ribu&max_price=60000'))).toEqual(['Beras pulen 10 kg']);
    const english = await market.call('/products/list?search=rice+under+65k', {
      headers: { 'accept-language': 'en' },
    });
    expect(english.understood).toMatchObject([{ text: 'under 65k', name: 'Up to Rp65.000' }]);
  });

  test('amounts of money that are part of a name [Q14]', async () => {
    await addProduct(market, {
      store,
      category: rice,
      name: 'Kupon beras 50 ribu',
      variants: [{ price: 51_000 }],
    });
    await addProduct(market, {
      store,
      category: rice,
      name: 'Kupon beras 20 ribu',
      variants: [{ price: 45_000 }],
    });
    await refreshCatalog(market);
    expect(namesOf(await search('kupon beras 50 ribu'))).toEqual(['Kupon beras 50 ribu']);
    expect((await search('kupon beras sampai 50 ribu')).data[0].name).toBe('Kupon beras 20 ribu');
    await market.database.db.deleteFrom('products').where('name', 'like', 'Kupon%').execute();
    await refreshCatalog(market);
  });

  test('what things are made of, which is left out before anything else is found in it [Q15]', async () => {
    expect(namesOf(await search('sepatu kulit'))).toEqual(['Sepatu kulit']);
    const cotton = await search('sepatu katun');
    expect([cotton.meta.total, cotton.without]).toEqual([2, ['katun']]);
    await addProduct(market, { store, category: rice, name: 'Kulit lumpia' });
    await refreshCatalog(market);
    expect((await search('sarung bantal kulit')).meta.total).toBe(0);
    await market.database.db.deleteFrom('products').where('name', '=', 'Kulit lumpia').execute();
    await refreshCatalog(market);
  });

  test('nothing in ten goods that nobody sells [Q35]', async () => {
    for (const text of [
      'kulkas',
      'gitar akustik',
      'cat tembok',
      'pakan kucing',
      'sepeda lipat',
      'lipstik merah',
      'tenda kemah',
      'popok bayi',
      'bor listrik',
      'piano',
    ]) {
      const { meta, without, corrected } = await search(text);
      expect([text, meta.total, without, corrected]).toEqual([text, 0, [], null]);
    }
  });

  test('stores by their names, in which no word is an intent [Q11] [Q23]', async () => {
    const { data, stores, understood } = await search('toko murah jaya');
    expect(stores.map(({ merchant_name }: { merchant_name: string }) => merchant_name)).toEqual([
      'Toko Murah Jaya',
      'Murah Jaya Dua',
    ]);
    expect(understood).toMatchObject([{ kind: 'store', name: 'Toko Murah Jaya' }]);
    expect(namesOf({ data })).toHaveLength(2);
  });

  test('brands, which may become a filter [Q24]', async () => {
    const { brands, understood } = await search('beras sawah raya');
    expect(brands).toMatchObject([{ name: 'Sawah Raya', slug: 'sawah-raya' }]);
    expect(understood).toMatchObject([{ kind: 'brand', filter: { field: 'brand[]', value: 'sawah-raya' } }]);
  });

  test('only what a store sells on its page [Q25]', async () => {
    const path = '/merchant/products/toko-murah-jaya';
    expect((await list('search=sepatu', path)).meta.total).toBe(0);
    expect((await list('search=beras', path)).meta.total).toBe(2);
  });

  test('a phrase of which one word is misspelled, and a store in general [Q20]', async () => {
    await sql`insert into search_rules (kind, phrases) values ('synonym', ${['tampah bambu', 'beras']})`.execute(
      market.database.db,
    );
    market.clock.advance(6_000);
    expect(await search('tampah bambo')).toMatchObject({ corrected: 'tampah bambu', meta: { total: 2 } });
    expect(await search('toko sepatu')).toMatchObject({ without: [], meta: { total: 2 } });
    await sql`delete from search_rules`.execute(market.database.db);
    market.clock.advance(6_000);
  });

  test('a corrected word, but not as the only thing that is sure [Q20] [Q22]', async () => {
    const amount = await search('bers 7kg');
    expect([amount.meta.total, amount.corrected, amount.without]).toEqual([2, 'beras 7kg', ['7kg']]);
    const guess = await search('bers wastra');
    expect([guess.meta.total, guess.corrected, guess.without]).toEqual([0, null, []]);
  });

  test('twelve words, and names the others', async () => {
    const words = Array.from({ length: 14 }, (_, at) => `k${at}`);
    expect((await search(`beras ${words.join(' ')}`)).without).toEqual(words);
  });

  test('selected values that do not exist [Q4]', async () => {
    const { meta, unknown_filters } = await list('brand[]=nobody&city[]=99.99&category[]=beras');
    expect(meta.total).toBe(0);
    expect(unknown_filters).toEqual([
      { field: 'brand[]', value: 'nobody' },
      { field: 'city[]', value: '99.99' },
    ]);
    expect((await list('category[]=beras')).unknown_filters).toEqual([]);
  });
});

test('a filter takes 50 values, and says so when there are more', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `brand[]=b${at}`).join('&');
  const headers = { 'accept-language': 'en' };
  expect((await list(values(50))).status).toBe(200);
  for (const path of ['/products/list', '/merchant/products/toko-murah-jaya']) {
    const refused = await market.call(`${path}?${values(51)}`, { headers });
    expect([refused.status, refused.data]).toEqual([
      422,
      { 'brand[]': ['Choose at most 50 values for one filter'] },
    ]);
  }
});

describe('what the thing is that a query names', () => {
  const names = async (text: string, locale = 'id') => {
    const { data, without, corrected } = await market.call(
      `/products/list?search=${encodeURIComponent(text)}`,
      { headers: { 'accept-language': locale } },
    );
    return { names: namesOf({ data }).toSorted(), without, corrected };
  };
  beforeAll(async () => {
    const drinks = await addCategory(market, 'Kopi & Teh');
    const others = await addCategory(market, 'Lainnya');
    const brand_id = await addBrand(market, 'Nusa Kaos');
    await addProduct(market, { store, category: drinks, name: 'Kopi arabika' });
    await addProduct(market, { store, category: drinks, name: 'Teh hitam' });
    await addProduct(market, { store, category: others, name: 'Tumbler kopi hitam' });
    await addProduct(market, { store, category: others, name: 'Kaos lengan pendek' });
    await addProduct(market, { store, category: others, brand_id, name: 'Topi Nusa Kaos hitam' });
    await addProduct(market, { store, category: others, name: 'Oli mesin encer' });
    await addProduct(market, { store, category: others, name: 'Ponsel lipat' });
    await addProduct(market, { store, category: others, name: 'Lampu meja 12 W' });
    await addProduct(market, { store, category: others, name: 'Lampu meja 18 W' });
    const coconut = await addBrand(market, 'Kelapa Jaya');
    await addProduct(market, {
      store,
      category: others,
      brand_id: coconut,
      name: 'Minyak Kelapa Jaya sawit',
    });
    await addProduct(market, {
      store,
      category: others,
      brand_id: coconut,
      name: 'Minyak Kelapa Jaya kelapa',
    });
    const arabika = (await openStore(market, { name: 'Arabika Makmur' })).id;
    await addProduct(market, { store: arabika, category: others, name: 'Sirup melon' });
    await addProduct(market, { store, category: others, name: 'Kabel usb c' });
    await addProduct(market, { store, category: others, name: 'Laptop', variants: [{ price: 90_000 }] });
    await addProduct(market, { store, category: others, name: 'RAM laptop', variants: [{ price: 9_000 }] });
    const rooms = await addCategory(market, 'Perlengkapan Rumah');
    await addProduct(market, { store, category: rooms, name: 'Rak dinding' });
    await addProduct(market, {
      store,
      category: others,
      name: 'Charger dinding',
      description: 'Untuk ponsel apa saja.',
    });
    await refreshCatalog(market);
  });

  test('is not something else in the same color, with the same brand or in the same category [Q21]', async () => {
    const coffee = await search('kopi hitam');
    expect([namesOf(coffee)[0], coffee.without]).toEqual(['Kopi arabika', ['hitam']]);
    expect(await names('kaos hitam')).toMatchObject({ names: ['Kaos lengan pendek'], without: ['hitam'] });
    expect((await names('kopi')).names).toEqual(['Kopi arabika', 'Tumbler kopi hitam']);
  });

  test('is not the first word of a compound: a sock is no shirt [Q11]', async () => {
    expect(await names('kaos kaki')).toMatchObject({ names: [], without: [] });
    expect((await names('kaos panjang')).names).toEqual(['Kaos lengan pendek']);
  });

  test('is not what goes with goods that nobody sells: soap for coffee is no coffee [Q22] [Q35]', async () => {
    for (const text of ['sabun kopi', 'mesin bubut singer', 'lemari sepatu putih'])
      expect([text, (await names(text)).names]).toEqual([text, []]);
    expect((await names('coffee soap', 'en')).names).toEqual([]);
    // A brand in front is left out, and so is what follows goods.
    expect((await names('nescafe kopi')).without).toEqual(['nescafe']);
    expect((await names('kopi bubut')).without).toEqual(['bubut']);
  });

  test('may be named by its category alone [Q21]', async () => {
    const found = await names('lainnya bubut');
    expect([found.names.length > 0, found.without]).toEqual([true, ['bubut']]);
  });

  test('is no brand and no store that is called like what goods are [Q11] [Q21]', async () => {
    expect((await names('minyak kelapa')).names).toEqual(['Minyak Kelapa Jaya kelapa']);
    expect((await names('minyak kelapa jaya')).names).toHaveLength(2);
    expect(await names('sirup arabika')).toMatchObject({ names: ['Sirup melon'], without: ['arabika'] });
  });

  test('is not what is for it, because that costs less [Q14] [Q33]', async () => {
    const found = await search('laptop di bawah 20rb');
    expect([namesOf(found)[0], found.without]).toEqual(['Laptop', ['di bawah 20rb']]);
    expect(namesOf(await search('ram laptop di bawah sepuluh ribu'))).toEqual(['RAM laptop']);
  });

  test('is not equipment of another kind [Q35]', async () => {
    expect((await names('perlengkapan rumah')).names).toEqual(['Rak dinding']);
    expect((await names('perlengkapan bubut')).names).toEqual([]);
  });

  test('may be written together, and beside words of the rules [Q13] [Q20]', async () => {
    expect((await names('kopiarabika')).names).toEqual(['Kopi arabika']);
    expect(await names('kabel type c melon')).toEqual({
      names: ['Kabel usb c'],
      without: ['melon'],
      corrected: null,
    });
  });

  test('comes last in English, and before what it is for [Q18]', async () => {
    expect(await names('phone charger', 'en')).toMatchObject({ names: ['Charger dinding'], without: [] });
    expect((await names('phone with charger', 'en')).names).toEqual(['Ponsel lipat']);
    expect((await names('ponsel charger')).names).toEqual(['Ponsel lipat']);
  });

  test('has the amount whose unit was left out [Q12]', async () => {
    expect(await names('lampu 12')).toMatchObject({ names: ['Lampu meja 12 W'], without: [] });
  });

  test('may be a brand or goods that nobody sells here, which is no typing error [Q20]', async () => {
    expect(await names('hp samsung')).toEqual({
      names: ['Ponsel lipat'],
      without: ['samsung'],
      corrected: null,
    });
  });
});

describe('the rules of the database', () => {
  const later = () => market.clock.advance(6_000);
  const add = async (kind: string, words: string[], isActive = true) => {
    await sql`insert into search_rules (kind, phrases, is_active) values (${kind}, ${words}, ${isActive})`.execute(
      market.database.db,
    );
    await later();
  };

  test('hold after seconds, and switch off those that come with the server [Q16]', async () => {
    expect((await search('wangi')).meta.total).toBe(0);
    await add('synonym', ['wangi', 'pulen']);
    expect((await search('wangi')).meta.total).toBe(2);
    expect((await search('rice')).meta.total).toBe(2);
    await add('synonym', ['beras', 'rice'], false);
    expect((await search('rice')).meta.total).toBe(0);
  });
});

describe('the index', () => {
  test('follows a new name and forgets the former one', async () => {
    const { id } = await addProduct(market, { store, category: rice, name: 'Ketan hitam' });
    await refreshCatalog(market);
    expect((await search('ketan')).meta.total).toBe(1);
    await market.database.db
      .updateTable('products')
      .set({ name: 'Jagung manis' })
      .where('id', '=', id)
      .execute();
    await refreshCatalog(market);
    expect([(await search('ketan')).meta.total, (await search('jagung')).meta.total]).toEqual([0, 1]);
  });
});

describe('a city among the words [Q14] [Q21]', () => {
  const southJakarta = '31.74';
  beforeAll(async () => {
    const near = (await openStore(market, { name: 'Lumbung Kita', city: southJakarta })).id;
    const tea = await addCategory(market, 'Teh');
    await addProduct(market, { store: near, category: rice, name: 'Beras ketan' });
    await addProduct(market, { store, category: tea, name: 'Teh solo wangi' });
    await addProduct(market, { store: near, category: tea, name: 'Teh hijau' });
    const solo = (await openStore(market, { name: 'Sari Rasa', city: '33.72' })).id;
    await addProduct(market, { store: solo, category: tea, name: 'Teh hitam' });
    const stone = (await openStore(market, { name: 'Bumiaji', city: '35.79' })).id;
    await addProduct(market, { store: stone, category: rice, name: 'Beras hitam' });
    await refreshCatalog(market);
  });

  test.each(['beras jakarta', 'jakarta beras', 'beras dari Jakarta', 'beras di jaksel'])(
    '%s: goods from there, which can be taken back',
    async (text) => {
      const found = await search(text);
      expect([namesOf(found), found.without]).toEqual([['Beras ketan'], []]);
      const [part] = found.understood;
      expect(part).toMatchObject({ kind: 'intent', name: expect.stringMatching(/^Jakarta/), filter: null });
      expect(text.toLowerCase()).toContain(part.text);
      expect(found.facets.cities.map(({ id }: { id: string }) => id)).toContain('32.73');
    },
  );

  test('beside prices, wishes and typing errors', async () => {
    expect(namesOf(await search('beras murah jakarta di bawah 200rb'))).toEqual(['Beras ketan']);
    const cheaper = await search('beras jakarta di bawah 50rb');
    expect([namesOf(cheaper), cheaper.without]).toEqual([['Beras ketan'], ['di bawah 50rb']]);
    expect(namesOf(await search('jakarta')).toSorted()).toEqual(['Beras ketan', 'Teh hijau']);
  });

  test('stays a word where goods are called so, and is named where nobody there has them', async () => {
    const named = await search('teh solo');
    expect([namesOf(named), named.understood]).toEqual([['Teh solo wangi'], []]);
    const none = await search('beras makassar');
    expect(namesOf(none)).toEqual(expect.arrayContaining(['Beras pulen 5 kg', 'Beras ketan']));
    expect([none.without, none.understood]).toEqual([['makassar'], []]);
    const everyday = await search('beras batu');
    expect([everyday.understood, everyday.without]).toEqual([[], ['batu']]);
    expect(namesOf(await search('beras dari batu'))).toEqual(['Beras hitam']);
  });

  test('gives way to a city that is chosen', async () => {
    const chosen = await list('search=beras+jakarta&city[]=32.73');
    expect(namesOf(chosen)).toContain('Beras pulen 5 kg');
    expect(namesOf(chosen)).not.toContain('Beras ketan');
    expect([chosen.without, chosen.understood]).toEqual([['jakarta'], []]);
  });
});
