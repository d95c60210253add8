import { promoEndpoints } from '@pasar/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { promoResponses, sampleFlashPage } from '../testing/sample-promos.ts';

afterEach(cleanup);

const { path } = promoEndpoints.flashSale;
const open = (at = '/flash-sale', over: object = {}, locale: 'id' | 'en' = 'id') =>
  openStorefront(at, { answers: { ...promoResponses, ...over }, locale });
const slots = () => within(screen.getByRole('navigation', { name: 'Sesi flash sale' })).getAllByRole('link');
const timer = () => screen.getByRole('timer').getAttribute('aria-label');

test('the running slot is first, with its hours in WIB and the remaining time [PROMO-01]', async () => {
  await open();
  expect(slots().map((link) => link.textContent)).toEqual([
    '12.00 WIB Sekarang, Kilat 1, 12.00–15.00 WIB',
    '15.00 WIB Berikutnya, Kilat 2, 15.00–18.00 WIB',
    '18.00 WIB Hari ini, Kilat 3, 18.00–21.00 WIB',
  ]);
  expect(slots()[0]?.getAttribute('aria-current')).toBe('page');
  expect(timer()).toBe('Berakhir dalam 02:41:07');
});

test('a card shows what is left and how many one user may buy; a sold-out one shows that [PROMO-01]', async () => {
  await open();
  const [some, gone] = screen.getAllByRole('article');
  expect(some?.textContent).toContain('Sisa 9 lagi');
  expect(some?.textContent).toContain('Maks. 2 per pembeli');
  expect(gone?.textContent).toContain('Habis terjual');
});

test('moving through the slots requests only the last, 200 ms later [PROMO-01]', async () => {
  const { address, callsOf } = await open();
  const [, second, third] = slots();
  const pressed = performance.now();
  for (const link of [second, third]) act(() => link?.click());
  await waitFor(() => expect(slots()[2]?.getAttribute('aria-current')).toBe('page'), { interval: 10 });
  await screen.findByText('2 produk di Kilat 3');
  expect(performance.now() - pressed).toBeGreaterThan(199);
  expect(callsOf(path).map(({ query }) => query.get('selected'))).toEqual([null, '3']);
  expect(address()).toBe('/flash-sale?selected=3');
  expect(timer()).toMatch(/^Mulai dalam 05:41:0/);
});

test('nothing is sold out in a slot that has not begun', async () => {
  await open('/flash-sale?selected=2');
  expect(screen.getByText('2 produk di Kilat 2')).toBeTruthy();
  expect(screen.queryByText('Habis terjual')).toBeNull();
  expect(screen.getAllByText('40 tersedia')).toHaveLength(2);
});

test('a slot opens by itself when its time has come [PROMO-01] [R20]', { tags: 'slow' }, async () => {
  let asked = 0;
  await open('/flash-sale?selected=2', {
    [path]: (query: URLSearchParams) => {
      const answer = sampleFlashPage(query);
      const [, next] = answer.data.slots;
      asked += 1;
      if (next) Object.assign(next, asked > 1 && { status: 'running' });
      answer.data.server_time = asked > 1 ? '2026-11-20T08:00:00.100Z' : '2026-11-20T07:59:58.900Z';
      return answer;
    },
  });
  expect(timer()).toMatch(/^Mulai dalam 00:00:0[12]$/);
  await waitFor(() => expect(timer()).toMatch(/^Berakhir dalam 0[23]:/), { timeout: 4_000 });
});

test('without a sale the page shows alternatives', async () => {
  const data = { server_time: '2026-11-20T05:18:53.000Z', selected: null, slots: [], products: [] };
  await open('/flash-sale', { [path]: { data, meta: sampleFlashPage(new URLSearchParams()).meta } });
  expect(screen.getByText('Belum ada flash sale')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat promo' })).toHaveProperty('pathname', '/promos');
});

test('a sale that fails to load is reported and can be requested again [ERR-01]', async () => {
  const { lost } = await openStorefront('/flash-sale', { answers: promoResponses, broken: [path] });
  expect(screen.getByText('Flash sale gagal terhubung ke server')).toBeTruthy();
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Coba lagi' }));
  expect(await screen.findByText('2 produk di Kilat 1')).toBeTruthy();
});

test.each(['id', 'en'] as const)('the page in %s has no known accessibility fault [A1]', async (locale) => {
  const { container } = await open('/flash-sale', {}, locale);
  await expectAccessible(container);
});
