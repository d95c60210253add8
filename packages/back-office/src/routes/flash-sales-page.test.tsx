import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { dailySession } from '../testing/flash-sales.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const list = 'GET /admin/flashsale/list';
const create = 'POST /admin/flashsale/create';
const edit = 'POST /admin/flashsale/edit';
const cancel = 'POST /admin/flashsale/cancel';
const open = async (replies: FakeResponses = {}, id = '4', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/flash-sales?open=${id}`,
    {
      'GET /admin/me': me('content'),
      [list]: { code: 200, data: [dailySession], meta: onePage },
      ...replies,
    },
    { locale, user: rina },
  );
  if (id !== '') await waitForPane();
  return page;
};
const pane = (name = 'Kilat siang') => within(screen.getByRole('complementary', { name }));

describe('flash-sale sessions in the back office', () => {
  test('lead to what was submitted', async () => {
    await open();
    expect(pane().getByText('Setiap hari')).toBeTruthy();
    const link = pane().getByRole('link', { name: 'Lihat usulan' });
    expect(link.getAttribute('href')).toBe('/admin/campaigns/flash-items?sale=4&status=all');
  });

  test('a new one is announced once, and ends after it begins', { tags: 'slow' }, async () => {
    const page = await open({ [create]: { code: 200, message: 'OK', data: dailySession } }, 'new');
    const form = pane('Sesi baru');
    const fill = (label: string, text: string) => page.person.type(form.getByLabelText(label), text);
    await fill('Nama (Indonesia)', 'Kilat siang');
    await fill('Nama (Inggris)', 'Midday flash');
    const fillTime = async (label: string, clock: string) => {
      await page.person.clear(form.getByLabelText(`${label}: Jam`));
      await fill(`${label}: Jam`, clock);
    };
    await fill('Mulai', '1/12/2026');
    await fillTime('Mulai', '12.00');
    await fill('Berakhir', '1/12/2026');
    await fillTime('Berakhir', '11.00');
    await page.person.click(form.getByRole('button', { name: 'Umumkan sesi' }));
    expect(getBodies(page.arrived, create)).toEqual([]);
    await fillTime('Berakhir', '15.00');
    await page.person.selectOptions(form.getByLabelText('Berulang'), 'Setiap hari');
    await page.person.dblClick(form.getByRole('button', { name: 'Umumkan sesi' }));
    await waitFor(() => expect(page.at()).toBe('/admin/campaigns/flash-sales?open=4'));
    expect(getBodies(page.arrived, create)).toEqual([
      {
        ...{ name_id: 'Kilat siang', name_en: 'Midday flash', repeat_minutes: 1440 },
        ...{ starts_at: '2026-12-01T12:00:00+07:00', ends_at: '2026-12-01T15:00:00+07:00' },
      },
    ]);
  });

  test('one that has begun keeps the times of its first window, to the second', async () => {
    const page = await open({ [edit]: { code: 200, message: 'OK', data: dailySession } });
    await page.person.click(pane().getByRole('button', { name: 'Ubah' }));
    for (const name of ['Mulai', 'Berakhir', 'Berulang'])
      expect(pane().getByLabelText(name).hasAttribute('disabled'), name).toBe(true);
    await page.person.type(pane().getByLabelText('Nama (Inggris)'), ' sale');
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, edit)).toHaveLength(1));
    expect(getBodies(page.arrived, edit)[0]).toMatchObject({
      ...{ flash_sale_id: 4, version: 2, name_en: 'Midday flash sale', repeat_minutes: 1440 },
      ...{ starts_at: dailySession.first_starts_at, ends_at: dailySession.first_ends_at },
    });
  });

  test('one is canceled with a reason, which names how many sellers read it', async () => {
    const page = await open({ [cancel]: { code: 200, message: 'Keputusan disimpan', data: dailySession } });
    await page.person.click(pane().getByRole('button', { name: 'Batalkan sesi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan Kilat siang?' }));
    expect(dialog.getByText(/Penjual dari 8 usulan/)).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Gangguan');
    await page.person.click(dialog.getByRole('button', { name: 'Batalkan sesi' }));
    await waitFor(() => expect(getBodies(page.arrived, cancel)).toHaveLength(1));
    expect(getBodies(page.arrived, cancel)).toEqual([{ flash_sale_id: 4, reason: 'Gangguan' }]);
  });

  test('one that is over is only read', async () => {
    await open({ [list]: { code: 200, data: [{ ...dailySession, status: 'cancelled' }], meta: onePage } });
    expect(pane().queryByRole('button')).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, 'new', locale);
    await expectAccessible(container);
  });
});
