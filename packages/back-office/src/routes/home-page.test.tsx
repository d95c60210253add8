import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { buildOverview, buildQueue, figures, waiting } from '../testing/home.ts';
import { me, rina } from '../testing/staff.ts';

const who = 'GET /admin/me';
const queue = 'GET /admin/queue/list';
const market: FakeResponses = {
  [who]: me('admin'),
  [queue]: buildQueue([
    waiting({ is_late: true }),
    waiting({ kind: 'withdrawal', id: 8, subject: 'Budi Santoso', amount: 90_000 as never }),
    waiting({ kind: 'store-change', id: 6, subject: 'Kain Siti', detail: 'bank,file_ktp' }),
  ]),
  'GET /admin/figures': { code: 200, data: figures },
  'GET /admin/overview': buildOverview(),
};
const open = (replies: FakeResponses = {}, path = '/admin', locale: 'id' | 'en' = 'id') =>
  openPage(slice, path, { ...market, ...replies }, { locale, user: rina });

beforeEach(() => localStorage.clear());

describe('the home of the back office', () => {
  test.each([
    ['id', 'Lindungi akunmu dulu', 'Buka keamanan akun', ''],
    ['en', 'Protect your account first', 'Open account security', '/en'],
  ] as const)(
    'leads who has no second factor to the security page (%s) [W31]',
    { tags: 'slow' },
    async (locale, title, action, prefix) => {
      const refused = { code: 403, message: '…', data: { reason: 'factor_required' } } as const;
      await open(
        { [who]: refused, [queue]: refused, 'GET /admin/figures': refused, 'GET /admin/overview': refused },
        '/admin',
        locale,
      );
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(
        `${prefix}/account/security`,
      );
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.queryByRole('navigation')).toBeNull();
      await expectAccessible(document.body);
    },
  );

  test('shows what waits with its deadline, its parts and its amount [B12]', { tags: 'slow' }, async () => {
    await open();
    const rows = within(screen.getByRole('table', { name: 'Antrean kerja' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Rumah Kawung',
      'Budi Santoso',
      'Kain Siti',
    ]);
    expect(rows[0]?.textContent).toContain('Terlambat');
    expect(rows[1]?.textContent).toContain('Rp90.000');
    expect(rows[2]?.textContent).toContain('rekening, KTP');
    expect(screen.getByRole('link', { name: 'Toko baru 2' }).getAttribute('href')).toBe('/admin?kind=store');
    expect(screen.getByRole('link', { name: 'Terlambat 1' }).getAttribute('href')).toBe('/admin?show=late');
  });

  test('says first what stops trade, and where it is mended [B20] [B22]', { tags: 'slow' }, async () => {
    await open({ 'GET /admin/overview': buildOverview('ledger_fault', 'approval_alone') });
    expect(screen.getByText('Pembukuan tidak cocok')).toBeTruthy();
    expect(screen.getByText('Belum ada rekan yang bisa menyetujui')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ke pemeriksaan' }).getAttribute('href')).toBe(
      '/admin/ledger/checks',
    );
  });

  test('leads from a flash-sale submission to where it is decided', { tags: 'slow' }, async () => {
    await open({ [queue]: buildQueue([waiting({ kind: 'flash-item', id: 9, subject: 'Kemeja batik' })]) });
    const link = screen.getByRole('link', { name: 'Kemeja batik' });
    expect(link.getAttribute('href')).toBe('/admin/campaigns/flash-items?open=9');
  });

  test('leads from a stuck order to its page [B12]', { tags: 'slow' }, async () => {
    const order = waiting({ kind: 'order', id: 9, subject: 'ORD-20261120-ABCDE', detail: 'shipped' });
    await open({ [queue]: buildQueue([order]) });
    const link = screen.getByRole('link', { name: 'ORD-20261120-ABCDE' });
    expect(link.getAttribute('href')).toBe('/admin/orders/ORD-20261120-ABCDE');
    expect(screen.getByText('Dalam pengiriman')).toBeTruthy();
  });

  test('keeps its filters in the address, and says what to do when nothing matches [B4] [B6]', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [queue]: buildQueue([]) }, '/admin?kind=store&show=late');
    const asked = page.arrived.find(({ call }) => call === queue)?.query;
    expect([asked?.get('kind'), asked?.get('show')]).toEqual(['store', 'late']);
    expect(screen.getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/admin');
    expect(screen.getByText('Tidak ada yang cocok')).toBeTruthy();
  });

  test('shows each figure beside the days before [B13]', async () => {
    await open();
    expect(screen.getByText('Rp1.500.000')).toBeTruthy();
    expect(screen.getByText('Naik 50% dari Rp1.000.000')).toBeTruthy();
    expect(screen.getByText('Turun 25% dari 16')).toBeTruthy();
    expect(screen.getByText('Sama dengan sebelumnya, 4,8%')).toBeTruthy();
    expect(screen.getByText('Sebelumnya 0')).toBeTruthy();
  });

  test('leads from each figure to the rows that it counts, for roles that read them [B13]', {
    tags: 'slow',
  }, async () => {
    await open();
    const days = 'date_start=2026-10-23&date_end=2026-11-21';
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Rp1.500.000')).toBe(`/admin/orders?${days}&by=sold`);
    expect(hrefOf('12')).toBe(`/admin/orders?${days}&by=paid`);
    expect(hrefOf('3')).toBe(`/admin/stores?status=all&${days}`);
    expect(hrefOf('Rp0')).toBe(`/admin/ledger?event=refunds&account=buyer_wallet&${days}`);
  });

  test('shows figures without a way to rows that the role does not read', async () => {
    await open({ [who]: me('content') });
    expect(screen.getByText('Rp1.500.000')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Rp1.500.000' })).toBeNull();
  });

  test('shows the figures of days of one’s own choice, in either order', async () => {
    const page = await open();
    const form = within(screen.getByRole('form', { name: 'Hari pilihan sendiri' }));
    const [from, until] = [form.getByLabelText('Dari'), form.getByLabelText('Sampai')];
    fireEvent.change(from, { target: { value: '2026-11-10' } });
    fireEvent.change(until, { target: { value: '2026-11-01' } });
    await page.person.click(form.getByRole('button', { name: 'Tampilkan' }));
    await waitFor(() => {
      const { query } = page.arrived.findLast(({ call }) => call === 'GET /admin/figures') ?? {};
      expect([query?.get('date_start'), query?.get('date_end')]).toEqual(['2026-11-01', '2026-11-10']);
    });
  });

  test.each([
    [queue, 'Antrean gagal terhubung ke server'],
    ['GET /admin/figures', 'Angka pasar gagal terhubung ke server'],
  ])('[ERR-01] %s fails alone', async (call, text) => {
    await open({ [call]: undefined });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s) [B32]',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, locale === 'id' ? '/admin' : '/en/admin', locale);
      await expectAccessible(container);
    },
  );
});

describe('who may look [B2]', () => {
  test('staff without any role read who has the right', async () => {
    const roles = ['admin', 'support', 'finance', 'content'];
    const refused = { code: 403, message: 'Belum', data: { roles } };
    await open({ [who]: refused, [queue]: refused, 'GET /admin/figures': refused });
    expect(screen.getByText(/Admin, Bantuan, Keuangan, Konten/)).toBeTruthy();
  });
});

test('what comes meanwhile is offered, and no row moves before it is asked for [B6]', {
  tags: 'slow',
}, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const before = buildQueue([waiting()]);
    const after = buildQueue([waiting({ id: 6, subject: 'Kain Siti' }), waiting()], {
      counts: { store: { open: 4, late: 1 }, withdrawal: { open: 0, late: 0 } },
      server_time: '2026-11-21T03:01:00Z',
    });
    let now = before;
    const page = await open({ [queue]: () => now });
    now = after;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const offer = await screen.findByRole('button', { name: '2 baru, tampilkan' });
    expect(screen.queryByRole('link', { name: 'Kain Siti' })).toBeNull();
    await page.person.click(offer);
    expect(await screen.findByRole('link', { name: 'Kain Siti' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /baru, tampilkan/ })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('what a newer server lists, finds and warns of is left out where it has no page yet', async () => {
  const search = 'GET /admin/find';
  const page = await open({
    [queue]: buildQueue([waiting({ kind: 'audit-box' as never, subject: 'Baru' }), waiting()]),
    'GET /admin/overview': buildOverview('moon_phase' as never),
    [search]: { code: 200, data: [{ kind: 'invoice', key: '1', name: 'INV-1' }] },
  });
  expect(screen.getByRole('link', { name: 'Rumah Kawung' })).toBeTruthy();
  expect(screen.queryByText('Baru')).toBeNull();
  expect(screen.queryByText(/moon_phase/)).toBeNull();
  await page.person.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Perintah' }));
  await page.person.click(palette.getByRole('combobox'));
  await page.person.paste('inv-1');
  await waitFor(() => expect(page.arrived.some(({ call }) => call === search)).toBe(true));
  expect(await palette.findByText('Tidak ada perintah yang cocok.')).toBeTruthy();
});

describe('keys [B7]', () => {
  test.each([
    ['order', 'ORD-20261121-QW3RT', 'Pesanan', '/admin/orders/ORD-20261121-QW3RT'],
    ['batch', 'PB-20261120-AAAAA', 'Berkas bank', '/admin/payouts?search=PB-20261120-AAAAA'],
    ['ticket', '7', 'Pertanyaan', '/admin/tickets?state=all&open=7'],
  ] as const)(
    'the palette finds the code of a %s and leads there [B7]',
    { tags: 'slow' },
    async (kind, key, hint, to) => {
      const name = kind === 'ticket' ? 'TABCDEFGH' : key;
      const page = await open({ 'GET /admin/find': { code: 200, data: [{ kind, key, name }] } });
      await page.person.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Perintah' }));
      await waitFor(() => expect(document.activeElement).toBe(palette.getByRole('combobox')));
      await page.person.paste(name.toLowerCase());
      expect((await palette.findByRole('option')).textContent).toBe(`${name}${hint}`);
      const asked = page.arrived.filter(({ call }) => call === 'GET /admin/find');
      expect(asked.at(-1)?.query.get('search')).toBe(name.toLowerCase());
      await page.person.keyboard('{Enter}');
      await waitFor(() => expect(page.at()).toBe(to));
    },
  );

  test('J and K move through the rows; the palette leads to pages and says what keys do', {
    tags: 'slow',
  }, async () => {
    const page = await open();
    await page.person.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Tombol pintas' }));
    const keysIn = (name: string) =>
      within(help.getByRole('region', { name }))
        .getAllByRole('definition')
        .map((key) => key.textContent);
    expect(keysIn('Di halaman ini sekarang')).toEqual(['Ctrl K', 'G …', 'J K', 'Enter', 'Ctrl Enter']);
    expect(keysIn('Di halaman lain, atau saat ada yang terbuka')).toEqual([
      '/',
      'O',
      'X',
      'A',
      'R',
      'E',
      '[ ]',
      'U',
      'Esc',
    ]);
    await page.person.click(help.getByRole('switch', { name: 'Tombol tunggal aktif' }));
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.person.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.person.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Perintah' }));
    await page.person.type(palette.getByRole('combobox'), 'tombol');
    expect(palette.getAllByRole('option').map((option) => option.textContent)).toEqual(['Tombol pintas?']);
    await page.person.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Tombol pintas' })).toBeTruthy();
  });
});
