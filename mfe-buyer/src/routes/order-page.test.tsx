import type { BuyerOrderDetail, Locale } from '@pasar/contract';
import {
  type FakeResponses,
  fakeApi,
  openPage,
  type ReceivedRequest,
  renderPage,
} from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { code, detail } from '../testing/orders.ts';
import { sari } from '../testing/sari.ts';

const read = `GET /buyer/dashboard/order/detail/${code}`;
const change = 'POST /buyer/dashboard/order/status';
const upload = 'POST /upload/helper';

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

const open = (
  changed: Partial<BuyerOrderDetail> = {},
  replies: FakeResponses = {},
  { locale = 'id' as Locale } = {},
) =>
  openPage(
    slice,
    `/account/orders/${code}`,
    { [read]: { code: 200, data: detail(changed) }, ...replies },
    { locale, user: sari },
  );

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const sent = (arrived: ReceivedRequest[]) =>
  arrived.filter(({ call }) => call === change).map(({ body }) => body);

describe('[BUYER-03] an order', () => {
  test('shows its status, the state of the money, the place of the parcel and the breakdown of the total', {
    tags: 'slow',
  }, async () => {
    await open();
    const state = part('Pesanan tiba');
    expect(state.getByText(/Periksa isinya/)).toBeTruthy();
    expect(state.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('83');
    const parcel = part('Pengiriman');
    expect(parcel.getByText('JNE0012345678')).toBeTruthy();
    expect(parcel.getAllByRole('listitem').map((one) => one.querySelector('p')?.textContent)).toEqual([
      'Paket diterima',
      'Paket dijemput',
    ]);
    const bill = part('Pembayaran');
    for (const text of ['Rp200.000', '-Rp10.000', 'Rp21.000', 'BCA Virtual Account'])
      expect(bill.getByText(text)).toBeTruthy();
    expect(bill.queryByText('Asuransi')).toBeNull();
    expect(part('Alamat pengiriman').getByText(/Dago, Coblong, Kota Bandung, Jawa Barat 40135/)).toBeTruthy();
    expect(part('Riwayat pesanan').getByText('Kurir · Diterima Sari')).toBeTruthy();
  });

  test('of a dropshipper names the sender', { tags: 'slow' }, async () => {
    await open({ dropship: { name: 'Toko Sari', phone: '081200001111' } });
    expect(screen.getByText('Dikirim atas nama Toko Sari, 081200001111')).toBeTruthy();
  });

  test('shows a request to cancel and a complaint with their status', async () => {
    await open(
      {
        cancel_request: {
          reason: 'I changed my mind',
          at: '2026-11-22T01:00:00Z',
          due_at: '2026-11-24T01:00:00Z',
        },
        complaint: {
          type: 'damaged',
          type_label: 'Damaged',
          description: 'The sleeve is torn',
          amount: 100_000 as BuyerOrderDetail['grand_total'],
          status: 'escalated',
          images: ['/media/private/1'],
          due_at: '2026-11-25T01:00:00Z',
          refunded: null,
          messages: [{ actor: 'seller', text: 'It left us whole', at: '2026-11-23T01:00:00Z' }],
        },
      },
      {},
      { locale: 'en' },
    );
    expect(screen.getByText('I changed my mind')).toBeTruthy();
    const complaint = part('Complaint');
    for (const text of [
      'With the Pasar team',
      'The sleeve is torn',
      'Requested refund: Rp100.000',
      'It left us whole',
    ])
      expect(complaint.getByText(text)).toBeTruthy();
    expect(complaint.getByRole('img', { name: 'Evidence 1' })).toBeTruthy();
    expect(complaint.queryByRole('textbox')).toBeNull();
  });

  test('answers what staff want to know about a complaint, and keeps the text when that fails [B19]', {
    tags: 'slow',
  }, async () => {
    const reply = 'POST /buyer/dashboard/order/complaint/reply';
    const complaint = {
      ...{ type: 'damaged' as const, type_label: 'Barang rusak', description: 'Sobek' },
      ...{ amount: 100_000 as BuyerOrderDetail['grand_total'], status: 'escalated' as const, images: [] },
      ...{ due_at: '2026-11-25T01:00:00Z', refunded: null },
      messages: [{ actor: 'staff' as const, text: 'Ada foto kardusnya?', at: '2026-11-26T01:00:00Z' }],
      request: { text: 'Ada foto kardusnya?', due_at: '2026-11-28T01:00:00Z' },
    };
    let fails = true;
    const page = await open(
      { status: 'complained', complaint },
      {
        [reply]: () =>
          fails
            ? { code: 422, message: 'Salah', data: { text: ['Harap isi kolom berikut'] } }
            : { code: 200, message: 'OK', data: detail({ complaint: { ...complaint, request: null } }) },
      },
    );
    expect(screen.getByText('Tim Pasar bertanya kepadamu')).toBeTruthy();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Jawabanmu/ });
    await page.person.type(field, 'Penyok di sudut');
    await page.person.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    expect(await screen.findByText('Harap isi kolom berikut')).toBeTruthy();
    expect(field.value).toBe('Penyok di sudut');
    fails = false;
    await page.person.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    await waitFor(() => expect(screen.queryByText('Tim Pasar bertanya kepadamu')).toBeNull());
    expect(page.arrived.findLast(({ call }) => call === reply)?.body).toMatchObject({
      text: 'Penyok di sudut',
    });
  });

  test('its numbers can be taken along', async () => {
    const page = await open();
    await page.person.click(press('Salin nomor resi'));
    await waitFor(() => expect(page.toasts()).toEqual(['Tersalin']));
    expect(await navigator.clipboard.readText()).toBe('JNE0012345678');
  });

  test('with an invalid code is a 404, without a request', async () => {
    const { api, arrived } = fakeApi({});
    const page = await renderPage(slice, '/account/orders/nonsense', {
      api,
      user: sari,
      ErrorBoundary: () => <h1>404</h1>,
    });
    expect(await page.findByText('404')).toBeTruthy();
    expect(arrived).toEqual([]);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, {}, { locale });
    await expectAccessible(container);
  });
});

describe('[BUYER-03] completing', () => {
  const completed = {
    code: 200,
    data: detail({ status: 'completed', status_label: 'Selesai', actions: ['buy_again'] }),
  };

  test('shows its consequence first; the response replaces the order without a second read', {
    tags: 'slow',
  }, async () => {
    const page = await open({}, { [change]: completed });
    await page.person.click(press('Selesaikan'));
    const question = await dialog();
    expect(question.getByText(/Rp211.000 diteruskan ke Rumah Kawung/)).toBeTruthy();
    await page.person.click(question.getByRole('button', { name: 'Sudah, selesaikan' }));
    const state = await screen.findByRole('heading', { name: 'Selesai' });
    await waitFor(() => expect(document.activeElement).toBe(state));
    expect(sent(page.arrived)).toEqual([{ order_code: code, status: 'completed' }]);
    expect(page.arrived.filter(({ call }) => call === read)).toHaveLength(1);
    expect(page.toasts()).toEqual(['Pesanan selesai']);
  });

  test('[R15] happens once, however often the button is pressed, and with one key', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const page = await open({}, { [change]: () => held.then(() => completed) });
    await page.person.click(press('Selesaikan'));
    await page.person.tripleClick((await dialog()).getByRole('button', { name: 'Sudah, selesaikan' }));
    answer();
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(sent(page.arrived)).toHaveLength(1);
    expect(page.arrived.findLast(({ call }) => call === change)?.headers.get('idempotency-key')).toMatch(
      /^[\w-]{8,100}$/,
    );
  });

  test('of an order that changed meanwhile is reported, and the order is read again', async () => {
    let reads = 0;
    const page = await open(
      {},
      {
        [read]: () => {
          reads += 1;
          return {
            code: 200,
            data: detail(reads > 1 ? { status: 'completed', status_label: 'Selesai', actions: [] } : {}),
          };
        },
        [change]: { code: 409, message: 'Status pesanan sudah berubah', data: { status: 'completed' } },
      },
    );
    await page.person.click(press('Selesaikan'));
    await page.person.click((await dialog()).getByRole('button', { name: 'Sudah, selesaikan' }));
    expect(await screen.findByRole('heading', { name: 'Selesai' })).toBeTruthy();
    expect(page.toasts()).toEqual(['Status pesanan sudah berubah']);
  });

  test('can be thought over', async () => {
    const page = await open();
    await page.person.click(press('Selesaikan'));
    await page.person.click((await dialog()).getByRole('button', { name: 'Belum' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page.arrived)).toEqual([]);
  });
});

describe('[BUYER-03] cancelling', () => {
  test.each([
    ['id', 'Batalkan', 'Batalkan pesanan', 'Pilih alasannya', 'Tidak jadi membeli', 'Pesanan dibatalkan'],
    ['en', 'Cancel', 'Cancel order', 'Choose a reason', 'I changed my mind', 'Order cancelled'],
  ] as const)('needs a reason (%s)', async (locale, button, yes, missing, reason, text) => {
    const page = await open(
      { status: 'new', actions: ['cancel'] },
      { [change]: { code: 200, data: detail({ status: 'cancelled_buyer', actions: [] }) } },
      { locale },
    );
    await page.person.click(press(button));
    const question = await dialog();
    await page.person.click(question.getByRole('button', { name: yes }));
    expect(question.getByText(missing)).toBeTruthy();
    await page.person.click(question.getByLabelText(reason));
    await page.person.click(question.getByRole('button', { name: yes }));
    await waitFor(() => expect(page.toasts()).toEqual([text]));
    expect(sent(page.arrived)).toEqual([
      { order_code: code, status: 'cancelled', reason: 'tidak_jadi', description: '' },
    ]);
  });

  test('after the seller accepted, is a request, and shows that', async () => {
    const page = await open(
      { status: 'processed', actions: ['request_cancel'] },
      { [change]: { code: 200, data: detail({ status: 'processed', actions: [] }) } },
    );
    await page.person.click(press('Minta batal'));
    const question = await dialog();
    expect(question.getByText(/penjual yang memutuskan/)).toBeTruthy();
    await page.person.click(question.getByLabelText('Ingin mengubah alamat'));
    await page.person.click(question.getByRole('button', { name: 'Kirim permintaan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Permintaan batal dikirim ke penjual']));
  });
});

describe('[BUYER-03] complaining', () => {
  const photo = new File(['GIF89a'], 'sobek.png', { type: 'image/png' });
  const uploaded = { code: 200, data: { media_id: 99, url: '/media/private/99', width: 600, height: 600 } };
  const complained = {
    code: 200,
    data: detail({ status: 'complained', status_label: 'Dikomplain', actions: ['withdraw_complaint'] }),
  };
  const start = async (replies: FakeResponses, changed: Partial<BuyerOrderDetail> = {}) => {
    const page = await open(changed, replies);
    await page.person.click(press('Komplain'));
    return { ...page, question: await dialog() };
  };

  test('takes description, amount and images', { tags: 'slow' }, async () => {
    const page = await start({ [upload]: uploaded, [change]: complained });
    const { question } = page;
    await page.person.click(question.getByLabelText('Barang rusak'));
    await page.person.type(question.getByLabelText('Ceritakan masalahnya'), 'Lengan kirinya sobek');
    await page.person.type(question.getByLabelText('Dana yang diminta kembali'), '50000');
    await page.person.upload(question.getByLabelText('Tambah foto'), photo);
    expect(await question.findByRole('img', { name: 'Foto 1' })).toBeTruthy();
    await waitFor(() => expect(question.getByRole('button', { name: 'Hapus foto 1' })).toBeTruthy());
    await page.person.click(question.getByRole('button', { name: 'Kirim komplain' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Komplain dikirim']));
    expect(sent(page.arrived)).toEqual([
      {
        order_code: code,
        status: 'complained',
        reason: 'damaged',
        description: 'Lengan kirinya sobek',
        media_ids: [99],
        amount: 50_000,
      },
    ]);
  });

  test('about what can be seen needs an image; about a parcel that has not come it does not', {
    tags: 'slow',
  }, async () => {
    const page = await start({ [change]: complained });
    const { question } = page;
    await page.person.click(question.getByLabelText('Barang kurang'));
    await page.person.type(question.getByLabelText('Ceritakan masalahnya'), 'Hanya satu yang datang');
    await page.person.click(question.getByRole('button', { name: 'Kirim komplain' }));
    expect(question.getByText('Tambahkan foto barang')).toBeTruthy();
    expect(document.activeElement).toBe(question.getByLabelText('Tambah foto'));
    expect(sent(page.arrived)).toEqual([]);
    await page.person.click(question.getByLabelText('Paket belum sampai'));
    await page.person.click(question.getByRole('button', { name: 'Kirim komplain' }));
    await waitFor(() => expect(sent(page.arrived)).toMatchObject([{ reason: 'not_arrived', media_ids: [] }]));
  });

  test('requests no more than the order cost, and requires a text', { tags: 'slow' }, async () => {
    const page = await start({});
    const { question } = page;
    await page.person.type(question.getByLabelText('Dana yang diminta kembali'), '211001');
    await page.person.type(question.getByLabelText('Ceritakan masalahnya'), 'rusak');
    await page.person.click(question.getByRole('button', { name: 'Kirim komplain' }));
    for (const text of [
      'Pilih alasannya',
      'Ceritakan masalahnya, minimal 10 karakter',
      'Tidak boleh lebih dari total pesanan',
    ])
      expect(question.getByText(text)).toBeTruthy();
  });

  test('about a parcel in transit can only report that it is late', async () => {
    const { question } = await start({}, { status: 'shipped', actions: ['track', 'complain'] });
    expect(question.getAllByRole('radio')).toHaveLength(1);
  });

  test('a complaint can be taken back, which ends the order', async () => {
    const page = await open(
      { status: 'complained', actions: ['withdraw_complaint'] },
      { [change]: { code: 200, data: detail({ status: 'completed', actions: [] }) } },
    );
    await page.person.click(press('Cabut komplain'));
    await page.person.click((await dialog()).getByRole('button', { name: 'Cabut komplain' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Pesanan selesai']));
    expect(sent(page.arrived)).toEqual([{ order_code: code, status: 'complaint_withdrawn' }]);
  });
});
