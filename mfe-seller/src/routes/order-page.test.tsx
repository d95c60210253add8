import { type Locale, rupiah, type SellerOrderDetail } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { buildOrderCode, sellerOrderDetail } from '../testing/seller-orders.ts';

const read = `GET /merchant/dashboard/orders/detail/${buildOrderCode(1)}`;
const cancel = 'POST /merchant/dashboard/orders/cancel';
const complaint = 'POST /merchant/dashboard/orders/complaint';

const open = (
  changed: Partial<SellerOrderDetail> = {},
  replies: FakeResponses = {},
  { locale = 'id' as Locale } = {},
) =>
  openPage(
    slice,
    `/seller/orders/${buildOrderCode(1)}`,
    { [read]: { code: 200, data: sellerOrderDetail(changed) }, ...replies },
    { locale, user: budi },
  );

const part = (name: string) => within(screen.getByRole('region', { name }));
const sent = (arrived: ReceivedRequest[], call: string) =>
  arrived.filter((one) => one.call === call).map(({ body }) => body);

const complained: Partial<SellerOrderDetail> = {
  status: 'complained',
  status_label: 'Dikomplain',
  actions: ['accept_complaint', 'reject_complaint', 'track'],
  refund_preview: { refunded: rupiah(50_000), seller_net: rupiah(133_000) },
  complaint: {
    type: 'damaged',
    type_label: 'Barang rusak',
    description: 'Lengan kirinya sobek',
    amount: 50_000 as SellerOrderDetail['grand_total'],
    status: 'open',
    images: ['/media/private/1'],
    due_at: '2026-11-25T01:00:00Z',
    refunded: null,
    messages: [],
  },
};

describe('[SELL-05] an order of a store', () => {
  test('opens its invoice and its credit notes by their numbers [X4]', { tags: 'slow' }, async () => {
    const [number, note] = ['F-2026-7-00003', 'NK-2026-7-00001'];
    const party = { name: 'Sari Dewi', npwp: '', address: 'Jl. Dago Asri II No. 8' };
    const issued = { issued_at: '2026-11-21T02:05:00Z', tax: null };
    const url = '/media/documents/x/Nota.pdf';
    const tab = { closed: false, opener: null, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const page = await open(
      {
        documents: {
          invoice: {
            ...issued,
            number,
            seller: { ...party, company: '', city: '' },
            buyer: party,
            total: rupiah(211_000),
          },
          credit_notes: [{ ...issued, number: note, reason: 'complaint', amount: rupiah(50_000) }],
        },
      },
      {
        [`GET /merchant/dashboard/orders/credit-note/${note}`]: {
          code: 200,
          data: { url, name: 'Nota.pdf', expires_at: '2026-11-21T22:01:00Z' },
        },
      },
    );
    expect(screen.getByRole('button', { name: `Faktur ${number}` })).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: `Nota kredit ${note}` }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
  });

  test('shows what to pack, for whom, and how the earnings are computed', { tags: 'slow' }, async () => {
    await open({ dropship: { name: 'Toko Sari', phone: '081200001111' } });
    const goods = part('Isi paket');
    for (const text of ['2 barang, 0,5 kg', '2 ×', 'Catatan pembeli: Tolong bungkus kado'])
      expect(goods.getByText(text)).toBeTruthy();
    const receiver = part('Penerima');
    for (const text of [
      'Sari Dewi · 0812*****890',
      'Pembeli: sari',
      'Tulis pengirim: Toko Sari, 081200001111',
    ])
      expect(receiver.getByText(text)).toBeTruthy();
    const earnings = part('Penghasilan');
    for (const text of [
      'Komisi Pasar 5%',
      '-Rp9.500',
      '-Rp10.000',
      'Ongkir dan asuransi Rp22.000 diteruskan ke kurir.',
    ])
      expect(earnings.getByText(text)).toBeTruthy();
    expect(earnings.getByText('180.500', { exact: false })).toBeTruthy();
    expect(earnings.queryByText('Biaya layanan')).toBeNull();
  });

  test('that is not over yet calls its earnings an estimate', async () => {
    await open({}, {}, { locale: 'en' });
    expect(part('Earnings').getByText('You get (estimate)')).toBeTruthy();
  });

  test.each([
    ['id', 'refunded', 'Dana barang dikembalikan', 'Kamu terima', 'Rp28.000 dikembalikan ke pembeli.'],
    ['en', 'refunded', 'Refunded items', 'You get', 'Rp28.000 went back to the buyer.'],
  ] as const)(
    'that was refunded in part says what is left and why (%s)',
    async (locale, status, returned, net, back) => {
      const breakdown = {
        ...sellerOrderDetail().breakdown,
        returned: rupiah(30_000),
        refunded: rupiah(28_000),
        refunded_promo: rupiah(2_000),
        commission: rupiah(8_000),
        seller_net: rupiah(152_000),
      };
      const over = { status, actions: [], due: null, refund_preview: null };
      await open({ ...over, money_state: 'settled', seller_net: rupiah(152_000), breakdown }, {}, { locale });
      const earnings = part(locale === 'id' ? 'Penghasilan' : 'Earnings');
      expect(earnings.getByText(returned).nextElementSibling?.textContent).toMatch(/30[.,]000/);
      expect(earnings.getByText(net).nextElementSibling?.textContent).toMatch(/152[.,]000/);
      expect(earnings.getByText(back)).toBeTruthy();
      expect(earnings.getByText(/Rp2\.000/)).toBeTruthy();
    },
  );

  test('that was rejected brings nothing, and nothing goes to the courier', async () => {
    const breakdown = {
      ...sellerOrderDetail().breakdown,
      returned: rupiah(190_000),
      refunded: rupiah(211_000),
      commission: rupiah(0),
      seller_net: rupiah(0),
      delivery: rupiah(0),
    };
    await open({ status: 'rejected', actions: [], due: null, money_state: 'settled', breakdown });
    const earnings = part('Penghasilan');
    expect(earnings.getByText('Kamu terima').nextElementSibling?.textContent).toBe('Rp0');
    expect(earnings.getByText('Rp211.000 dikembalikan ke pembeli.')).toBeTruthy();
    expect(earnings.queryByText(/diteruskan ke kurir/)).toBeNull();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open(complained, {}, { locale });
      await expectAccessible(container);
    },
  );
});

describe('[SELL-05] decisions for the buyer', () => {
  test.each([
    ['id', 'Setujui pengembalian', 'Pembeli mendapat kembali Rp50.000, tokomu menerima Rp133.000.'],
    ['en', 'Agree to refund', 'The buyer gets Rp50.000 back and your store receives Rp133.000.'],
  ] as const)('name what both sides get before money goes back (%s)', async (locale, button, text) => {
    const page = await open(complained, {}, { locale });
    await page.person.click(screen.getByRole('button', { name: button }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain(text);
    expect(sent(page.arrived, complaint)).toEqual([]);
  });

  const asked: Partial<SellerOrderDetail> = {
    status: 'processed',
    status_label: 'Perlu dikirim',
    actions: ['accept_cancel', 'reject_cancel'],
    cancel_request: {
      reason: 'Tidak jadi membeli',
      at: '2026-11-21T03:00:00Z',
      due_at: '2026-11-23T03:00:00Z',
    },
  };

  test.each([
    ['Setujui batal', 'Setujui batal', true, 'Pesanan dibatalkan'],
    ['Tolak batal', 'Tolak permintaan', false, 'Permintaan batal ditolak'],
  ])(
    'to a request to cancel: %s; the answer takes the place of the order',
    async (button, yes, accept, text) => {
      const page = await open(asked, {
        [cancel]: { code: 200, data: sellerOrderDetail({ status_label: 'Sesudahnya', actions: [] }) },
      });
      expect(screen.getByText('Tidak jadi membeli')).toBeTruthy();
      await page.person.click(screen.getByRole('button', { name: button }));
      const question = within(await screen.findByRole('dialog'));
      await page.person.type(question.getByRole('textbox'), 'Baik');
      await page.person.click(question.getByRole('button', { name: yes }));
      expect(await screen.findByRole('heading', { name: 'Sesudahnya' })).toBeTruthy();
      expect(sent(page.arrived, cancel)).toEqual([
        { order_code: buildOrderCode(1), accept, description: 'Baik' },
      ]);
      expect(page.toasts()).toEqual([text]);
      expect(sent(page.arrived, read)).toHaveLength(1);
    },
  );

  test.each([
    ['Setujui pengembalian', 'Setujui pengembalian', true, 'Dana dikembalikan ke pembeli'],
    ['Serahkan ke tim Pasar', 'Serahkan', false, 'Komplain diteruskan ke tim Pasar'],
  ])('to a complaint: %s', async (button, yes, accept, text) => {
    const page = await open(complained, {
      [complaint]: { code: 200, data: sellerOrderDetail({ actions: [] }) },
    });
    const shown = part('Komplain');
    for (const words of ['Barang rusak', 'Lengan kirinya sobek', 'Pembeli meminta kembali Rp50.000'])
      expect(shown.getByText(words)).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: button }));
    await page.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }));
    await waitFor(() => expect(page.toasts()).toEqual([text]));
    expect(sent(page.arrived, complaint)).toEqual([
      { order_code: buildOrderCode(1), accept, description: '' },
    ]);
  });
});

describe('[SELL-05] a parcel that the seller brings to the courier', () => {
  // Without it an upload goes through the page's own fetch, which the fake API handles.
  const upload = 'POST /upload/helper';
  const waybill = 'POST /merchant/dashboard/orders/waybill';
  const delivered = 'POST /merchant/dashboard/orders/delivered';
  const stored = { code: 200, data: { media_id: 71, kind: 'image', url: '/m/71', width: 9, height: 9 } };
  const receipt = new File(['x'], 'struk.png', { type: 'image/png' });
  const toPack: Partial<SellerOrderDetail> = {
    status: 'processed',
    status_label: 'Perlu dikirim',
    actions: ['enter_waybill'],
    refund_preview: null,
  };
  const onTheWay: Partial<SellerOrderDetail> = {
    ...toPack,
    status: 'shipped',
    actions: ['correct_waybill', 'confirm_delivery', 'track'],
    shipping: {
      ...sellerOrderDetail().shipping,
      awb: 'JNE0123456789',
      tracking_url: 'https://www.jne.co.id/tracking-package?awb=JNE0123456789',
    },
    tracking: [
      {
        code: 'picked_up',
        description: 'Paket diserahkan penjual ke kurir',
        city: 'Kota Bandung',
        at: '2026-11-21T03:00:00Z',
        images: ['/media/private/struk'],
      },
    ],
  };
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['id', 'Isi resi sendiri', 'Nomor resi', 'Foto struk kurir', 'Simpan dan kirim', 'Nomor resi disimpan'],
    [
      'en',
      'Enter tracking number',
      'Tracking number',
      "Photo of the courier's receipt",
      'Save and ship',
      'Tracking number saved',
    ],
  ] as const)(
    'gets its number and the photo of the receipt (%s)',
    { tags: 'slow' },
    async (locale, button, label, photo, yes, text) => {
      vi.stubGlobal('XMLHttpRequest', undefined);
      const page = await open(
        toPack,
        { [upload]: stored, [waybill]: { code: 200, data: sellerOrderDetail(onTheWay) } },
        { locale },
      );
      await page.person.click(screen.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await page.person.type(dialog.getByLabelText(label), 'jne 0123456789');
      await page.person.click(dialog.getByRole('button', { name: yes }));
      expect(sent(page.arrived, waybill)).toEqual([]);
      const missing =
        locale === 'id' ? 'Tambahkan foto resi dari kurir' : "Add a photo of the courier's receipt";
      expect(dialog.getByText(missing)).toBeTruthy();
      expect(dialog.getByRole('group', { name: photo })).toBeTruthy();
      await page.person.upload(
        dialog.getByLabelText(locale === 'id' ? 'Pilih foto' : 'Choose a photo'),
        receipt,
      );
      await dialog.findByRole('img');
      await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
      await page.person.click(dialog.getByRole('button', { name: yes }));
      await waitFor(() => expect(page.toasts()).toEqual([text]));
      expect(sent(page.arrived, waybill)).toEqual([
        { order_code: buildOrderCode(1), awb: 'jne 0123456789', media_id: 71 },
      ]);
      const link = screen.getByRole('link', { name: /JNE$/ });
      expect(link.getAttribute('href')).toContain('awb=JNE0123456789');
    },
  );

  test('with a number that is wrong or another order has: the error is at the field, the input stays', {
    tags: 'slow',
  }, async () => {
    vi.stubGlobal('XMLHttpRequest', undefined);
    const used = { code: 409, message: 'Sudah dipakai', data: { reason: 'waybill_used' } };
    const page = await open(toPack, { [upload]: stored, [waybill]: used });
    await page.person.click(screen.getByRole('button', { name: 'Isi resi sendiri' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.upload(dialog.getByLabelText('Pilih foto'), receipt);
    await dialog.findByRole('img');
    await page.person.type(dialog.getByLabelText('Nomor resi'), 'JNE-1');
    await page.person.click(dialog.getByRole('button', { name: 'Simpan dan kirim' }));
    expect(dialog.getByText('Isi nomor resi, 8–30 huruf dan angka')).toBeTruthy();
    expect(sent(page.arrived, waybill)).toEqual([]);
    await page.person.clear(dialog.getByLabelText('Nomor resi'));
    await page.person.type(dialog.getByLabelText('Nomor resi'), 'JNE0123456789');
    await page.person.click(dialog.getByRole('button', { name: 'Simpan dan kirim' }));
    expect(await dialog.findByText('Sudah dipakai')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Nomor resi').value).toBe('JNE0123456789');
  });

  test('is corrected without a new photo, and its arrival is reported with the receiver', {
    tags: 'slow',
  }, async () => {
    vi.stubGlobal('XMLHttpRequest', undefined);
    const reply = { code: 200, data: sellerOrderDetail(onTheWay) };
    const page = await open(onTheWay, { [upload]: stored, [waybill]: reply, [delivered]: reply });
    await page.person.click(screen.getByRole('button', { name: 'Perbaiki resi' }));
    let dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByLabelText('Nomor resi'), '0');
    await page.person.click(dialog.getByRole('button', { name: 'Simpan resi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page.arrived, waybill)).toEqual([
      { order_code: buildOrderCode(1), awb: 'JNE01234567890', media_id: null },
    ]);
    await page.person.click(screen.getByRole('button', { name: 'Tandai sudah tiba' }));
    dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByLabelText('Nama penerima'), 'Satpam Joko');
    await page.person.upload(dialog.getByLabelText('Pilih foto'), receipt);
    await dialog.findByRole('img');
    await page.person.click(dialog.getByRole('button', { name: 'Tandai tiba' }));
    await waitFor(() => expect(sent(page.arrived, delivered)).toHaveLength(1));
    expect(sent(page.arrived, delivered)).toEqual([
      { order_code: buildOrderCode(1), receiver: 'Satpam Joko', media_id: 71 },
    ]);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { person, container } = await open(onTheWay, {}, { locale });
    await expectAccessible(container);
    await person.click(
      screen.getByRole('button', { name: locale === 'id' ? 'Tandai sudah tiba' : 'Mark as delivered' }),
    );
    await expectAccessible(await screen.findByRole('dialog'));
  });
});
