import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { openOrderDocument } from '../testing/open-order-document.ts';
import { ordersExport } from './orders-export.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const ask = (path: string, token?: string, headers = {}) =>
  market.call(path, { headers, ...(token ? { token } : {}) });

const table = async (url: string): Promise<Record<string, string>[]> => {
  const { status, headers, bytes } = await openOrderDocument(market, url);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parse(text.slice(1), { columns: true, delimiter: text.includes(';') ? ';' : ',' });
};

describe('the export of orders', () => {
  const exported = async (query = '', headers = {}) =>
    table((await ask(`/merchant/dashboard/orders/export${query}`, world.seller.token, headers)).data.url);

  test('has a row per line, with what belongs to the order in the first one [SELL-05]', async () => {
    const { code, orderId } = await drive(world, ['T4', 'T9'], { wish: { qty: 2, sellerVoucher: 20_000 } });
    const { db } = market.database;
    const line = await db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('order_items')
      .values({ ...line, id: undefined, name: '=HYPERLINK("http://x";"Klik")', note: '-1' })
      .execute();
    await market.settle();
    const rows = await exported(`?search=${code}`);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      kode_pesanan: code,
      tanggal_pesan: '2026-03-02 10:00',
      status: 'Menunggu pickup',
      penerima: 'Budi Santoso',
      kota: 'Kota Bandung',
      kurir: 'JNE',
      layanan: 'REG',
      resi: expect.stringMatching(/^JNE\d{12}$/),
      produk: 'Kaos polos katun',
      varian: 'Hitam, M',
      jumlah: '2',
      harga_satuan: '100000',
      subtotal: '200000',
      voucher_toko: '20000',
      komisi: '9000',
      diterima_toko: '171000',
      ongkos_kirim: '9000',
      nomor_faktur: expect.stringMatching(/^F-2026-1-\d{5}$/),
      tanggal_faktur: '2026-03-02',
      nota_kredit: '',
      jumlah_nota_kredit: '',
    });
    expect(rows[1]).toMatchObject({
      kode_pesanan: code,
      produk: `'=HYPERLINK("http://x";"Klik")`,
      catatan: "'-1",
      diterima_toko: '',
      nomor_faktur: '',
    });
    await db.deleteFrom('order_items').where('order_id', '=', orderId).where('note', '=', '-1').execute();
  });

  test('follows the filters of the list, newest first, and holds no other store and nothing unpaid [S22]', async () => {
    const fresh = await drive(world, []);
    const packed = await drive(world, ['T4'], { wish: { courier: 'sicepat', service: 'REG' } });
    await drive(world, [], { unpaid: true });
    await drive(world, [], { wish: { product: 1 } });
    const codes = async (query: string) => (await exported(query)).map(({ kode_pesanan }) => kode_pesanan);
    expect((await codes('')).slice(0, 2)).toEqual([packed.code, fresh.code]);
    expect(await codes('?status=new')).toEqual([fresh.code]);
    expect(await codes('?courier=sicepat')).toEqual([packed.code]);
    expect(await codes(`?search=${fresh.code.slice(-5)}`)).toEqual([fresh.code]);
    expect(await codes('?date_end=2026-03-01')).toEqual([]);
    expect(await codes('?date_start=2026-03-02&date_end=2026-03-02')).toEqual(await codes(''));
    const [english] = await exported('?status=new', { 'accept-language': 'en' });
    expect(english).toMatchObject({ order_code: fresh.code, status: 'New order', quantity: '1' });
  });

  test('is read in pieces, and misses none', async () => {
    const ticket = {
      paper: 'orders',
      merchantId: world.seller.merchantId,
      filter: { status: 'all', search: '', courier: '' },
      locale: 'id',
      name: '',
    } as const;
    const whole = await Array.fromAsync(ordersExport(market.context(), ticket));
    const pieces = await Array.fromAsync(ordersExport(market.context(), ticket, 2));
    expect(pieces.length).toBeGreaterThan(whole.length);
    expect(pieces.join('')).toBe(whole.join(''));
  });

  test('is for sellers: 401 and 403 for others, 422 for days that are none [S23]', async () => {
    const path = '/merchant/dashboard/orders/export';
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, world.buyer.token)).status).toBe(403);
    expect((await ask(`${path}?date_start=2026-02-30`, world.seller.token)).status).toBe(422);
    expect((await ask(`${path}?status=rubbish`, world.seller.token)).status).toBe(422);
  });
});

describe('the statement of a wallet', () => {
  test("lists the buyer's lines, oldest first, with the balance after each [BUYER-05]", async () => {
    await fillWallet(market, world.buyer.id, 300_000);
    await placePaid(world, [{}], { walletUsed: 109_000 });
    const path = '/buyer/dashboard/wallet/statement';
    const { data } = await ask(path, world.buyer.token);
    expect(data.name).toBe('Mutasi saldo 2026-03-02.csv');
    const rows = await table(data.url);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      tanggal: '2026-03-02 10:00',
      jenis: 'Isi saldo',
      masuk: '300000',
      keluar: '',
      saldo: '300000',
    });
    expect(rows[1]).toMatchObject({ jenis: 'Pembayaran', masuk: '', keluar: '109000', saldo: '191000' });
    expect(await table((await ask(`${path}?type=payment`, world.buyer.token)).data.url)).toHaveLength(1);
    expect(await table((await ask(`${path}?date_end=2026-03-01`, world.buyer.token)).data.url)).toEqual([]);
    expect((await ask(path)).status).toBe(401);
  });

  test("separates the store's seller orders from its owner's wallet", async () => {
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    await fillWallet(market, world.seller.id, 70_000);
    const path = '/merchant/dashboard/wallet/statement';
    const rows = await table((await ask(path, world.seller.token)).data.url);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ jenis: 'Penjualan', masuk: '95000', saldo: '95000' });
    expect(await table((await ask(path, world.otherSeller.token)).data.url)).toEqual([]);
    expect((await ask(path, world.buyer.token)).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
  });
});

describe('the export of refunded orders', () => {
  test('names the credit notes of an order and their sum [X4]', async () => {
    const { code } = await drive(world, ['T5']);
    await market.settle();
    const [row] = await table(
      (await ask(`/merchant/dashboard/orders/export?search=${code}`, world.seller.token)).data.url,
    );
    expect(row).toMatchObject({
      nota_kredit: expect.stringMatching(/^NK-2026-1-\d{5}$/),
      jumlah_nota_kredit: '109000',
    });
  });
});
