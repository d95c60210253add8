import type { AdminBanner } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const draft: AdminBanner = {
  id: 7,
  place: 'menu',
  category: { id: 2, name_id: 'Busana', name_en: 'Fashion' },
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  image: { media_id: 31, url: '/img/31.webp' },
  target_url: '/c/batik',
  starts_at: '2026-11-20T03:00:12.000Z',
  ends_at: null,
  state: 'draft',
  version: 4,
};
const fashion = {
  ...{ id: 2, parent_id: null, name_id: 'Busana', name_en: 'Fashion', slug: 'fashion', position: 0 },
  ...{ is_trending: false, commission_bps: null, next_commission: null, products: 0, version: 1 },
};
const list = 'GET /admin/banners/list';
const open = async (replies: FakeResponses = {}, id = '7', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/banners?open=${id}`,
    {
      'GET /admin/me': me('content'),
      [list]: { code: 200, data: [draft], meta: onePage },
      'GET /admin/categories/list': { code: 200, data: [fashion] },
      ...replies,
    },
    { locale, user: rina },
  );
  if (id !== '') await waitForPane();
  return page;
};
const pane = (name = 'Pekan Batik') => within(screen.getByRole('complementary', { name }));

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

describe('banners in the back office', () => {
  test('a new one is a draft of a main category, without an end', { tags: 'slow' }, async () => {
    const create = 'POST /admin/banners/create';
    const page = await open(
      {
        'POST /upload/helper': {
          code: 200,
          data: { media_id: 44, kind: 'image', url: '/m/44', width: 10, height: 10 },
        },
        [create]: { code: 200, message: 'OK', data: { ...draft, id: 8 } },
      },
      'new',
    );
    const form = pane('Banner baru');
    const fill = (label: string, text: string) => page.person.type(form.getByLabelText(label), text);
    await page.person.selectOptions(form.getByLabelText('Tempat'), 'menu');
    await fill('Judul (Indonesia)', 'Pekan Batik');
    await fill('Judul (Inggris)', 'Batik week');
    await fill('Menuju', '/c/batik');
    await fill('Mulai', '1/12/2026');
    await page.person.upload(
      form.getByLabelText('Pilih gambar'),
      new File(['x'], 'batik.png', { type: 'image/png' }),
    );
    await screen.findByAltText('Pratinjau Gambar');
    await page.person.click(form.getByRole('button', { name: 'Simpan sebagai draf' }));
    expect(getBodies(page.arrived, create)).toEqual([]);
    await page.person.selectOptions(form.getByLabelText('Kategori utama'), '2');
    await page.person.click(form.getByRole('button', { name: 'Simpan sebagai draf' }));
    await waitFor(() => expect(getBodies(page.arrived, create)).toHaveLength(1));
    expect(getBodies(page.arrived, create)[0]).toMatchObject({
      ...{ place: 'menu', category_id: 2, image_media_id: 44, ends_at: null },
      starts_at: expect.stringMatching(/^2026-12-01T/),
    });
  });

  test('a draft is looked at in both languages; the question before it is published names the other banner', async () => {
    const publish = 'POST /admin/banners/publish';
    const page = await open({
      [publish]: {
        code: 422,
        message: 'Tempat ini sudah diisi banner "Pekan Tenun"',
        data: { starts_at: ['Tempat ini sudah diisi banner "Pekan Tenun"'] },
      },
    });
    const preview = within(pane().getByRole('group', { name: 'Pratinjau' }));
    expect([preview.getByText('Pekan Batik'), preview.getByText('Batik week')]).toHaveLength(2);
    await page.person.click(pane().getByRole('button', { name: 'Tayangkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tayangkan banner Pekan Batik?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tayangkan' }));
    expect(await dialog.findByText(/"Pekan Tenun"/)).toBeTruthy();
    expect(getBodies(page.arrived, publish)).toEqual([{ banner_id: 7, version: 4 }]);
  });

  test('a published one is taken back with a reason', async () => {
    const end = 'POST /admin/banners/end';
    const running = { ...draft, state: 'running' };
    const page = await open({
      [list]: { code: 200, data: [running], meta: onePage },
      [end]: { code: 200, message: 'Banner ditarik', data: draft },
    });
    expect(pane().queryByRole('button', { name: 'Tayangkan' })).toBeNull();
    await page.person.click(pane().getByRole('button', { name: 'Tarik' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tarik banner Pekan Batik?' }));
    await page.person.type(dialog.getByRole('textbox'), 'Salah gambar');
    await page.person.click(dialog.getByRole('button', { name: 'Tarik' }));
    await waitFor(() => expect(getBodies(page.arrived, end)).toHaveLength(1));
    expect(getBodies(page.arrived, end)).toEqual([{ banner_id: 7, reason: 'Salah gambar' }]);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, '7', locale);
    await expectAccessible(container);
  });
});
