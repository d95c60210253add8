import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import type { ListingIndex } from './listing-index.ts';
import { type OpenListingIndex, openListingIndex, readListingIndex } from './open-listing-index.ts';

let market: TestServer;
let open: OpenListingIndex;
let store: number;
let category: number;
const add = (name: string) => addProduct(market, { store, category, name, variants: [{ price: 5_000 }] });
const idsOf = (goods: ListingIndex) => [...goods.slotOf.keys()].sort((a, b) => a - b);
const now = async () => open(market.context());

beforeAll(async () => {
  market = await openTestServer();
  store = (await openStore(market, { name: 'Toko' })).id;
  category = await addCategory(market, 'Barang');
});
beforeEach(() => {
  open = openListingIndex();
});
afterAll(() => market.close());

describe('the listing index of a process', () => {
  test('follow every insert, change and deletion, by any process', async () => {
    const { id } = await add('Barang satu');
    await refreshCatalog(market);
    expect(idsOf(await now())).toContain(id);
    await sql`update product_listings set stock = 7 where product_id = ${id}`.execute(market.database.db);
    const goods = await now();
    expect(goods.columns.stock[goods.slotOf.get(id) ?? -1]).toBe(7);
    const row = await sql<object>`delete from product_listings where product_id = ${id} returning *`.execute(
      market.database.db,
    );
    expect(row.rows).toHaveLength(1);
    expect(idsOf(await now())).not.toContain(id);
    await refreshCatalog(market);
    expect(idsOf(await now())).toContain(id);
  });

  test('are what a first read would return, after more than one width of columns', {
    tags: 'slow',
  }, async () => {
    const before = (await now()).slotOf.size;
    await sql`
      insert into products (merchant_id, category_id, name, slug, description, status, weight_gram, created_at, updated_at)
      select ${store}, ${category}, 'Salinan', 'salinan-' || n, '', 'PUBLISH', 1, now(), now()
      from generate_series(1, 1500) n`.execute(market.database.db);
    await sql`
      insert into variants (product_id, price, stock_on_hand)
      select id, 1000 + id, 1 from products where slug like 'salinan-%'`.execute(market.database.db);
    await refreshCatalog(market);
    const kept = await now();
    expect(kept.slotOf.size).toBe(before + 1_500);
    const misplaced = [...kept.slotOf].filter(([id, slot]) => kept.columns.id[slot] !== id);
    expect(misplaced).toEqual([]);
    const fresh = await readListingIndex(market.context());
    const prices = (goods: ListingIndex) =>
      idsOf(goods).map((id) => [id, goods.columns.priceMin[goods.slotOf.get(id) ?? -1]]);
    expect(prices(kept)).toEqual(prices(fresh));
    // Most slots are empty now: lists go on with them until the index has been read anew.
    await sql`delete from product_listings l using products p where p.id = l.product_id and p.slug like 'salinan-%'`.execute(
      market.database.db,
    );
    const worn = await now();
    expect([worn, worn.slotOf.size]).toEqual([kept, before]);
    await expect.poll(async () => (await now()).size, { timeout: 20_000 }).toBe(before);
    expect(idsOf(await now())).toEqual(idsOf(worn));
  });

  test('a caller never gets a read that began before the call', async () => {
    const { id } = await add('Barang dua');
    await now();
    const first = now();
    await refreshCatalog(market);
    const [, second, third] = await Promise.all([first, now(), now()]);
    expect(idsOf(second)).toContain(id);
    expect(third).toBe(second);
  });

  test('a failed read does not stop later ones', async () => {
    await now();
    const broken = { ...market.context(), db: market.database.db.withSchema('nowhere') };
    await expect(open({ ...broken, clock: { now: () => new Date(Number.NaN) } })).rejects.toThrow();
    expect(idsOf(await now())).toEqual(idsOf(await readListingIndex(market.context())));
  });

  test('a change in an open transaction is seen when it commits', async ({ skip }) => {
    if (market.database.kind === 'pglite') skip();
    const { id } = await add('Barang tiga');
    const other = await add('Barang empat');
    await refreshCatalog(market);
    await now();
    const meanwhile = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const change = market.database.db.transaction().execute(async (tx) => {
      await sql`update product_listings set stock = 4 where product_id = ${id}`.execute(tx);
      written.resolve();
      await meanwhile.promise;
    });
    await written.promise;
    await sql`update product_listings set stock = 9 where product_id = ${other.id}`.execute(
      market.database.db,
    );
    await now();
    meanwhile.resolve();
    await change;
    const goods = await now();
    expect(goods.columns.stock[goods.slotOf.get(id) ?? -1]).toBe(4);
  });
});
