// @vitest-environment node
import { productEndpoints } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { afterEach, expect, test } from 'vitest';
import { sampleDetail } from '../testing/sample-products.ts';
import { startSampleServer } from '../testing/sample-server.ts';
import { productJsonLd } from './product.json-ld.ts';
import { type ProductData, productLoader } from './product.loader.ts';

let stop: () => Promise<void>;
const serve = async (...over: Parameters<typeof startSampleServer>) => {
  const server = await startSampleServer(...over);
  stop = server.stop;
  return server;
};
afterEach(() => stop());

const batik = { slug: 'batik-kawung' };
type Asked = Parameters<typeof productLoader>[0];
const find = async (args: Asked): Promise<ProductData> => {
  const answer = await productLoader(args);
  if ('gone' in answer) throw new Error('it is gone');
  return answer;
};

test('a product brings its reviews, of the star and page that the address names', async () => {
  const { argsFor, askedFor } = await serve();
  const { product, reviews } = await find(
    argsFor('/p/batik-kawung?star=5&photos=1&order=lowest&reviews=2', batik),
  );
  expect(product.name).toBe('Batik kawung biru indigo');
  expect(reviews).toMatchObject({ ok: true, value: { meta: { total: 628 } } });
  const [asked] = askedFor('/products/review/1');
  expect(asked && Object.fromEntries(asked.searchParams)).toEqual({
    rating: '5',
    with_media: '1',
    sort: 'lowest',
    page: '2',
    per_page: '5',
  });
});

test('a product works without its reviews and without similar ones', async () => {
  const { argsFor } = await serve({
    [productEndpoints.reviews.path]: {},
    [productEndpoints.similar.path]: {},
  });
  const { product, reviews, similar } = await find(argsFor('/p/batik-kawung', batik));
  expect(product.id).toBe(1);
  expect([reviews, similar]).toEqual([{ ok: false }, { ok: false }]);
});

test('an unknown product is rejected with 404', async () => {
  const { argsFor } = await serve({ [productEndpoints.detail.path]: undefined as never });
  await expect(productLoader(argsFor('/p/hilang', { slug: 'hilang' }))).rejects.toMatchObject({ code: 404 });
});

test('search engines read offer, rating and breadcrumb, with absolute addresses of the language [A50]', async () => {
  const { argsFor } = await serve();
  const data = await find(argsFor('/en/p/batik-kawung', batik, 'en'));
  const [product, trail] = productJsonLd(data, 'en', 'Home');
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['http://pasar.test/media/front-1200.webp', 'http://pasar.test/media/back-1200.webp'],
    offers: {
      '@type': 'Offer',
      price: 215_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      url: `http://pasar.test/en${linkTo('storefront.product', { slug: 'batik-kawung' })}`,
    },
    aggregateRating: { ratingValue: 4.9, reviewCount: 628 },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'http://pasar.test/en' },
      { position: 2, name: 'Fashion', item: 'http://pasar.test/en/c/fashion' },
      { position: 3, name: 'Batik' },
      { position: 4, item: 'http://pasar.test/en/p/batik-kawung' },
    ],
  });
});

test('search engines read every variant where prices differ, and what buyers wrote [A50]', async () => {
  const detail = sampleDetail();
  const [first, ...others] = detail.variants;
  if (!first) throw new Error('the sample has no variants');
  const { argsFor } = await serve({
    [productEndpoints.detail.path]: {
      data: { ...detail, variants: [{ ...first, price: 199_000 }, ...others] },
    },
  });
  const [product] = productJsonLd(await find(argsFor('/p/batik-kawung', batik)), 'id', 'Beranda');
  expect(product).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 199_000,
      highPrice: 215_000,
      offerCount: 3,
      offers: [
        { price: 199_000, url: 'http://pasar.test/p/batik-kawung?variant=101' },
        { availability: 'https://schema.org/OutOfStock' },
        { availability: 'https://schema.org/InStock' },
      ],
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Bagus S.' },
        datePublished: '2026-11-18',
        reviewRating: { ratingValue: 5, bestRating: 5 },
      },
    ],
  });
});

test('a removed product returns its name and similar ones, with 410', async () => {
  const was = { id: 1, name: 'Batik kawung', category_path: [{ id: 21, name: 'Batik', slug: 'batik' }] };
  const { argsFor } = await serve({ [productEndpoints.detail.path]: { code: 410, data: was } });
  const answer: unknown = await productLoader(argsFor('/p/batik-kawung', batik));
  expect(answer).toMatchObject({
    init: { status: 410 },
    data: { gone: was, similar: { ok: true, value: [{ id: 8 }, { id: 9 }] } },
  });
});
