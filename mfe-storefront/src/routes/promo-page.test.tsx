import { homeEndpoints, promoEndpoints } from '@pasar/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { promoResponses, samplePromoPage, samplePromoVoucher } from '../testing/sample-promos.ts';
import { sampleMeta } from '../testing/sample-responses.ts';

afterEach(cleanup);

const { path } = promoEndpoints.products;
const answer = (promo: object, items = [sampleCard(1), sampleCard(2)]) => ({
  [path]: {
    data: items,
    meta: sampleMeta({ total: 51, last_page: 3 }),
    promo: samplePromoPage(promo),
    facets: {},
    suggestion: null,
  },
});
const open = (at: string, over: object = {}, locale: 'id' | 'en' = 'id') =>
  openStorefront(at, { answers: { ...promoResponses, ...over }, locale });

test('a campaign shows its products; their order and page are in the address [PROMO-02]', async () => {
  const { address, callsOf } = await open('/promos/pekan-dapur?page=2');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Isi dapur, langsung dari kiosnya');
  expect(screen.getByText('10 hari')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Harga terendah' }));
  await waitFor(() => expect(address()).toBe('/promos/pekan-dapur?sort=price_asc'));
  expect(
    callsOf(path).map(({ params, query }) => [params.promoid, query.get('sort'), query.get('page')]),
  ).toEqual([
    ['pekan-dapur', 'bestseller', '2'],
    ['pekan-dapur', 'price_asc', '1'],
  ]);
});

test('the clock runs in the last two days, by the time of the server [R20]', async () => {
  await open('/promos/pekan-dapur', answer({ period_end: '2026-11-21T05:18:53.000Z' }));
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Berakhir dalam 24:00:00');
});

test('a voucher has its terms beside its card [PROMO-02] [DATA-05]', async () => {
  const { container } = await open(
    '/promos/2',
    answer({ id: '2', title: 'Diskon sembako 2', image: null, tone: null, voucher: samplePromoVoucher(2) }),
  );
  for (const [term, value] of [
    ['Kode', 'HEMAT2'],
    ['Belanja minimum', 'Rp150.000'],
    ['Potongan terbesar', 'Rp40.000'],
    ['Untuk', 'Semua pembeli'],
    ['Kuota', 'Sisa 40%'],
  ] as const)
    expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
  await expectAccessible(container);
});

test('an ended promo shows that and lists the running ones [PROMO-02]', async () => {
  const { container } = await open('/promos/pekan-dapur', answer({ period_end: '2026-11-19T05:00:00.000Z' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promo sudah berakhir');
  expect(screen.getByText(/berakhir 19 November 2026, 12.00 WIB/)).toBeTruthy();
  expect(screen.queryByText('Produk promo ini')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lihat promo lain' })).toHaveProperty('pathname', '/promos');
  await expectAccessible(container);
});

test('what runs instead of it may fail alone [ERR-01]', async () => {
  const answers = { ...promoResponses, ...answer({ period_end: '2026-11-19T05:00:00.000Z' }) };
  await openStorefront('/promos/pekan-dapur', { answers, broken: [homeEndpoints.promos.path], locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The promo has ended');
  expect(screen.getByText('Running now Error Connection To Server')).toBeTruthy();
});

test('a promo without products lists others', async () => {
  await open('/promos/pekan-dapur', answer({}, []), 'en');
  expect(screen.getByText('No products in this promo yet')).toBeTruthy();
});

test('a page of the products behind the last one leads to the last', async () => {
  const { [path]: reply } = answer({}, []);
  await open('/promos/pekan-dapur?sort=price_asc&page=8', {
    [path]: { ...reply, meta: sampleMeta({ total: 51, current_page: 8, last_page: 3 }) },
  });
  expect(screen.getByRole('heading', { name: 'Halaman 8 tidak ada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ke halaman terakhir' }).getAttribute('href')).toMatch(
    /^\/promos\/pekan-dapur\?sort=price_asc&page=3#/,
  );
});
