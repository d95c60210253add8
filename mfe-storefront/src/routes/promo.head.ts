import type { Head, HeadArgs } from '@pasar/slice-kit';
import { promoProductsPath } from '../features/promo-products/promo-products-query.ts';
import { isPageOutOfRange } from '../shared/page-out-of-range/is-page-out-of-range.ts';
import type { PromoData } from './promo.loader.ts';

/** The order of the products is a view of one promo: its address is the canonical one. */
export const promoHead = ({ data, t }: HeadArgs<PromoData>): Head => {
  if (!data) return { title: t('promoPage.loading') };
  const { promo } = data.goods;
  return {
    title: t('promoPage.title', { name: promo.title }),
    description: promo.subtitle,
    ...(__SERVER__ && forDocuments(data)),
  };
};

const forDocuments = ({ goods: { promo, meta, query }, over }: PromoData): Omit<Head, 'title'> => ({
  canonical: promoProductsPath(promo.id, { sort: 'bestseller', page: query.page }),
  ...((over || isPageOutOfRange(meta)) && { robots: 'noindex' as const }),
  ...(promo.image && { image: promo.image }),
  ...(promo.image && !over && { lcp: { href: promo.image } }),
});
