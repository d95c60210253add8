import type { AdminContent, AdminContentRow } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const first = { number: 1, published_at: null, published_by: null, repeats: null, requests_consent: false };
const second = {
  ...{ number: 2, published_at: '2026-11-20T03:00:00Z', published_by: 'Rina', repeats: null },
  requests_consent: true,
};
const texts = {
  ...{ title_id: 'Aturan main', summary_id: 'Ringkas', body_id: '## Akun' },
  ...{ title_en: 'Rules', summary_en: 'In short', body_en: '## Account' },
};
const page: AdminContent = {
  ...{ slug: 'terms', version: 4, published: texts, draft: null, is_agreed_to: true },
  versions: [second, first],
  values: [{ name: 'payHours', value: '24' }],
};
const rows: AdminContentRow[] = [
  {
    ...{ slug: 'buying', title_id: 'Cara belanja', title_en: 'How to buy', published: first },
    ...{ has_draft: false, changed_at: null, changed_by: null },
  },
  {
    ...{ slug: 'terms', title_id: 'Aturan main', title_en: 'Rules', published: second },
    ...{ has_draft: true, changed_at: '2026-11-21T03:00:00Z', changed_by: 'Rina' },
  },
];
const shown = (title: string, words: string) => ({
  ...{ title, summary: 'Ringkas' },
  body: [{ kind: 'heading', level: 2, id: 'akun', spans: [{ text: words }] }],
});
const preview = { code: 200 as const, data: { id: shown('Aturan', 'Akun'), en: shown('Rules', 'Akun') } };
const save = 'POST /admin/content/save';
const publish = 'POST /admin/content/publish';
const restore = 'POST /admin/content/restore';

const open = async (query: string, replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') => {
  const opened = await openPage(
    slice,
    `/admin/content?${query}`,
    {
      'GET /admin/me': me('content'),
      'GET /admin/content/list': { code: 200, data: rows },
      'GET /admin/content/detail': { code: 200, data: page },
      'GET /admin/content/preview': preview,
      ...replies,
    },
    { locale, user: rina },
  );
  if (query.includes('open=')) await waitForPane();
  return opened;
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('pages that staff write, in the back office [W68]', () => {
  test('are listed with their state and who changed them', async () => {
    await open('');
    const cells = (name: string) =>
      within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | ');
    expect(cells('Cara belanja')).toMatch(/Versi 1 \| Belum pernah diubah/);
    expect(cells('Aturan main')).toMatch(/Ada draf \| Rina \| 21 November 2026/);
  });

  test('both languages are written and saved; what the server refuses is at its field, nothing is lost', {
    tags: 'slow',
  }, async () => {
    let isGood = false;
    const opened = await open('open=terms', {
      [save]: () =>
        isGood
          ? { code: 200, message: 'Draf disimpan', data: { ...page, version: 5 } }
          : { code: 422, message: 'Periksa', data: { body_id: ['Baris 1: pakai judul'] } },
    });
    const body = screen.getByRole('textbox', { name: /^Isi \(Indonesia\)/ });
    await opened.person.clear(body);
    await opened.person.type(body, '# Besar');
    await opened.person.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByText('Baris 1: pakai judul')).toBeTruthy();
    expect(body).toHaveProperty('value', '# Besar');
    isGood = true;
    await opened.person.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(opened.at()).toContain('view=preview'));
    expect(getBodies(opened.arrived, save).at(-1)).toEqual({
      ...texts,
      ...{ slug: 'terms', version: 4, body_id: '# Besar' },
    });
  });

  test('somebody who saved meanwhile is seen beside what was typed', { tags: 'slow' }, async () => {
    const theirs = { ...page, version: 5, draft: { ...texts, title_en: 'Their rules' } };
    const opened = await open('open=terms', {
      [save]: { code: 409, message: 'Data ini sudah berubah', data: theirs },
    });
    await opened.person.type(screen.getByRole('textbox', { name: /^Judul \(Inggris\)/ }), ' of ours');
    await opened.person.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByText('Data ini sudah berubah')).toBeTruthy();
    expect(screen.getByText('Their rules')).toBeTruthy();
    await opened.person.click(screen.getByRole('button', { name: 'Pakai isianku' }));
    await opened.person.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(getBodies(opened.arrived, save)).toHaveLength(2));
    expect(getBodies(opened.arrived, save).at(-1)).toMatchObject({ version: 5, title_en: 'Rules of ours' });
  });

  test('a draft is looked at in both languages, then published; terms may ask everybody again', async () => {
    const opened = await open('open=terms&view=preview', {
      'GET /admin/content/detail': { code: 200, data: { ...page, draft: texts } },
      [publish]: { code: 200, message: 'Halaman ditayangkan', data: page },
    });
    expect(within(screen.getByRole('region', { name: 'Bahasa Inggris' })).getByText('Rules')).toBeTruthy();
    const ids = screen.getAllByRole('heading', { name: 'Akun' }).map(({ id }) => id);
    expect(ids).toEqual(['id-akun', 'en-akun']);
    await opened.person.click(screen.getByRole('button', { name: 'Tayangkan' }));
    const asked = await dialog('Tayangkan “Aturan main”?');
    await opened.person.click(asked.getByRole('checkbox', { name: /Minta semua orang/ }));
    await opened.person.click(asked.getByRole('button', { name: 'Tayangkan' }));
    await waitFor(() =>
      expect(getBodies(opened.arrived, publish)).toEqual([
        { slug: 'terms', version: 4, requests_consent: true },
      ]),
    );
  });

  test('an earlier version is looked at and published again with a reason; the one that is shown is not', async () => {
    const opened = await open('open=terms&view=versions', {
      [restore]: { code: 200, message: 'Halaman ditayangkan', data: page },
    });
    expect(screen.queryByRole('button', { name: 'Tayangkan lagi versi 2' })).toBeNull();
    const look = screen.getByRole('link', { name: 'Lihat versi 1' });
    expect(look.getAttribute('href')).toBe('/admin/content?open=terms&view=preview&number=1');
    await opened.person.click(screen.getByRole('button', { name: 'Tayangkan lagi versi 1' }));
    const asked = await dialog('Tayangkan lagi versi 1?');
    await opened.person.type(asked.getByRole('textbox'), 'Salah tulis');
    await opened.person.click(asked.getByRole('button', { name: 'Tayangkan lagi' }));
    await waitFor(() =>
      expect(getBodies(opened.arrived, restore)).toEqual([
        { slug: 'terms', version: 4, number: 1, reason: 'Salah tulis' },
      ]),
    );
  });

  test.each(['text', 'preview', 'versions'])(
    '%s has no known accessibility fault',
    { tags: 'slow' },
    async (view) => {
      for (const locale of ['id', 'en'] as const) {
        const { container } = await open(`open=terms&view=${view}`, {}, locale);
        await expectAccessible(container);
        document.body.innerHTML = '';
      }
    },
  );
});
