import type { AdminPromo } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const week: AdminPromo = {
  id: 7,
  slug: 'pekan-batik',
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  subtitle_id: 'Langsung dari perajin',
  subtitle_en: 'Straight from the makers',
  image: { media_id: 31, url: '/img/31.webp' },
  target_url: '/c/batik',
  tone: 'manggis',
  starts_at: '2026-11-20T03:00:12.000Z',
  ends_at: '2026-11-30T03:00:00.000Z',
  position: 2,
  state: 'running',
  version: 4,
};
const list = 'GET /admin/promos/list';
const create = 'POST /admin/promos/create';
const edit = 'POST /admin/promos/edit';
const end = 'POST /admin/promos/end';
const open = async (replies: FakeResponses = {}, id = '7', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/promos?open=${id}`,
    { 'GET /admin/me': me('content'), [list]: { code: 200, data: [week], meta: onePage }, ...replies },
    { locale, user: rina },
  );
  if (id !== '') await waitForPane();
  return page;
};
const pane = (name = 'Pekan Batik') => within(screen.getByRole('complementary', { name }));

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

describe('promos in the back office', () => {
  test('a new one needs its image, which is uploaded at once', { tags: 'slow' }, async () => {
    const page = await open(
      {
        'POST /upload/helper': {
          code: 200,
          data: { media_id: 44, kind: 'image', url: '/m/44', width: 10, height: 10 },
        },
        [create]: { code: 200, message: 'OK', data: { ...week, id: 8 } },
      },
      'new',
    );
    const form = pane('Promo baru');
    const fill = (label: string, text: string) => page.person.type(form.getByLabelText(label), text);
    await fill('Judul (Indonesia)', 'Pekan Batik');
    await fill('Judul (Inggris)', 'Batik week');
    await fill('Subjudul (Indonesia)', 'Langsung dari perajin');
    await fill('Subjudul (Inggris)', 'Straight from the makers');
    await fill('Alamat promo', 'pekan-batik');
    await fill('Menuju', '/c/batik');
    await fill('Mulai', '1/12/2026');
    await fill('Berakhir', '30/11/2026');
    await page.person.click(form.getByRole('button', { name: 'Buat promo' }));
    expect(getBodies(page.arrived, create)).toEqual([]);
    await page.person.upload(
      form.getByLabelText('Pilih gambar'),
      new File(['x'], 'batik.png', { type: 'image/png' }),
    );
    await screen.findByAltText('Pratinjau Gambar');
    await page.person.clear(form.getByLabelText('Berakhir'));
    await fill('Berakhir', '8/12/2026');
    await page.person.clear(form.getByLabelText('Berakhir: Jam'));
    await fill('Berakhir: Jam', '9.00');
    await page.person.click(form.getByRole('button', { name: 'Buat promo' }));
    await waitFor(() => expect(getBodies(page.arrived, create)).toHaveLength(1));
    expect(getBodies(page.arrived, create)[0]).toMatchObject({
      slug: 'pekan-batik',
      image_media_id: 44,
      starts_at: expect.stringMatching(/^2026-12-01T/),
      position: 0,
    });
  });

  test('a change keeps the image and the seconds of times that stay', { tags: 'slow' }, async () => {
    const page = await open({ [edit]: { code: 200, message: 'OK', data: week } });
    await page.person.click(pane().getByRole('button', { name: 'Ubah' }));
    await page.person.type(pane().getByLabelText('Judul (Indonesia)'), ' Nusantara');
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, edit)).toHaveLength(1));
    expect(getBodies(page.arrived, edit)[0]).toMatchObject({
      ...{ promo_id: 7, version: 4, image_media_id: 31, title_id: 'Pekan Batik Nusantara' },
      starts_at: new Date(week.starts_at).toISOString(),
    });
  });

  test('one ends with a reason', async () => {
    const page = await open({ [end]: { code: 200, message: 'Keputusan disimpan', data: week } });
    await page.person.click(pane().getByRole('button', { name: 'Akhiri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri promo Pekan Batik sekarang?' }));
    await page.person.type(dialog.getByRole('textbox'), 'Salah gambar');
    await page.person.click(dialog.getByRole('button', { name: 'Akhiri' }));
    await waitFor(() => expect(getBodies(page.arrived, end)).toHaveLength(1));
    expect(getBodies(page.arrived, end)).toEqual([{ promo_id: 7, reason: 'Salah gambar' }]);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, '7', locale);
    await expectAccessible(container);
  });
});

test('the calendar has all kinds of campaigns of a month, each leading to where it is edited', async () => {
  const one = { starts_at: '2026-11-20T03:00:00Z', ends_at: '2026-12-02T03:00:00Z', is_draft: false };
  const page = await openPage(
    slice,
    '/en/admin/campaigns/calendar?month=2026-11',
    {
      'GET /admin/me': me('content'),
      'GET /admin/campaigns/calendar': {
        code: 200,
        data: [
          { ...one, kind: 'flash-sale', id: 3, name: 'Lightning' },
          { ...one, kind: 'banner', id: 4, name: 'Batik', ends_at: null, is_draft: true },
        ],
        month: '2026-11',
      },
    },
    { locale: 'en', user: rina },
  );
  expect(page.arrived.find(({ call }) => call.endsWith('calendar'))?.query.get('month')).toBe('2026-11');
  expect(screen.getByRole('link', { name: 'Lightning' }).getAttribute('href')).toBe(
    '/en/admin/campaigns/flash-sales?status=all&open=3',
  );
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'December 2026' })).toBeTruthy();
  await expectAccessible(page.container);
  // The first is a tab.
  const [, banners] = screen.getAllByRole('link', { name: 'Banners' });
  if (banners) await page.person.click(banners);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lightning' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Batik' })).toBeTruthy();
});
