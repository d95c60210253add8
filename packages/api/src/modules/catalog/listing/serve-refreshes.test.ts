import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { addShippingOffer } from '../../../testing/shipping-offers.ts';
import { refreshShippingOfferListings } from '../../shipping-offers/index.ts';
import { serveRefreshes } from './serve-refreshes.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

// The embedded database does one thing at a time.
describe.runIf(process.env.TEST_DATABASE_URL)('listings that wait for a shipping offer', () => {
  test('are not written from outdated offers while a change is in progress [R6]', {
    tags: 'slow',
  }, async () => {
    const { id: store } = await openStore(market);
    const category = await addCategory(market, 'Beras');
    await addProduct(market, { store, category });
    await refreshCatalog(market);
    await addShippingOffer(market);
    const ctx = market.context({ kind: 'visitor' }, { wakeJobs: () => {} });
    await refreshShippingOfferListings(ctx, [store]);
    await inTransaction(ctx, async (inTx) => {
      await inTx.db.updateTable('shipping_offers').set({ is_active: false }).execute();
      await refreshShippingOfferListings(inTx, null);
      expect(await serveRefreshes(ctx)).toBe(false);
    });
    expect(await serveRefreshes(ctx)).toBe(true);
    expect((await market.call('/products/list?free_shipping=1')).data).toEqual([]);
    expect(await market.audit()).toEqual([]);
  });
});
