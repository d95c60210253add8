import { paths } from '@pasar/contract';
import type { Head, HeadArgs } from '@pasar/slice-kit';
import { storeJsonLd } from './store.json-ld.ts';
import type { StoreData } from './store.loader.ts';

/** Filters, order and search are views of one store: its address is the canonical one. */
export const storeHead = ({ data, locale, t }: HeadArgs<StoreData>): Head => {
  if (!data) return { title: t('store.loading') };
  const { store, listing, page } = data;
  const { merchant_name: name, merchant_slug: slug, city, total_product: count } = store;
  const about = store.description.replace(/\s+/g, ' ').trim();
  const image = store.main_banner?.url ?? store.merchant_photo ?? listing?.items[0]?.pictures.w600;
  const names = { home: t('listing.home'), stores: t(`brands.titles.${store.store_type}`) };
  return {
    title: t('store.title', { name, city }),
    description: t('store.description', { name, city, count, n: count, about }).trim().slice(0, 155),
    canonical: paths.store(slug, { page: page > 1 ? page : undefined }),
    ...(image && { image }),
    ...(store.main_banner && { lcp: { href: store.main_banner.url } }),
    jsonLd: storeJsonLd(data, locale, names),
  };
};
