import type { AdminOrderDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const code = 'INV-20261120-K4T8M';
const row = {
  order_code: code,
  placed_at: '2026-11-20T03:00:00Z',
  buyer: { user_id: 4, name: 'budi' },
  store: { id: 3, merchant_name: 'Rumah Kawung' },
  status: 'processed',
  status_label: 'Sedang diproses',
  grand_total: 218_000,
  due: { type: 'ship', at: '2026-11-22T03:00:00Z' },
};
const refund = [
  { account: 'escrow', order_code: code, amount: -218_000 },
  { account: 'buyer_wallet', order_code: null, amount: 218_000 },
];
const order = {
  ...row,
  order_group_code: 'PAY-20261120-K4T8M',
  version: 3,
  note: 'Tolong bungkus rapi',
  buyer: { ...row.buyer, email: 'b***@example.test', phone: '0812****890' },
  store: { ...row.store, merchant_slug: 'rumah-kawung', owner: { user_id: 8, name: 'Sri Lestari' } },
  items: [{ name: 'Kemeja batik', variant_label: 'L', qty: 1, price: 209_000, total: 209_000 }],
  money: {
    ...{ items: 209_000, seller_voucher: 0, platform_voucher: 0, shipping: 9_000 },
    ...{ shipping_discount: 0, insurance: 0, wallet_used: 0 },
  },
  address: {
    ...{ receiver_name: 'Budi', phone: '0812****890', address: 'Jalan Merdeka 10', province: 'Jawa Barat' },
    ...{ city: 'Kota Bandung', sub_district: 'Sukasari', area: 'Sukarasa', zipcode: '40152' },
  },
  payments: [
    {
      ...{ reference: 'CHG-1', provider: 'midtrans', method: 'va_bca', amount: 218_000, status: 'paid' },
      ...{ paid_amount: 218_000, provider_ref: null, expires_at: row.placed_at, responded_at: row.placed_at },
    },
  ],
  shipment: {
    ...{ courier: 'jne', service: 'REG', awb: 'JNE0012345' },
    scans: [
      { description: 'Resi dibuat', city: 'Bandung', at: row.placed_at, note: '' },
      { description: 'Paket dijemput', city: 'Bandung', at: '2026-11-20T09:00:00Z', note: '' },
    ],
  },
  complaint_id: null,
  events: [
    {
      ...{ transition: 'T0', status_label: 'Menunggu pembayaran', actor: 'buyer', name: 'budi' },
      ...{ note: null, at: row.placed_at },
    },
  ],
  notes: [{ id: 5, text: 'Pembeli menelepon', by: 'Sari', at: row.placed_at }],
  journals: [{ event: 'J1', at: row.placed_at, postings: refund, escrow: 218_000 }],
  actions: [{ action: 'cancel', postings: refund }],
  extendable: 'ship',
  extension: null,
  approval: null,
} as unknown as AdminOrderDetail; // amounts are branded where the market hands them out

const list = 'GET /admin/orders/list';
const detail = `GET /admin/orders/detail/${code}`;
const act = 'POST /admin/orders/act';
const market: FakeResponses = {
  'GET /admin/me': me('support'),
  [list]: { code: 200, data: [row], total: 1, next_cursor: null },
  [detail]: { code: 200, data: order },
};
const open = (path: string, replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/orders${path}`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const cancelWith = async (page: Awaited<ReturnType<typeof open>>, reason: string) => {
  await page.person.click(screen.getByRole('button', { name: 'Batalkan pesanan' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Batalkan ${code}?` }));
  await page.person.type(dialog.getByRole('textbox'), reason);
  await page.person.dblClick(dialog.getByRole('button', { name: 'Batalkan pesanan' }));
  return dialog;
};

describe('orders in the back office [B4] [B18]', () => {
  test('the list keeps its filters, says how many there are and leads to the next page', {
    tags: 'slow',
  }, async () => {
    const more = { code: 200 as const, data: [row], total: 1_001, next_cursor: 'there|9' };
    await open('?status=processed&store=3&search=budi&date_start=2026-11-01', { [list]: more });
    expect(screen.getByText('Ditemukan: 1.000+')).toBeTruthy();
    const next = new URL(
      (screen.getByRole('link', { name: 'Halaman berikutnya' }) as HTMLAnchorElement).href,
    );
    expect(Object.fromEntries(next.searchParams)).toEqual({
      ...{ status: 'processed', store: '3', search: 'budi', date_start: '2026-11-01', cursor: 'there|9' },
    });
    const turn = new URL((screen.getByRole('link', { name: 'Dibuat' }) as HTMLAnchorElement).href);
    expect([turn.searchParams.get('sort'), turn.searchParams.get('cursor')]).toEqual(['oldest', null]);
    const link = screen.getByRole('link', { name: code });
    expect(link.getAttribute('href')).toBe(`/admin/orders/${code}`);
  });

  test('an address that names nonsense asks for the whole list', async () => {
    const page = await open('?status=nix&store=-4&date_start=2026-99-99&sort=up');
    const [asked] = page.arrived.filter((request) => request.call === list);
    expect(asked).toBeTruthy();
    expect(screen.getByRole('link', { name: code })).toBeTruthy();
  });

  test('the latest scan of the parcel comes first, and an account of this order needs no code', {
    tags: 'slow',
  }, async () => {
    await open(`/${code}`);
    const scans = within(screen.getByRole('list', { name: 'Perjalanan paket' })).getAllByRole('listitem');
    expect(scans[0]?.textContent).toContain('Paket dijemput');
    expect(screen.getByText('Dana ditahan')).toBeTruthy();
  });

  test('how it was paid has the names that people use', async () => {
    await open(`/${code}`);
    expect(await screen.findByText('BCA · Midtrans')).toBeTruthy();
  });

  test('one is canceled after the journal was shown; a double press sends it once', {
    tags: 'slow',
  }, async () => {
    const page = await open(`/${code}`, {
      [act]: {
        ...{ code: 200, message: 'Keputusan disimpan', approval: null },
        data: { ...order, actions: [] },
      },
    });
    expect(
      screen.getByText('Jalan Merdeka 10, Sukarasa, Sukasari, Kota Bandung, Jawa Barat, 40152'),
    ).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Batalkan pesanan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Saldo pembeli').nextSibling?.textContent).toMatch(/^\+Rp\s?218\.000$/);
    await page.person.click(dialog.getByRole('button', { name: 'Batal' }));
    await cancelWith(page, 'Penjual sakit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = page.arrived.filter((request) => request.call === act).map(({ body }) => body);
    expect(sent).toEqual([{ order_code: code, version: 3, action: 'cancel', reason: 'Penjual sakit' }]);
  });

  test('above the limit of one person the question stays, with what was typed and why [B20]', {
    tags: 'slow',
  }, async () => {
    const page = await open(`/${code}`, {
      [act]: { code: 422, message: 'Periksa lagi', data: { action: ['Perlu orang kedua'] } },
    });
    const dialog = await cancelWith(page, 'Penjual sakit');
    expect(await dialog.findByText('Perlu orang kedua')).toBeTruthy();
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Penjual sakit');
  });

  test('says when somebody was faster', { tags: 'slow' }, async () => {
    const page = await open(`/${code}`, {
      [act]: { code: 409, message: 'Pesanan sudah dikirim', data: null },
    });
    await cancelWith(page, 'Penjual sakit');
    expect(await screen.findByText('Pesanan sudah dikirim')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('who may only read finds no action and no street', async () => {
    await open(`/${code}`, {
      'GET /admin/me': me('finance'),
      [detail]: {
        code: 200,
        data: { ...order, actions: [], complaint_id: 7, address: { ...order.address, address: null } },
      },
    });
    expect(screen.queryByRole('button', { name: 'Batalkan pesanan' })).toBeNull();
    expect(screen.queryByText(/Jalan Merdeka/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Buka komplain' })).toBeNull();
  });

  test.each([
    ['', 'id'],
    ['', 'en'],
    [`/${code}`, 'id'],
    [`/${code}`, 'en'],
  ] as const)('has no known accessibility fault (%s, %s)', { tags: 'slow' }, async (path, locale) => {
    const { container } = await open(path, {}, locale);
    await expectAccessible(container);
  });

  test('says that a decision waits for a colleague, with the way to it', async () => {
    const approval = { id: 31, expires_at: '2026-11-21T03:00:00Z' };
    await open(`/${code}`, { [detail]: { code: 200, data: { ...order, approval } } });
    expect(screen.getByText(/menunggu persetujuan rekan/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Buka permintaannya' });
    expect(link.getAttribute('href')).toBe('/admin/approvals?open=31');
  });

  test('its deadline is extended once, and then says by how much and why [B18]', {
    tags: 'slow',
  }, async () => {
    const extended = {
      ...order,
      extendable: null,
      extension: { deadline: 'ship', hours: 48, reason: 'Banjir', at: '2026-11-21T03:00:00Z' },
    };
    const extend = 'POST /admin/orders/extend';
    const page = await open(`/${code}`, {
      [extend]: { code: 422, message: 'Periksa lagi', data: { hours: ['Isi 1 sampai 72 jam'] } },
    });
    await page.person.click(screen.getByRole('button', { name: 'Perpanjang batas waktu' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Perpanjang batas waktu/ }));
    const hours = dialog.getByRole('textbox', { name: /Tambahan jam/ });
    await page.person.clear(hours);
    await page.person.type(hours, '99');
    await page.person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Banjir');
    await page.person.click(dialog.getByRole('button', { name: 'Perpanjang' }));
    expect(await dialog.findByText('Isi 1 sampai 72 jam')).toBeTruthy();
    expect(page.arrived.find(({ call }) => call === extend)?.body).toMatchObject({
      hours: 99,
      reason: 'Banjir',
    });
    cleanup();
    await open(`/${code}`, { [detail]: { code: 200, data: extended } });
    expect(screen.getByText('Batas waktu diperpanjang 48 jam')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Perpanjang batas waktu' })).toBeNull();
  });
});
