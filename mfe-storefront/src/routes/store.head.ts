import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import { isPageOutOfRange } from '../shared/page-out-of-range/is-page-out-of-range.ts';
import { storeJsonLd } from './store.json-ld.ts';
import type { StoreData } from './store.loader.ts';

/** Filters, order and search are views of one store: its address is the canonical one. */
export const storeHead = (args: HeadArgs<StoreData>): Head => {
  const { data, t } = args;
  if (!data) return { title: t('store.loading') };
  const { merchant_name: name, city, total_product: count, description } = data.store;
  const about = description.replace(/\s+/g, ' ').trim();
  return {
    title: t('store.title', { name, city }),
    description: t('store.description', { name, city, count, n: count, about }).trim().slice(0, 155),
    ...(__SERVER__ && forDocuments(args, data)),
  };
};

const forDocuments = ({ locale, t }: HeadArgs<StoreData>, data: StoreData): Omit<Head, 'title'> => {
  const { store, listing, page } = data;
  const image = store.main_banner?.url ?? store.merchant_photo ?? listing?.items[0]?.image_urls.w600;
  const names = { home: t('trail.home'), stores: t(`brands.titles.${store.store_type}`) };
  return {
    canonical: linkTo('storefront.store', { slug: store.merchant_slug, page: page > 1 ? page : undefined }),
    // A page behind the last one is none.
    ...(listing && isPageOutOfRange(listing.meta) && { robots: 'noindex' as const }),
    ...(image && { image }),
    ...(store.main_banner && { lcp: { href: store.main_banner.url } }),
    jsonLd: storeJsonLd(data, locale, names),
  };
};
