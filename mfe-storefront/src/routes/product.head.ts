import { type ProductDetail, paths } from '@pasar/contract';
import type { Head, HeadArgs } from '@pasar/slice-kit';
import { srcSetOf } from '../shared/picture-sources.ts';
import { productJsonLd } from './product.json-ld.ts';
import type { productLoader } from './product.loader.ts';

type Data = Awaited<ReturnType<typeof productLoader>>;

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

export const productHead = ({ data, locale, t }: HeadArgs<Data>): Head => {
  if (!data) return { title: t('product.loading') };
  const { product } = data;
  const picture: ProductDetail['pictures'] = product.images[0]?.pictures ?? product.pictures;
  return {
    title: t('product.title', { name: product.name, city: product.merchant.city }),
    description: words(product.description).slice(0, 155),
    canonical: paths.product(product.slug),
    image: picture.w600,
    lcp: { href: picture.w300, srcSet: srcSetOf(picture), sizes: '(max-width: 922px) 100vw, 420px' },
    jsonLd: productJsonLd(data, locale, t('listing.home')),
  };
};
