import type { Locale } from '@pasar/contract';
import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import { toSrcSet } from '../shared/image-sources.ts';
import { productJsonLd } from './product.json-ld.ts';
import type { ProductData, productLoader } from './product.loader.ts';

type Data = Awaited<ReturnType<typeof productLoader>>;

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

export const productHead = ({ data, locale, t }: HeadArgs<Data>): Head => {
  if (!data) return { title: t('product.loading') };
  if ('gone' in data) return { title: t('unavailable.title', { name: data.gone.name }), robots: 'noindex' };
  const { product } = data;
  const { name, seo, merchant } = product;
  return {
    title: seo.title === name ? t('product.title', { name, city: merchant.city }) : `${seo.title} | Pasar`,
    description: words(seo.description).slice(0, 160),
    ...(__SERVER__ && forDocuments(data, locale, t('trail.home'))),
  };
};

const forDocuments = (data: ProductData, locale: Locale, home: string): Omit<Head, 'title'> => {
  const { product } = data;
  const [first] = product.images;
  const picture = first?.image_urls ?? product.image_urls;
  return {
    canonical: linkTo('storefront.product', { slug: product.slug }),
    image: first?.image_urls.w1200 ?? picture.w600,
    lcp: { href: picture.w300, srcSet: toSrcSet(picture), sizes: '(max-width: 922px) 100vw, 420px' },
    jsonLd: productJsonLd(data, locale, home),
  };
};
