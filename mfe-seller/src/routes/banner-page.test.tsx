import type { Locale, MediaId, StoreBanner } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';

const read = 'GET /merchant/dashboard/banner';
const save = 'POST /merchant/dashboard/banner';
const media = (id: number) => id as MediaId; // ids are branded where the market hands them out

const banner: StoreBanner = {
  main_banner: { media_id: media(21), url: '/media/21.webp', width: 1200, height: 300 },
  target_url: '/promos',
  slider_banner: [
    { media_id: media(22), url: '/media/22.webp', target_url: '/p/satu', position: 1 },
    { media_id: media(23), url: '/media/23.webp', target_url: '', position: 2 },
  ],
  secondary_long_banner: null,
  secondary_target_url: '',
};

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale } = {}) =>
  openPage(
    slice,
    '/seller/banner',
    {
      [read]: { code: 200, data: banner },
      'GET /merchant/dashboard/store': { code: 200, data: store },
      [save]: { code: 200, data: banner },
      ...replies,
    },
    { locale, user: budi },
  );

const press = (name: string) => screen.getByRole('button', { name });
const targets = () => screen.getAllByLabelText<HTMLInputElement>('Tautan');
const sent = (arrived: ReceivedRequest[]) =>
  arrived.filter(({ call }) => call === save).map(({ body }) => body);

describe('[SELL-01] [DATA-04] the banners of a store', () => {
  test('are shown as they are stored: one above, slides in their order, a long one below', async () => {
    await open();
    expect(targets().map(({ value }) => value)).toEqual(['/promos', '/p/satu', '', '']);
    expect(screen.getAllByRole('img', { name: /^Slide/ }).map((one) => one.getAttribute('src'))).toEqual([
      '/media/22.webp',
      '/media/23.webp',
    ]);
  });

  test.each(['id', 'en'] as const)('have no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale });
    await expectAccessible(container);
  });

  test('are saved together, in the order of the slides', async () => {
    const page = await open();
    await page.person.click(press('Turunkan slide 1'));
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(page.toasts()).toEqual(['Data berhasil disimpan']));
    expect(sent(page.arrived)).toEqual([
      {
        main_banner: 21,
        target_url: '/promos',
        slider_banner: [
          { media_id: 23, target_url: '', position: 1 },
          { media_id: 22, target_url: '/p/satu', position: 2 },
        ],
        secondary_long_banner: null,
        secondary_target_url: '',
      },
    ]);
  });

  test('link only within the marketplace; a wrong link has the focus and nothing is sent', async () => {
    const page = await open();
    const [first] = targets();
    if (!first) throw new Error('the main banner has no link');
    await page.person.clear(first);
    await page.person.type(first, '//lain.example/');
    await page.person.click(press('Simpan'));
    expect(screen.getByText(/^Tautan hanya boleh ke halaman Pasar/)).toBeTruthy();
    expect(document.activeElement).toBe(first);
    expect(sent(page.arrived)).toEqual([]);
  });

  test('lose a slide or the large image when they are removed', async () => {
    const page = await open();
    await page.person.click(press('Hapus slide 2'));
    await page.person.click(screen.getAllByRole('button', { name: 'Hapus' })[0] ?? document.body);
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(sent(page.arrived)).toHaveLength(1));
    expect(sent(page.arrived)).toMatchObject([
      { main_banner: null, slider_banner: [{ media_id: 22, target_url: '/p/satu' }] },
    ]);
  });

  test('[ERR-04] that were rejected stay as they were typed', async () => {
    const page = await open({ [save]: { code: 500, message: 'Sedang ada gangguan', data: null } });
    await page.person.type(targets()[1] ?? document.body, '-baru');
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(page.toasts()).toEqual(['Sedang ada gangguan']));
    expect(targets()[1]?.value).toBe('/p/satu-baru');
  });
});
