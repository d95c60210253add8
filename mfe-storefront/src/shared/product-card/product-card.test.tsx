import { type ProductCard, productEndpoints, rupiah } from '@pasar/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';
import { sampleCard } from '../../testing/sample-products.ts';
import { sampleFacets, sampleMeta } from '../../testing/sample-responses.ts';

afterEach(cleanup);

/** The card as the first hit of a list. */
const show = async (over: Partial<ProductCard>, locale: 'id' | 'en' = 'id') => {
  const found = { data: [sampleCard(1, over)], meta: sampleMeta(), facets: sampleFacets, suggestion: null };
  await openStorefront('/search', { answers: { [productEndpoints.list.path]: found }, locale });
  const card = await screen.findByRole('article');
  return { card, text: card.textContent ?? '' };
};

const inOrder = (text: string, parts: string[]) => parts.map((part) => text.indexOf(part));

test('a card has a fixed order: name, price, deal, rating and sold, city [FMT-01]', {
  tags: 'slow',
}, async () => {
  const { text } = await show({
    price: rupiah(1_500_000),
    compare_at_price: rupiah(2_000_000),
    discount_percent: 25,
  });
  const places = inOrder(text, [
    'Beras Pandan Wangi 1',
    'Rp1.500.000',
    '-25%',
    'Rp2.000.000',
    '4,9',
    '3,2k terjual',
    'Kab. Cianjur',
  ]);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('prices have dots in English, short counts take its point [FMT-01]', { tags: 'slow' }, async () => {
  const { text } = await show({ price: rupiah(1_500_000), sold: 1340 }, 'en');
  expect(text).toContain('Rp1.500.000');
  expect(text).toContain('1.3k sold');
  expect(text).toContain('4.9');
});

test('the full card is one link, named by the product', async () => {
  const { card } = await show({});
  const links = card.querySelectorAll('a');
  expect(links).toHaveLength(1);
  expect([links[0]?.textContent, links[0]?.getAttribute('href')]).toEqual([
    'Beras Pandan Wangi 1',
    '/p/beras-pandan-wangi-1',
  ]);
});

test('free shipping is where the deal would be, never beside it', async () => {
  expect((await show({ free_shipping: true })).text).toContain('Gratis ongkir');
  cleanup();
  const deal = { compare_at_price: rupiah(90_000), discount_percent: 17 };
  expect((await show({ free_shipping: true, ...deal })).text).not.toContain('Gratis ongkir');
});

test('a card says when it could be at the address of whoever looks, and nothing to others', async () => {
  const arrival = { from: '2026-11-23', to: '2026-11-24', text: '23–24 Nov' };
  expect((await show({ arrival })).text).toContain('Tiba 23–24 Nov');
  cleanup();
  expect((await show({ arrival }, 'en')).text).toContain('Arrives 23–24 Nov');
  cleanup();
  expect((await show({})).text).not.toContain('Tiba');
});

test('an old price that is not higher is no deal', async () => {
  const { text } = await show({ compare_at_price: rupiah(74_500), discount_percent: 0 });
  expect(text).not.toContain('%');
});

test('what nobody rated or bought yet is called new, without empty stars', async () => {
  const { text } = await show({ total_review: 0, rating: 0, sold: 0 });
  expect(text).toContain('Produk baru');
  expect(text).not.toContain('Nilai');
});

test('a verified seller has the flower and its text; sold out and used are labeled as text [A13]', async () => {
  expect((await show({})).text).toContain('Penjual terverifikasi');
  cleanup();
  expect((await show({ stock: 0 })).text).toContain('Stok habis');
  cleanup();
  expect((await show({ condition: 'used' })).text).toContain('Bekas');
});

test('the image has its size, its three widths, and waits its turn below the fold [P11]', async () => {
  const { card } = await show({});
  const picture = card.querySelector('img');
  expect(picture?.getAttribute('srcset')).toBe(
    '/media/p1-150.webp 150w, /media/p1-300.webp 300w, /media/p1-600.webp 600w',
  );
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['600', '600']);
  expect(picture?.getAttribute('sizes')).toMatch(/50vw.*, 216px$/);
});
