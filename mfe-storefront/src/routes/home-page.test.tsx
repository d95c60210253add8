import {
  homeEndpoints,
  productEndpoints,
  promoEndpoints,
  storeEndpoints,
  viewHistoryEndpoints,
} from '@pasar/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { samplePromoVoucher } from '../testing/sample-promos.ts';
import { sampleMeta } from '../testing/sample-responses.ts';
import { sampleStore } from '../testing/sample-stores.ts';

afterEach(cleanup);

const recommendations = () => screen.getByRole('region', { name: 'Dipilih untukmu' });
const cardsIn = (region: HTMLElement) => within(region).getAllByRole('article');

test('a visitor sees promos, categories, the flash sale and recommendations [HOME-01]', {
  tags: 'slow',
}, async () => {
  await openStorefront('/');
  expect(screen.getByRole('link', { name: 'Lihat produk: Isi dapur, langsung dari kiosnya' })).toHaveProperty(
    'pathname',
    '/promos/pekan-dapur',
  );
  expect(screen.getByRole('link', { name: 'Batik 86 produk' })).toBeTruthy();
  const sale = screen.getByRole('region', { name: 'Flash sale' });
  expect(within(sale).getByText('Minyak goreng sesi 1')).toBeTruthy();
  expect(screen.queryByText('Minyak goreng sesi 2')).toBeNull();
  expect(cardsIn(recommendations())).toHaveLength(12);
});

test('official stores are in a row, with the link to all of them; products on sale can be saved [HOME-01] [WISH-01]', {
  tags: 'slow',
}, async () => {
  const stores = {
    data: [sampleStore(7), sampleStore(8)],
    meta: sampleMeta({ total: 2 }),
    initials: [],
    categories: [],
  };
  const { callsOf } = await openStorefront('/', { answers: { [storeEndpoints.list.path]: stores } });
  const shelf = screen.getByRole('region', { name: 'Toko resmi' });
  expect(cardsIn(shelf)).toHaveLength(2);
  expect(within(shelf).getByRole('link', { name: 'Semua toko resmi' })).toHaveProperty('pathname', '/brands');
  expect(callsOf(storeEndpoints.list.path)[0]?.query.get('storetype')).toBe('official');
  const sale = screen.getByRole('region', { name: 'Flash sale' });
  expect(
    within(sale)
      .getByRole('button', { name: /Minyak goreng sesi 1/ })
      .getAttribute('aria-pressed'),
  ).toBe('false');
});

test('the page counter starts at 1 and grows with each load; the first new item takes the focus [HOME-02] [A27]', {
  tags: 'slow',
}, async () => {
  const { address, callsOf } = await openStorefront('/');
  const more = () => screen.queryByRole('link', { name: 'Tampilkan lagi' });
  const user = userEvent.setup();
  for (const shown of [24, 36]) {
    const button = more();
    if (!button) throw new Error('no way to more');
    await user.click(button);
    await screen.findByText(`Beras Pandan Wangi ${shown}`);
    expect(cardsIn(recommendations())).toHaveLength(shown);
    expect(document.activeElement?.textContent).toBe(`Beras Pandan Wangi ${shown - 11}`);
  }
  expect(more()).toBeNull();
  const asked = callsOf(homeEndpoints.recommendations.path);
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  expect(address()).toBe('/?page=3');
});

test('loading more requests nothing but the next recommendations', async () => {
  const { calls } = await openStorefront('/');
  const before = calls.length;
  await userEvent.click(screen.getByRole('link', { name: 'Tampilkan lagi' }));
  await screen.findByText('Beras Pandan Wangi 24');
  expect(calls.slice(before).map(({ path }) => path)).toEqual([homeEndpoints.recommendations.path]);
});

test('without scripts the same link leads to the longer page', async () => {
  await openStorefront('/', { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/en?page=2');
});

test('sections stand as staff have arranged them; the others are not there [B29]', async () => {
  const banner = { image: '/media/batik-600.webp', title: 'Pekan Batik', target_url: '/c/batik' };
  const sections = ['recommendations', 'banner', 'unheard_of', 'flash_sale'];
  const { callsOf } = await openStorefront('/', {
    answers: { [homeEndpoints.layout.path]: { data: { sections, banner, is_draft: false } } },
  });
  const [first, second] = [recommendations(), screen.getByRole('region', { name: 'Flash sale' })];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Pekan Batik' })).toHaveProperty('pathname', '/c/batik');
  expect(screen.queryByRole('link', { name: 'Batik 86 produk' })).toBeNull();
  expect(screen.queryByText('Dari 3 kota')).toBeNull();
  expect(screen.queryByText(/Pratinjau draf/)).toBeNull();
  expect(callsOf(homeEndpoints.layout.path)[0]?.query.get('show')).toBe('published');
});

test('a preview of the draft says that it is one', async () => {
  const data = { sections: ['promos'], banner: null, is_draft: true };
  const { callsOf } = await openStorefront('/?show=draft', {
    answers: { [homeEndpoints.layout.path]: { data } },
  });
  expect(screen.getByText('Pratinjau draf beranda. Pembeli belum melihatnya.')).toBeTruthy();
  expect(callsOf(homeEndpoints.layout.path)[0]?.query.get('show')).toBe('draft');
});

test('without an arrangement the page shows everything in the usual order', async () => {
  await openStorefront('/', { broken: [homeEndpoints.layout.path] });
  expect(screen.getByRole('link', { name: 'Batik 86 produk' })).toBeTruthy();
  expect(cardsIn(recommendations())).toHaveLength(12);
  cleanup();
  const data = { sections: ['unheard_of'], banner: null, is_draft: false };
  await openStorefront('/', { answers: { [homeEndpoints.layout.path]: { data } } });
  expect(screen.getByRole('link', { name: 'Batik 86 produk' })).toBeTruthy();
});

test('a failed load names its section, and may be tried again [ERR-01]', async () => {
  const { lost } = await openStorefront('/');
  lost.add(homeEndpoints.recommendations.path);
  await userEvent.click(screen.getByRole('link', { name: 'Tampilkan lagi' }));
  expect(await screen.findByRole('link', { name: 'Tampilkan lagi' })).toBeTruthy();
  expect(cardsIn(recommendations())).toHaveLength(12);
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Tampilkan lagi' }));
  expect(await screen.findByText('Beras Pandan Wangi 24')).toBeTruthy();
});

test('a broken section fails alone with its message and a retry that works [ERR-01]', async () => {
  const { lost } = await openStorefront('/', { broken: [homeEndpoints.flashSale.path], locale: 'en' });
  const failure = screen.getByText('Flash sale Error Connection To Server');
  expect(failure).toBeTruthy();
  expect(screen.getByText('Picked for you')).toBeTruthy();
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByText('Minyak goreng sesi 1')).toBeTruthy();
  expect(screen.queryByText('Flash sale Error Connection To Server')).toBeNull();
});

test('vouchers and recently viewed products are between the sale and the recommendations [HOME-01]', async () => {
  localStorage.setItem('pasar:viewed', '[41]');
  const { callsOf } = await openStorefront('/', {
    answers: {
      [promoEndpoints.list.path]: {
        data: [samplePromoVoucher(1, { state: 'exhausted' }), samplePromoVoucher(2)],
      },
      [viewHistoryEndpoints.recentlyViewed.path]: { data: [sampleCard(41)] },
    },
  });
  localStorage.clear();
  const tickets = screen.getByRole('region', { name: 'Voucher' });
  expect(cardsIn(tickets)).toHaveLength(1);
  expect(within(tickets).getByRole('link', { name: 'Lihat semua voucher' })).toHaveProperty(
    'pathname',
    '/promos',
  );
  const seen = screen.getByRole('region', { name: 'Terakhir kamu lihat' });
  expect(within(seen).getByRole('link', { name: 'Beras Pandan Wangi 41' })).toBeTruthy();
  expect(callsOf(viewHistoryEndpoints.recentlyViewed.path)[0]?.query.getAll('product_id[]')).toEqual(['41']);
});

test('the page counts the cities that it speaks of, and promises less when it cannot', async () => {
  await openStorefront('/');
  expect(screen.getByText('Dari 3 kota')).toBeTruthy();
  cleanup();
  await openStorefront('/', { broken: [productEndpoints.cities.path] });
  expect(screen.getByText('Dari banyak kota')).toBeTruthy();
});

test.each(['id', 'en'] as const)(
  'the home page in %s has no known accessibility fault [A1]',
  { tags: 'slow' },
  async (locale) => {
    const { container } = await openStorefront('/', { locale });
    await expectAccessible(container);
  },
);
