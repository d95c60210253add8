import { type Locale, rupiah, type SellerOrder } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import {
  buildOrderCode,
  item,
  sellerOrder,
  sellerOrderDetail,
  sellerOrderList,
} from '../testing/seller-orders.ts';

const list = 'GET /merchant/dashboard/orders/list';
const approve = 'POST /merchant/dashboard/orders/approve';
const pickup = 'POST /merchant/dashboard/orders/pickup';
const reject = 'POST /merchant/dashboard/orders/reject';

const open = (replies: FakeResponses, { locale = 'id' as Locale, path = '/seller/orders' } = {}) =>
  openPage(slice, path, replies, { locale, user: budi });

const card = (number: number) =>
  within(screen.getByRole('row', { name: new RegExp(buildOrderCode(number)) }));
const press = (name: string) => screen.getByRole('button', { name });
const sent = (arrived: ReceivedRequest[], call: string) =>
  arrived.filter((one) => one.call === call).map(({ body }) => body);

describe('[SELL-05] the orders of a store', () => {
  test.each([
    ['id', 'Terima dalam 4 jam 0 menit', 'ke Kota Bandung', 'Perkiraan kamu terima', 'Pesanan baru 3'],
    ['en', 'Accept within 4 h 0 min', 'to Kota Bandung', 'You get (estimate)', 'New orders 3'],
  ] as const)(
    'say what goes in, where it goes and by when (%s)',
    { tags: 'slow' },
    async (locale, due, city, net, tab) => {
      await open(
        {
          [list]: sellerOrderList([
            sellerOrder(1, {
              items: [item(1, { qty: 3, note: 'Tanpa label harga' })],
              // Half a minute more than the four hours, since the page counts down while the test reads it.
              due: { type: 'respond', at: '2026-11-22T02:00:30Z' },
            }),
          ]),
        },
        { locale },
      );
      const order = card(1);
      for (const text of ['sari · 0812*****890', '3 ×', 'M', due, city, net])
        expect(order.getByText(text)).toBeTruthy();
      expect(order.getByText(/Tanpa label harga/)).toBeTruthy();
      expect(screen.getByRole('link', { name: tab })).toBeTruthy();
    },
  );

  test.each([
    ['cancelled_system', 0, 'Rp0'],
    ['refunded', 57_000, 'Rp57.000'],
    ['completed', 180_500, 'Rp180.500'],
  ] as const)('that are over as %s say what really came', { tags: 'slow' }, async (status, net, text) => {
    const over = { status, actions: [], due: null, refund_preview: null, seller_net: rupiah(net) };
    await open({ [list]: sellerOrderList([sellerOrder(1, { ...over, money_state: 'settled' })]) });
    expect(card(1).getByText('Kamu terima').nextElementSibling?.textContent).toBe(text);
  });

  test('come fifty at a time, by the tab of the address', async () => {
    const page = await open(
      { [list]: sellerOrderList([sellerOrder(1)], 1, 2) },
      { locale: 'en', path: '/seller/orders?status=to_ship&search=batik' },
    );
    expect(Object.fromEntries(page.arrived[0]?.query ?? [])).toMatchObject({
      status: 'to_ship',
      search: 'batik',
      per_page: '50',
    });
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/en/seller/orders?status=to_ship&search=batik&page=2',
    );
  });

  test.each([
    ['', 'Belum ada pesanan masuk'],
    ['?status=new', 'Tidak ada pesanan di tahap ini'],
    ['?search=x', 'Tidak ada pesanan yang cocok'],
  ])('that are none (%s) say why', async (query, title) => {
    await open({ [list]: sellerOrderList([]) }, { path: `/seller/orders${query}` });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  test.each([
    ['id', 'Pesanan masuk gagal terhubung ke server'],
    ['en', 'Orders to fulfil Error Connection To Server'],
  ] as const)('[ERR-01] that did not come leave tabs and search (%s)', async (locale, text) => {
    await open({ [list]: undefined }, { locale });
    expect(screen.getByText(text)).toBeTruthy();
    expect(
      screen.getByRole('navigation', { name: locale === 'id' ? 'Tahap pesanan' : 'Order stages' }),
    ).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'have no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container, person } = await open(
        { [list]: sellerOrderList([sellerOrder(1), sellerOrder(2)], 1, 2) },
        { locale },
      );
      await person.click(screen.getAllByRole('checkbox')[0] ?? document.body);
      await expectAccessible(container);
    },
  );

  test('[ROLE-02] are for the one who owns the store', async () => {
    const { at } = await openPage(slice, '/seller/orders', {}, { user: { ...budi, merchant: null } });
    expect(at()).toBe('/become-seller');
  });
});

describe('[SELL-05] one order', () => {
  const rows: [SellerOrder['actions'], string[]][] = [
    [
      ['approve', 'reject'],
      ['Terima', 'Tolak'],
    ],
    [['pickup'], ['Panggil kurir']],
    [
      ['accept_cancel', 'reject_cancel'],
      ['Setujui batal', 'Tolak batal'],
    ],
    [
      ['accept_complaint', 'reject_complaint', 'track'],
      ['Setujui pengembalian', 'Serahkan ke tim Pasar', 'Lacak paket'],
    ],
    [[], []],
  ];
  test.each(rows)('has exactly the buttons %j', async (actions, names) => {
    await open({ [list]: sellerOrderList([sellerOrder(1, { actions })]) });
    const buttons = screen.getAllByRole('cell').at(-1)?.querySelectorAll('button, a') ?? [];
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(names);
  });

  test('is accepted at once, and the list is read again', async () => {
    let done = false;
    const page = await open({
      [list]: () =>
        sellerOrderList([
          sellerOrder(
            1,
            done ? { status: 'processed', status_label: 'Perlu dikirim', actions: ['pickup'] } : {},
          ),
        ]),
      [approve]: () => {
        done = true;
        return { code: 200, message: 'Pesanan diterima', data: { done: [buildOrderCode(1)], failed: [] } };
      },
    });
    await page.person.click(press('Terima'));
    expect(await screen.findByRole('button', { name: 'Panggil kurir' })).toBeTruthy();
    expect(page.toasts()).toEqual(['Pesanan diterima']);
    expect(sent(page.arrived, approve)).toEqual([{ order_code: buildOrderCode(1) }]);
  });

  test('calls the courier, whose tracking number follows', async () => {
    const page = await open({
      [list]: sellerOrderList([sellerOrder(1, { actions: ['pickup'] })]),
      [pickup]: {
        code: 200,
        message: 'Kurir dipanggil',
        data: { done: [{ order_code: buildOrderCode(1), awb: '' }], failed: [] },
      },
    });
    await page.person.click(press('Panggil kurir'));
    await waitFor(() => expect(page.toasts()).toEqual(['Kurir dipanggil']));
  });

  test('that changed meanwhile are reported, and the list is read again', async () => {
    const page = await open({
      [list]: sellerOrderList([sellerOrder(1)]),
      [approve]: { code: 409, message: 'Status pesanan sudah berubah' },
    });
    await page.person.click(press('Terima'));
    await waitFor(() => expect(page.toasts()).toEqual(['Status pesanan sudah berubah']));
    await waitFor(() => expect(page.arrived.filter(({ call }) => call === list)).toHaveLength(2));
  });

  test.each([
    [
      'id',
      'Tolak',
      /mendapat kembali semua yang dibayar, Rp211.000/,
      'Tolak pesanan',
      'Alasan lain',
      'Tulis alasannya',
    ],
    [
      'en',
      'Reject',
      /gets back everything that was paid, Rp211.000/,
      'Reject order',
      'Another reason',
      'Write the reason',
    ],
  ] as const)(
    'is rejected with a reason (%s)',
    { tags: 'slow' },
    async (locale, button, text, yes, other, write) => {
      const page = await open(
        {
          [list]: sellerOrderList([sellerOrder(1)]),
          [reject]: { code: 200, data: sellerOrderDetail({ status: 'rejected', actions: [] }) },
        },
        { locale },
      );
      await page.person.click(press(button));
      const question = within(await screen.findByRole('dialog'));
      expect(question.getByText(text)).toBeTruthy();
      await page.person.click(question.getByRole('button', { name: yes }));
      expect(question.getByText(locale === 'id' ? 'Pilih alasannya' : 'Choose a reason')).toBeTruthy();
      await page.person.click(question.getByLabelText(other));
      await page.person.click(question.getByRole('button', { name: yes }));
      expect(question.getByText(write)).toBeTruthy();
      expect(sent(page.arrived, reject)).toEqual([]);
      await page.person.type(question.getByRole('textbox'), 'Tutup');
      await page.person.click(question.getByRole('button', { name: yes }));
      await waitFor(() => expect(page.toasts()).toHaveLength(1));
      expect(sent(page.arrived, reject)).toEqual([
        { order_code: buildOrderCode(1), reason: 'lainnya', description: 'Tutup' },
      ]);
    },
  );
});

describe('[SELL-05] many orders at once', () => {
  const three = [sellerOrder(1), sellerOrder(2), sellerOrder(3)];

  test('are selected, accepted, and then picked up together, each with its result', async () => {
    let stage: 'new' | 'to ship' | 'called' = 'new';
    const page = await open({
      [list]: () =>
        sellerOrderList(
          stage === 'new'
            ? three
            : stage === 'to ship'
              ? [sellerOrder(1, { actions: ['pickup'] }), sellerOrder(3)]
              : [sellerOrder(3)],
        ),
      [approve]: () => {
        stage = 'to ship';
        return {
          code: 200,
          data: {
            done: [buildOrderCode(1), buildOrderCode(2)],
            failed: [{ order_code: buildOrderCode(3), message: 'Dibatalkan pembeli' }],
          },
        };
      },
      [pickup]: () => {
        stage = 'called';
        return {
          code: 200,
          data: {
            done: [1, 2].map((number) => ({ order_code: buildOrderCode(number), awb: `JNE00${number}` })),
            failed: [],
          },
        };
      },
    });
    await page.person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini (3)' }));
    // The first selection of a visit also loads the bar.
    await page.person.click(await screen.findByRole('button', { name: 'Terima 3' }));
    const outcome = within(await screen.findByRole('status', { name: 'Hasil' }));
    expect(outcome.getByText('2 pesanan diterima')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Hasil' }));
    expect(outcome.getByText('Dibatalkan pembeli')).toBeTruthy();
    expect(sent(page.arrived, approve)).toEqual([{ order_codes: [1, 2, 3].map(buildOrderCode) }]);
    await page.person.click(press('Panggil kurir untuk 2 pesanan'));
    expect(await screen.findByText('Kurir dipanggil untuk 2 pesanan')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Salin nomor resi JNE002' })).toBeTruthy();
    expect(sent(page.arrived, pickup)).toEqual([{ order_codes: [1, 2].map(buildOrderCode) }]);
    await page.person.click(press('Tutup hasil'));
    expect(screen.queryByText('Kurir dipanggil untuk 2 pesanan')).toBeNull();
  });

  test('only those that something can be done with, and only what can be done with them', async () => {
    const page = await open({
      [list]: sellerOrderList([
        sellerOrder(1),
        sellerOrder(2, { actions: ['pickup'] }),
        sellerOrder(3, { actions: ['track'] }),
      ]),
    });
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await page.person.click(screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(2)}` }));
    const bar = within(screen.getByRole('region', { name: 'Pesanan yang dipilih' }));
    expect(bar.getByText('1 dipilih')).toBeTruthy();
    expect(bar.queryByRole('button', { name: /^Terima/ })).toBeNull();
    await page.person.click(screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(1)}` }));
    expect(bar.getByRole('button', { name: 'Terima 1' })).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Panggil kurir 1' })).toBeTruthy();
    await page.person.click(bar.getByRole('button', { name: 'Batalkan pilihan' }));
    expect(screen.queryByRole('region', { name: 'Pesanan yang dipilih' })).toBeNull();
  });

  test('[R15] go out once, however often the button is pressed, and with one key', async () => {
    let answer = () => {};
    const held = new Promise<void>((free) => {
      answer = free;
    });
    const page = await open({
      [list]: sellerOrderList(three),
      [approve]: () => held.then(() => ({ code: 200, data: { done: [buildOrderCode(1)], failed: [] } })),
    });
    await page.person.click(screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(1)}` }));
    await page.person.tripleClick(press('Terima 1'));
    answer();
    expect(await screen.findByText('1 pesanan diterima')).toBeTruthy();
    const calls = page.arrived.filter(({ call }) => call === approve);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,100}$/);
  });

  test('[R5] after a lost connection the same try has the same key', { tags: 'slow' }, async () => {
    const page = await open({ [list]: sellerOrderList(three), [approve]: undefined });
    await page.person.click(screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(1)}` }));
    for (const tries of [1, 2]) {
      await page.person.click(press('Terima 1'));
      // The client itself tries a keyed call twice.
      await waitFor(() => expect(sent(page.arrived, approve)).toHaveLength(2 * tries));
      await waitFor(() => expect(press('Terima 1').getAttribute('aria-busy')).toBeNull());
    }
    const keys = page.arrived
      .filter(({ call }) => call === approve)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(page.toasts()).toEqual(['Jaringan terputus']);
  });

  describe('from all pages of a list', () => {
    const many = Array.from({ length: 130 }, (_, at) => sellerOrder(at + 1));
    const labels = 'POST /merchant/dashboard/orders/labels';
    type Accepting = (codes: string[]) => ReturnType<typeof accept> | undefined;
    const accept = (done: string[]) => ({ code: 200, data: { done, failed: [] } });
    /** A list of 130 orders, of which a page in sight shows two, and what becomes of a part of them. */
    const market = (answer: Accepting): FakeResponses => ({
      [list]: ({ query }) => {
        const [page, inSight] = [Number(query.get('page') ?? 1), query.get('per_page') === '50'];
        const size = inSight ? 2 : 100;
        return sellerOrderList(many.slice((page - 1) * size, page * size), page, inSight ? 3 : 2);
      },
      [approve]: ({ body }) => answer((body as { order_codes: string[] }).order_codes),
      [pickup]: ({ body }) => ({
        code: 200,
        data: {
          done: (body as { order_codes: string[] }).order_codes.map((order_code) => ({
            order_code,
            awb: `JNE${order_code}`,
          })),
          failed: [],
        },
      }),
      [labels]: ({ body }) => ({
        code: 200,
        data: {
          url: null,
          name: '',
          expires_at: '',
          done: (body as { order_codes: string[] }).order_codes,
          failed: [],
        },
      }),
    });
    const chooseAll = async ({ person }: Awaited<ReturnType<typeof open>>, wider: string, count: string) => {
      await person.click(screen.getAllByRole('checkbox')[0] ?? document.body);
      await person.click(await screen.findByRole('button', { name: wider }));
      expect(await screen.findByText(count)).toBeTruthy();
      expect(screen.queryByRole('button', { name: wider })).toBeNull();
    };

    test.each([
      ['id', 'Pilih juga di halaman lain', '130 dipilih', 'Terima 130', '130 pesanan diterima'],
      ['en', 'Select on other pages too', '130 selected', 'Accept 130', 'Orders accepted: 130'],
    ] as const)(
      'they are chosen and accepted, a hundred at a time (%s)',
      async (locale, wider, count, button, done) => {
        const page = await open(market(accept), { locale });
        await chooseAll(page, wider, count);
        await page.person.click(press(button));
        expect(await screen.findByText(done)).toBeTruthy();
        const parts = sent(page.arrived, approve) as { order_codes: string[] }[];
        expect(parts.map(({ order_codes }) => order_codes.length)).toEqual([100, 30]);
        expect(new Set(parts.flatMap(({ order_codes }) => order_codes)).size).toBe(130);
        await waitFor(() => expect(screen.queryByRole('region', { name: /dipilih|Selected/i })).toBeNull());
      },
    );

    test('their labels are printed in documents of a hundred', { tags: 'slow' }, async () => {
      const page = await open(market(accept));
      await chooseAll(page, 'Pilih juga di halaman lain', '130 dipilih');
      await page.person.click(press('Terima 130'));
      await page.person.click(await screen.findByRole('button', { name: 'Panggil kurir untuk 130 pesanan' }));
      await page.person.click(await screen.findByRole('button', { name: 'Cetak 1–100 label dan slip' }));
      expect(await screen.findByText('100 label siap dicetak')).toBeTruthy();
      await page.person.click(press('Cetak 101–130 label dan slip'));
      expect(await screen.findByText('30 label siap dicetak')).toBeTruthy();
      await page.person.click(press('Label 101–130 saja'));
      await waitFor(() => expect(sent(page.arrived, labels)).toHaveLength(3));
      expect(
        (sent(page.arrived, labels) as { order_codes: string[]; slips: boolean }[]).map(
          ({ order_codes, slips }) => [order_codes.length, slips],
        ),
      ).toEqual([
        [100, true],
        [30, true],
        [30, false],
      ]);
    });

    test('[R5] results before the connection was lost remain, and the rest stays selected', async () => {
      const page = await open(market((codes) => (codes.length === 100 ? accept(codes) : undefined)));
      await chooseAll(page, 'Pilih juga di halaman lain', '130 dipilih');
      await page.person.click(press('Terima 130'));
      expect(await screen.findByText('100 pesanan diterima')).toBeTruthy();
      await waitFor(() => expect(page.toasts()).toEqual(['Jaringan terputus']));
      expect(await screen.findByText('30 dipilih')).toBeTruthy();
      expect(press('Terima 30')).toBeTruthy();
    });

    test('the selection lasts from page to page, and ends with the tab', { tags: 'slow' }, async () => {
      const page = await open(market(accept));
      await chooseAll(page, 'Pilih juga di halaman lain', '130 dipilih');
      await page.person.click(screen.getByRole('link', { name: 'Halaman 2' }));
      expect(await screen.findByRole('row', { name: new RegExp(buildOrderCode(3)) })).toBeTruthy();
      await page.person.click(screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(3)}` }));
      expect(screen.getByText('129 dipilih')).toBeTruthy();
      await page.person.click(screen.getByRole('link', { name: /^Perlu dikirim/ }));
      await waitFor(() => expect(screen.queryByText('129 dipilih')).toBeNull());
    });
  });
});

test('[SELL-05] J, K and X move through the orders and select one', async () => {
  const page = await open({ [list]: sellerOrderList([sellerOrder(1), sellerOrder(2), sellerOrder(3)]) });
  await page.person.keyboard('jjk');
  expect(document.activeElement?.textContent).toContain(buildOrderCode(1));
  await page.person.keyboard('x');
  expect(await screen.findByText('1 dipilih')).toBeTruthy();
  expect(
    screen.getByRole('checkbox', { name: `Pilih pesanan ${buildOrderCode(1)}`, checked: true }),
  ).toBeTruthy();
});
