import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  address,
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
} from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { readOrderDocument } from '../testing/open-order-document.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const paid = async (wish: OrderOverrides = {}, steps: Parameters<typeof drive>[1] = []) =>
  (await drive(world, steps, { wish })).code;
const mine = (code: string, token?: string, headers = {}) =>
  market.call(`/buyer/dashboard/order/invoice/${code}`, { headers, ...(token ? { token } : {}) });
const sold = (code: string, token?: string) =>
  market.call(`/merchant/dashboard/orders/invoice/${code}`, token ? { token } : {});

const rich: OrderOverrides = {
  qty: 3,
  sellerVoucher: 30_000,
  platformVoucher: 12_000,
  shippingDiscount: 4_000,
  insurance: 5_600,
};

describe('an invoice', () => {
  test('shows its buyer what was bought and how the total adds up [API-18]', async () => {
    const code = await paid(rich);
    const { data } = await mine(code, world.buyer.token);
    expect(data.name).toBe(`Faktur ${code}.pdf`);
    const [page = '', ...others] = await readOrderDocument(market, data.url);
    expect(others).toEqual([]);
    for (const words of [
      code,
      'F-2026-1-00001',
      'Tanggal faktur\n2 Maret 2026',
      'Faktur atas nama\nBudi Santoso',
      'Bukan faktur pajak.',
      'Toko Maju',
      'Budi Santoso',
      address.phone,
      '40152',
      'BCA Virtual Account',
      'JNE REG',
      'LUNAS',
      'Kaos polos katun',
      'Hitam, M',
      'Rp100.000',
      'Rp300.000',
      '-Rp30.000',
      '-Rp12.000',
      'Rp9.000',
      '-Rp4.000',
      'Rp5.600',
      'Rp268.600',
      '2 Maret 2026, 10.00 WIB',
      'Halaman 1 dari 1',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('Komisi');
  });

  test('is in the language of the request', async () => {
    const { data } = await mine(await paid(), world.buyer.token, { 'accept-language': 'en' });
    const [page] = await readOrderDocument(market, data.url);
    for (const words of ['Invoice', 'PAID', '2 March 2026, 10:00 WIB', 'Rp109.000'])
      expect(page).toContain(words);
    expect(page).not.toContain('Faktur');
  });

  test('shows its seller what it earns, and hides the phone', async () => {
    const code = await paid(rich);
    const [page] = await readOrderDocument(market, (await sold(code, world.seller.token)).data.url);
    for (const words of ['0812*****890', 'Komisi 5%', '-Rp13.500', 'Rp256.500'])
      expect(page).toContain(words);
    expect(page).not.toContain(address.phone);
  });

  test('of a refunded order shows the refund and its credit note [X4]', { tags: 'slow' }, async () => {
    const code = await paid({}, ['T5']);
    const [page = ''] = await readOrderDocument(market, (await mine(code, world.buyer.token)).data.url);
    expect(page).toMatch(/Nota kredit NK-2026-1-\d{5}\n-Rp109.000\nDibayar setelah pengembalian\nRp0/);
    expect(page).toContain('DANA DIKEMBALIKAN');
    expect(page).not.toContain('LUNAS');
    const [sellers] = await readOrderDocument(market, (await sold(code, world.seller.token)).data.url);
    expect(sellers).not.toContain('Diterima toko');
  });

  test('is there once the order is paid: 409 for its buyer, 404 for its seller', async () => {
    const { code } = await drive(world, [], { unpaid: true });
    expect(await mine(code, world.buyer.token)).toMatchObject({
      status: 409,
      message: 'Faktur ada setelah pesanan dibayar',
    });
    expect((await sold(code, world.seller.token)).status).toBe(404);
  });

  test('is for its buyer and its seller alone [S22] [S23]', async () => {
    const code = await paid();
    expect((await mine(code)).status).toBe(401);
    expect((await mine(code, world.otherSeller.token)).status).toBe(404);
    expect((await mine(code, world.seller.token)).status).toBe(404);
    expect((await sold(code)).status).toBe(401);
    expect((await sold(code, world.buyer.token)).status).toBe(403);
    expect((await sold(code, world.otherSeller.token)).status).toBe(404);
    expect((await mine('rubbish', world.buyer.token)).status).toBe(404);
  });
});
