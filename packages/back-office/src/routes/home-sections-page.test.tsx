import type { AdminHomeSections } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';

const home: AdminHomeSections = {
  published: ['promos', 'flash_sale', 'vouchers'],
  published_at: '2026-11-20T03:00:00.000Z',
  draft: null,
  can_take_back: true,
  version: 4,
};
const read = 'GET /admin/home/read';
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/home`,
    { 'GET /admin/me': me('content'), [read]: { code: 200, data: home }, ...replies },
    { locale, user: rina },
  );

describe('the home page in the back office', () => {
  test('sections are left out and move; only a change can be saved', async () => {
    const save = 'POST /admin/home/save';
    const page = await open({ [save]: { code: 200, message: 'Draf disimpan', data: home } });
    const button = screen.getByRole('button', { name: 'Simpan draf' });
    expect(button).toHaveProperty('disabled', true);
    await page.person.click(screen.getByRole('checkbox', { name: 'Promo' }));
    await page.person.click(screen.getByRole('button', { name: 'Naikkan Voucher' }));
    await page.person.click(screen.getByRole('checkbox', { name: 'Rekomendasi' }));
    await page.person.click(button);
    await waitFor(() => expect(getBodies(page.arrived, save)).toHaveLength(1));
    expect(getBodies(page.arrived, save)).toEqual([
      { version: 4, sections: ['vouchers', 'flash_sale', 'recommendations'] },
    ]);
  });

  test('a draft is looked at in the shop, then published', async () => {
    const publish = 'POST /admin/home/publish';
    const page = await open({
      [read]: { code: 200, data: { ...home, draft: ['vouchers'] } },
      [publish]: { code: 200, message: 'Beranda ditayangkan', data: home },
    });
    const preview = screen.getByRole('link', { name: 'Pratinjau' });
    expect(preview.getAttribute('href')).toBe('/?show=draft');
    await page.person.click(screen.getByRole('button', { name: 'Tayangkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tayangkan draf beranda?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tayangkan' }));
    await waitFor(() => expect(getBodies(page.arrived, publish)).toEqual([{ version: 4 }]));
  });

  test('the last publication is taken back with a reason; without one there is nothing to take back', async () => {
    const takeBack = 'POST /admin/home/take-back';
    const page = await open({ [takeBack]: { code: 200, message: 'Tayang lagi', data: home } });
    await page.person.click(screen.getByRole('button', { name: 'Tarik' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembali ke beranda sebelumnya?' }));
    await page.person.type(dialog.getByRole('textbox'), 'Salah urut');
    await page.person.click(dialog.getByRole('button', { name: 'Tarik' }));
    await waitFor(() =>
      expect(getBodies(page.arrived, takeBack)).toEqual([{ version: 4, reason: 'Salah urut' }]),
    );
  });

  test('a market that never changed it has nothing to take back', async () => {
    await open({ [read]: { code: 200, data: { ...home, published_at: null, can_take_back: false } } });
    expect(screen.getByText('Beranda memakai urutan awal.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tarik' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tayangkan' })).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await expectAccessible(container);
  });
});
