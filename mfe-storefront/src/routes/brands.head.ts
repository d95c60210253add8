import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import type { BrandsData } from './brands.loader.ts';

/** Each kind of store is a separate page for search engines; filters and orders are views of that page. */
export const brandsHead = ({ data, t }: HeadArgs<BrandsData>): Head => {
  const { kind = 'official', page = 1, search = '' } = data?.asked ?? {};
  const name = t(`brands.titles.${kind}`);
  return {
    title: page > 1 ? t('brands.titlePage', { name, page }) : t('brands.title', { name }),
    description: t('brands.description'),
    ...(__SERVER__ && {
      canonical: linkTo('storefront.brands', {
        storetype: kind === 'official' ? undefined : kind,
        page: page > 1 ? page : undefined,
      }),
      ...((search || !data?.list?.stores.length) && { robots: 'noindex' as const }),
    }),
  };
};
