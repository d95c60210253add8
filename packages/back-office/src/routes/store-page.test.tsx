import type { AdminStoreDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { buildQueue, waiting } from '../testing/home.ts';
import { me, rina } from '../testing/staff.ts';
import { waitingStore } from '../testing/store.ts';

const detail = 'GET /admin/merchants/detail/5';
const approve = 'POST /admin/merchants/approve';
const reject = 'POST /admin/merchants/reject';
const openFile = 'POST /admin/files/open';
const market: FakeResponses = {
  'GET /admin/me': me('support'),
  [detail]: { code: 200, data: waitingStore },
  'GET /admin/queue/list': buildQueue([waiting(), waiting({ id: 6, subject: 'Kain Siti' })]),
  'POST /admin/queue/claim': {
    code: 200,
    data: { staff_id: 9, name: 'Rina Hapsari', until: '2026-11-21T03:10:00Z' },
  },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    locale === 'id' ? '/admin/stores/5' : '/en/admin/stores/5',
    { ...market, ...replies },
    {
      locale,
      user: rina,
    },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((one) => one.call === call).map(({ body }) => body);

describe('the store as finance reads it [B23]', () => {
  test('has no documents and no decisions, but a commission of its own to ask for [B20]', {
    tags: 'slow',
  }, async () => {
    const commission = 'POST /admin/merchants/commission';
    const store = { ...waitingStore, documents: {}, commission_bps: 150, next_commission: null };
    const page = await open({
      'GET /admin/me': me('finance'),
      [detail]: { code: 200, data: store },
      [commission]: { code: 200, message: 'Menunggu', data: store, approval: { id: 7, expires_at: '2026' } },
    });
    expect(screen.getByText('Dokumen dilihat oleh admin dan layanan pelanggan saja.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Setujui/ })).toBeNull();
    expect(screen.getByText('1,5%')).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Ubah komisi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.clear(dialog.getByLabelText('Komisi'));
    await page.person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Perjanjian berakhir');
    await page.person.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, commission)).toMatchObject([
      { merchant_id: 5, commission_bps: null, reason: 'Perjanjian berakhir' },
    ]);
  });
});

describe('the verification of a store', () => {
  test('names other stores and accounts that have the same, with the way to them', {
    tags: 'slow',
  }, async () => {
    const elsewhere: AdminStoreDetail['elsewhere'] = [
      { what: 'account', kind: 'store', id: 6, name: 'Batik Lain' },
      { what: 'phone', kind: 'user', id: 8, name: 'Wati' },
    ];
    await open({ [detail]: { code: 200, data: { ...waitingStore, elsewhere } } });
    const section = within(screen.getByRole('region', { name: 'Juga ada di tempat lain' }));
    expect(section.getByRole('link', { name: 'Batik Lain' }).getAttribute('href')).toBe('/admin/stores/6');
    expect(section.getByRole('link', { name: 'Wati' }).getAttribute('href')).toBe('/admin/users?open=8');
    expect(section.getByText(/Rekening yang sama/)).toBeTruthy();
  });

  test('shows no document before the server has recorded the look [B24]', { tags: 'slow' }, async () => {
    let answer = () => {};
    const held = new Promise<void>((free) => {
      answer = free;
    });
    const page = await open({
      [openFile]: () => held.then(() => ({ code: 200, data: { url: '/media/secret.webp' } })),
    });
    expect(screen.queryByRole('img', { name: 'KTP' })).toBeNull();
    const [button] = screen.getAllByRole('button', { name: 'Buka dokumen (dicatat)' });
    await page.person.click(button as HTMLElement);
    expect(screen.queryByRole('img', { name: 'KTP' })).toBeNull();
    expect(bodies(page.arrived, openFile)).toEqual([{ media_id: 12, purpose: 'store-verification' }]);
    answer();
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'KTP' });
    expect(image.getAttribute('src')).toBe('/media/secret.webp');
  });

  test('approves by key at the version that was read, after the question [B7]', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [approve]: { code: 200, message: 'Keputusan disimpan', data: waitingStore } });
    await page.person.keyboard('a');
    expect(bodies(page.arrived, approve)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Setujui Rumah Kawung?' }));
    expect(dialog.getByText(/tidak bisa dibatalkan/)).toBeTruthy();
    await page.person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bodies(page.arrived, approve)).toEqual([{ merchant_id: 5, version: 3 }]));
    await waitFor(() => expect(page.at()).toBe('/admin/stores/6'));
  });

  test('is refused part by part, each with its reason; what was typed stays after a conflict [B6]', {
    tags: 'slow',
  }, async () => {
    const page = await open({
      [reject]: { code: 409, message: 'Data sudah berubah', data: waitingStore },
    });
    await page.person.click(screen.getByRole('checkbox', { name: 'Ada masalah: KTP' }));
    const reason = screen.getByLabelText<HTMLInputElement>('Alasan untuk KTP');
    await page.person.type(reason, 'Fotonya buram');
    await page.person.click(screen.getByRole('button', { name: 'Tolak 1 bagian (R)' }));
    await page.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tolak bagian ini' }),
    );
    await waitFor(() =>
      expect(bodies(page.arrived, reject)).toEqual([
        { merchant_id: 5, version: 3, reasons: [{ field: 'file_ktp', reason: 'Fotonya buram' }] },
      ]),
    );
    expect((await screen.findAllByText('Data sudah berubah')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Alasan untuk KTP').value).toBe('Fotonya buram');
  });

  test('asks the seller by key for better parts, and says that it waits [B7] [B16]', {
    tags: 'slow',
  }, async () => {
    const asked = { ...waitingStore, verify_due_at: null, reply_due_at: '2026-11-28T03:00:00Z' };
    let current = waitingStore;
    const page = await open({
      [detail]: () => ({ code: 200, data: current }),
      'POST /admin/merchants/ask': () => {
        current = asked;
        return { code: 200, message: 'Keputusan disimpan', data: asked };
      },
      'GET /admin/queue/list': buildQueue([waiting()]),
    });
    await page.person.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.person.click(screen.getByRole('checkbox', { name: 'Ada masalah: KTP' }));
    await page.person.type(screen.getByLabelText('Alasan untuk KTP'), 'Fotonya buram');
    await page.person.click(screen.getByRole('button', { name: 'Minta 1 bagian dilengkapi (E)' }));
    await screen.findByRole('dialog', { name: 'Minta Rumah Kawung melengkapi data?' });
    await page.person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(bodies(page.arrived, 'POST /admin/merchants/ask')).toEqual([
        { merchant_id: 5, version: 3, items: [{ field: 'file_ktp', message: 'Fotonya buram' }] },
      ]),
    );
    await waitFor(() => expect(page.at()).toBe('/admin'));
  });

  test('waits for the seller who was asked, who is not asked twice [B16]', async () => {
    const asked = { ...waitingStore, verify_due_at: null, reply_due_at: '2026-11-28T03:00:00Z' };
    await open({ [detail]: { code: 200, data: asked } });
    expect(screen.getByText(/Menunggu jawaban penjual sampai/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /dilengkapi/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Setujui (A)' })).toBeTruthy();
  });

  test('shows a new bank account beside the approved one, and its holder beside the owner [B15]', async () => {
    const previous = { bank_id: 7, bank_name: 'BCA', rekening: '555000111', cabang: '', atas_nama: 'Budi' };
    const bank = { ...previous, rekening: '999000222', atas_nama: 'PT Lain', previous };
    const store = { ...waitingStore, verification_status: 'approved' as const, bank };
    await open({ [detail]: { code: 200, data: store } });
    const change = within(screen.getByRole('region', { name: 'Rekening diganti' }));
    expect(change.getByText('555000111', { selector: 'del' })).toBeTruthy();
    expect(change.getByText('999000222', { selector: 'ins' })).toBeTruthy();
    expect(change.queryByText('BCA')).toBeNull();
    expect(change.getByText('Budi Santoso')).toBeTruthy();
  });

  test('says what is missing and does not offer to approve [B14]', async () => {
    const { file_ktp_selfie: _, ...documents } = waitingStore.documents;
    const page = await open({ [detail]: { code: 200, data: { ...waitingStore, documents, bank: null } } });
    const missing = 'Belum bisa disetujui. Yang belum ada: selfie dengan KTP, rekening.';
    expect(screen.getByText(missing)).toBeTruthy();
    await page.person.keyboard('a');
    expect(page.toasts()).toEqual([missing]);
    await page.person.click(screen.getByRole('button', { name: 'Setujui (A)' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says at each key what is still to do before it [B7]', async () => {
    const page = await open();
    const says = async (key: string, text: string) => {
      await page.person.keyboard(key);
      expect(page.toasts().at(-1)).toBe(text);
    };
    await says('r', 'Tandai dulu bagian yang bermasalah.');
    await page.person.click(screen.getByRole('checkbox', { name: 'Ada masalah: KTP' }));
    await says('e', 'Isi dulu alasan untuk setiap bagian yang ditandai.');
    await says('a', 'Ada bagian yang ditandai bermasalah. Hapus tandanya dulu untuk menyetujui.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows a dash where there is nothing to say', async () => {
    await open();
    expect(screen.getByText('PKP sejak').nextElementSibling?.textContent).toBe('–');
  });

  test('tells that a colleague works on it, who can be relieved [B9]', { tags: 'slow' }, async () => {
    const page = await open({
      'POST /admin/queue/claim': ({ body }: { body?: unknown }) =>
        (body as { take: boolean }).take
          ? { code: 200, data: { staff_id: 9, name: 'Rina', until: '2026-11-21T03:10:00Z' } }
          : {
              code: 409,
              message: 'Rekan lain sedang mengerjakan ini',
              data: { staff_id: 4, name: 'Dimas', until: '2026-11-21T03:10:00Z' },
            },
    });
    expect(await screen.findByText('Dimas sedang mengerjakan ini')).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Ambil alih' }));
    await waitFor(() => expect(screen.queryByText('Dimas sedang mengerjakan ini')).toBeNull());
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s) [B32]',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, locale);
      await expectAccessible(container);
    },
  );
});
