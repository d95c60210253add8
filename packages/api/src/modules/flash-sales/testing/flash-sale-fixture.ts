import { hour, later } from '../../../platform/clock.ts';
import type { TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createStaffUser, createUser } from '../../back-office/testing/staff-users.ts';

/** Two staff users, and Siti with a store and a product of Rp100.000, ten pieces. */
export const openFlashSaleFixture = async (market: TestServer) => {
  const staff = await createStaffUser(market);
  const colleague = await createStaffUser(market, 'rekan@example.test');
  const siti = await createUser(market, 'siti@example.test');
  const store = await openStore(market, { name: 'Kain Siti', user_id: siti.id });
  const category = await addCategory(market, 'Kaos', await addCategory(market, 'Busana'));
  const product = await addProduct(market, { store: store.id, category });
  await refreshCatalog(market);
  /** That many hours from now. */
  const at = (hours: number) => later(market.clock, hours * hour).toISOString();
  /** A session in two hours, for three. */
  const terms = (more: object = {}) => ({
    name_id: 'Kilat siang',
    name_en: 'Midday flash',
    starts_at: at(2),
    ends_at: at(5),
    ...more,
  });
  const announce = async (more: object = {}) => (await staff.post('/flashsale/create', terms(more))).data;
  const seller = (path: string, body?: unknown) =>
    market.call(`/merchant/dashboard/flashsale${path}`, { token: siti.token, body });
  /** Four pieces at Rp70.000. */
  const offer = (flash_sale_id: number, more: object = {}) =>
    seller('/submit', {
      flash_sale_id,
      variant_id: product.variantIds[0],
      flash_price: 70_000,
      flash_stock: 4,
      per_user_limit: 2,
      ...more,
    });
  return {
    staff,
    colleague,
    store,
    at,
    terms,
    announce,
    seller,
    offer,
    offered: async () => {
      const sale = await announce();
      return { sale, item: (await offer(sale.id)).data };
    },
    approve: (item_id: number, by = staff) => by.post('/flashsale/approve', { item_id }),
    reject: (item_id: number) => staff.post('/flashsale/reject', { item_id, reason: 'Foto kurang jelas' }),
    variant: () =>
      market.database.db
        .selectFrom('variants')
        .select(['stock_on_hand', 'stock_flash'])
        .executeTakeFirstOrThrow(),
    /** Titles of Siti's notifications, newest first. */
    bells: async () =>
      (await market.call('/merchant/dashboard/notification/list', { token: siti.token })).data.map(
        ({ title }: { title: string }) => title,
      ),
  };
};
export type FlashSaleFixture = Awaited<ReturnType<typeof openFlashSaleFixture>>;
