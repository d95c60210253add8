import type { Head, HeadArgs } from '@pasar/slice-kit';
import { goodsPath } from '../features/promo-products/goods-query.ts';
import { isPastTheEnd } from '../shared/past-the-end/is-past-the-end.ts';
import type { PromoData } from './promo.loader.ts';

/** The order of the goods is a view of one promo: its address is the canonical one. */
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
  canonical: goodsPath(promo.id, { sort: 'bestseller', page: query.page }),
  ...((over || isPastTheEnd(meta)) && { robots: 'noindex' as const }),
  ...(promo.image && { image: promo.image }),
  ...(promo.image && !over && { lcp: { href: promo.image } }),
});
