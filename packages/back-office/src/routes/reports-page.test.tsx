import type { AdminReports } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const report = (id: number): AdminReports['reports'][number] => ({
  id,
  reporter: 'B***o',
  reason: 'Hinaan atau kebencian',
  reason_code: 'insulting',
  text: 'Menyebut penjual bodoh',
  images: [`/api/media/${id}`],
  created_at: '2026-11-20T03:00:00Z',
});
const rude: AdminReports = {
  id: 41,
  subject: {
    ...{ type: 'review', id: 31, name: 'Kemeja batik parang', rating: 1, text: 'Bodoh', is_blocked: false },
    store: { id: 3, merchant_name: 'Rumah Kawung', merchant_slug: 'rumah-kawung' },
  },
  reports: [report(41), report(44)],
  state: 'open',
  is_urgent: true,
  due_at: '2026-11-20T07:00:00Z',
  decision: null,
};
const store: AdminReports = {
  ...rude,
  subject: { ...rude.subject, type: 'store', id: 3, name: 'Rumah Kawung', rating: null, text: null },
  reports: [{ ...report(41), reason: 'Penipuan', reason_code: 'fraud' }],
};
const meta = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};
const list = 'GET /admin/reports/list';
const decide = 'POST /admin/reports/decide';
const market: FakeResponses = {
  'GET /admin/me': me('content'),
  [list]: { code: 200, data: [rude], meta },
  'POST /admin/queue/claim': {
    code: 200,
    data: { staff_id: 9, name: 'Rina Hapsari', until: '2026-11-20T07:00:00Z' },
  },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/reports?open=41`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
const pane = () => within(screen.getByRole('complementary'));

describe('reports in the back office [B17]', () => {
  test('are upheld together, with the reason that was reported', { tags: 'slow' }, async () => {
    const page = await open({
      [decide]: { code: 200, message: 'Keputusan disimpan', data: { ...rude, state: 'upheld' } },
    });
    expect(pane().getAllByRole('img')).toHaveLength(2);
    await page.person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Laporan ini benar?' }));
    expect(dialog.getByText(/bintangnya tidak dihitung lagi/)).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox', { name: 'Penjelasan untuk pemiliknya' }), 'Hinaan');
    await page.person.dblClick(dialog.getByRole('button', { name: 'Laporan benar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, decide)).toEqual([
      { report_ids: [41, 44], result: 'uphold', reason_code: 'insulting', note: 'Hinaan' },
    ]);
  });

  test('about a question hide it, or keep it for good [W13]', { tags: 'slow' }, async () => {
    const question: AdminReports = {
      ...rude,
      subject: { ...rude.subject, type: 'question', id: 7, rating: null, text: 'Beli di toko sebelah saja?' },
    };
    const page = await open({
      [list]: { code: 200, data: [question], meta },
      [decide]: { code: 200, message: 'Keputusan disimpan', data: { ...question, state: 'dismissed' } },
    });
    expect(pane().getByRole('heading', { name: 'Pertanyaan tentang Kemeja batik parang' })).toBeTruthy();
    expect(pane().getByText('Beli di toko sebelah saja?')).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Sembunyikan pertanyaan' }));
    const hide = within(await screen.findByRole('dialog', { name: 'Laporan ini benar?' }));
    expect(hide.queryByRole('option', { name: 'Ulasan palsu atau dibayar' })).toBeNull();
    await page.person.keyboard('{Escape}');
    await page.person.click(pane().getByRole('button', { name: 'Tidak melanggar' }));
    const keep = within(await screen.findByRole('dialog', { name: 'Tolak laporan ini?' }));
    expect(keep.getByText(/tidak menyembunyikannya lagi/)).toBeTruthy();
    await page.person.type(keep.getByRole('textbox'), 'Pertanyaan wajar');
    await page.person.click(keep.getByRole('button', { name: 'Tolak laporan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, decide)).toEqual([
      { report_ids: [41, 44], result: 'dismiss', note: 'Pertanyaan wajar' },
    ]);
  });

  test('about a message show the conversation with a reason alone, and pause its author [W11]', {
    tags: 'slow',
  }, async () => {
    const message: AdminReports = {
      ...rude,
      subject: { ...rude.subject, type: 'message', id: 8, name: 'Rumah Kawung', rating: null, text: null },
    };
    const read = 'POST /admin/reports/chat';
    const page = await open({
      [list]: { code: 200, data: [message], meta },
      [read]: {
        code: 200,
        message: 'Pembacaan ini dicatat di log audit',
        data: {
          messages: [
            {
              ...{ id: 8, side: 'seller', kind: 'text', text: 'Bodoh', images: [] },
              ...{ sent_at: '2026-11-20T02:00:00Z', is_reported: true, is_hidden: false },
            },
          ],
        },
      },
      [decide]: { code: 200, message: 'Keputusan disimpan', data: { ...message, state: 'upheld' } },
    });
    expect(pane().queryByText('Bodoh')).toBeNull();
    await page.person.click(pane().getByRole('button', { name: 'Baca percakapan' }));
    const why = within(await screen.findByRole('dialog', { name: 'Baca percakapan ini?' }));
    await page.person.type(why.getByRole('textbox', { name: 'Alasan membaca' }), 'Periksa laporan');
    await page.person.click(why.getByRole('button', { name: 'Baca percakapan' }));
    expect(await pane().findByText('Bodoh')).toBeTruthy();
    expect(bodies(page.arrived, read)).toEqual([{ report_id: 41, reason: 'Periksa laporan' }]);
    await page.person.click(pane().getByRole('button', { name: 'Sembunyikan pesan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Laporan ini benar?' }));
    await page.person.selectOptions(
      dialog.getByRole('combobox', { name: 'Tindakan untuk pengirim' }),
      'Sembunyikan, tanpa chat 7 hari',
    );
    await page.person.type(dialog.getByRole('textbox', { name: 'Penjelasan untuk pemiliknya' }), 'Hinaan');
    await page.person.click(dialog.getByRole('button', { name: 'Laporan benar' }));
    await waitFor(() =>
      expect(bodies(page.arrived, decide)).toEqual([
        { report_ids: [41, 44], result: 'uphold', measure: 'pause_7', note: 'Hinaan' },
      ]),
    );
  });

  test('are dismissed with an explanation for the reporters', async () => {
    const page = await open({
      [decide]: { code: 200, message: 'Keputusan disimpan', data: { ...rude, state: 'dismissed' } },
    });
    await page.person.click(pane().getByRole('button', { name: 'Tidak melanggar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak laporan ini?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tolak laporan' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox', { name: 'Penjelasan untuk pelapor' }), 'Itu kritik');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak laporan' }));
    await waitFor(() =>
      expect(bodies(page.arrived, decide)).toEqual([
        { report_ids: [41, 44], result: 'dismiss', note: 'Itu kritik' },
      ]),
    );
  });

  test('about a store lead to its page, where it is suspended', async () => {
    const page = await open({ 'GET /admin/me': me('support'), [list]: { code: 200, data: [store], meta } });
    expect(pane().getByRole('link', { name: 'Lihat toko' }).getAttribute('href')).toBe('/admin/stores/3');
    await page.person.click(pane().getByRole('button', { name: 'Laporan benar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Toko ditangguhkan di halamannya/)).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  test('say when a colleague was faster, and who works on them [B9]', async () => {
    const page = await open({
      [decide]: { code: 409, message: 'Sudah diubah orang lain', data: rude },
      'POST /admin/queue/claim': {
        code: 409,
        message: 'Rekan lain sedang mengerjakan ini',
        data: { staff_id: 8, name: 'Dimas', until: '2026-11-20T07:00:00Z' },
      },
    });
    expect(await pane().findByText('Dimas sedang mengerjakan ini')).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Tidak melanggar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Itu kritik');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak laporan' }));
    expect(await screen.findByText('Sudah diubah orang lain')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, locale);
      await expectAccessible(container);
    },
  );
});
