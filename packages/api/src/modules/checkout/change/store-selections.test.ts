import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { checkoutAs, firstOrder, openShopper, openStores } from '../testing/shopping.ts';

let market: TestServer;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  const [goods] = await openStores(market, 1);
  shop = checkoutAs(market, await openShopper(market));
  if (goods) await shop.add(goods);
});
afterAll(() => market.close());

const choose = (choice: { couriers?: string[]; accepts_dropship?: boolean }) =>
  market.database.db
    .updateTable('merchants')
    .set({
      ...choice,
      ...(choice.couriers ? { couriers: JSON.stringify(choice.couriers) as unknown as string[] } : {}),
    })
    .execute();
const couriersIn = (answer: Parameters<typeof firstOrder>[0]) =>
  firstOrder(answer).shipping.couriers.map(({ code }) => code);

describe('what a store chose', () => {
  test('only its couriers are available, and a removed selection is replaced [CHECK-01]', {
    tags: 'slow',
  }, async () => {
    const opened = await shop.open();
    expect(couriersIn(opened)).toEqual(['jne', 'jnt', 'sicepat']);
    const chosen = firstOrder(opened).selected_shipping?.courier;
    const left = ['jne', 'jnt', 'sicepat'].filter((code) => code !== chosen);
    await choose({ couriers: left });
    const shown = await shop.preview(opened.data.checkout_id);
    expect(couriersIn(shown)).toEqual(left);
    expect(left).toContain(firstOrder(shown).selected_shipping?.courier);
  });

  test('no dropship: it is not accepted, and earlier selections stay [CHECK-03]', async () => {
    const { id, ...order } = firstOrder(await shop.open());
    expect(order).toMatchObject({ accepts_dropship: true });
    const sender = { dropship_name: 'Sari', dropship_phone: '081234567890' };
    await shop.post(`/shipping/${id}/dropship`, sender);
    await choose({ accepts_dropship: false });
    const refused = await shop.post(`/shipping/${id}/dropship`, { ...sender, dropship_name: 'Budi' });
    expect([refused.status, refused.message]).toEqual([409, 'Toko ini tidak melayani dropship']);
    const shown = firstOrder(await shop.open());
    expect(shown).toMatchObject({ accepts_dropship: false, is_dropship: true, dropship_name: 'Sari' });
    expect(firstOrder(await shop.post(`/shipping/${id}/dropship/unset`))).toMatchObject({
      is_dropship: false,
    });
  });
});
