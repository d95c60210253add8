import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import { getImageSizes } from '../shared/get-image-sizes.ts';
import { toSrcSet } from '../shared/image-sources.ts';
import type { flashSaleLoader } from './flash-sale.loader.ts';

type Data = Awaited<ReturnType<typeof flashSaleLoader>>;

/** Slots and pages are views of one sale: its address is the canonical one. */
export const flashSaleHead = ({ data, t }: HeadArgs<Data>): Head => ({
  title: t('kilat.title'),
  description: t('kilat.description'),
  ...(__SERVER__ && forDocuments(data)),
});

const forDocuments = (data: Data | undefined): Omit<Head, 'title'> => {
  const first = data?.sale.ok ? data.sale.value.products[0] : undefined;
  return {
    canonical: linkTo('storefront.flashSale'),
    ...(first && {
      image: first.image_urls.w600,
      lcp: { href: first.image, srcSet: toSrcSet(first.image_urls), sizes: getImageSizes('227px') },
    }),
  };
};
