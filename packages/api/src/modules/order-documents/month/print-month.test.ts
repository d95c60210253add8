import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { readOrderDocument } from '../testing/open-order-document.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const request = (token: string, query = '', language = 'id') =>
  market.call(`/merchant/dashboard/wallet/month/print${query}`, {
    token,
    headers: { 'accept-language': language },
  });

describe("the monthly report of a store's wallet as PDF [M18]", () => {
  test('says what the page says: opening, lines, closing, and how sales came about', {
    tags: 'slow',
  }, async () => {
    for (let order = 0; order < 2; order++) await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const { data } = await request(world.seller.token);
    expect(data.name).toBe('Laporan bulanan Maret 2026.pdf');
    const [page, ...others] = await readOrderDocument(market, data.url);
    expect(others).toEqual([]);
    for (const text of [
      'Toko Maju',
      'Saldo awal\nRp0',
      'Penjualan (2)\nRp190.000',
      'Saldo saat dibuat\nRp190.000',
    ])
      expect(page).toContain(text);
    expect(page).toMatch(
      /Penjualan sebelum potongan\nRp200\.000\nKomisi\n.?Rp10\.000\nMasuk ke saldo\nRp190\.000/,
    );
  });

  test('of a month before is in the language of the reader, and empty where nothing happened', {
    tags: 'slow',
  }, async () => {
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const { data } = await request(world.seller.token, '?month=2026-02', 'en');
    expect(data.name).toBe('Monthly report February 2026.pdf');
    const [page] = await readOrderDocument(market, data.url);
    expect(page).toContain('Opening balance\nRp0\nClosing balance\nRp0');
    expect(page).not.toContain('Commission');
  });

  test("is the store's own, needs a store, and a month that exists [S22]", { tags: 'slow' }, async () => {
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const { data } = await request(world.otherSeller.token);
    expect((await readOrderDocument(market, data.url))[0]).toContain('Saldo saat dibuat\nRp0');
    expect((await request(world.buyer.token)).status).toBe(403);
    expect((await request(world.seller.token, '?month=2026-13')).status).toBe(422);
  });
});
