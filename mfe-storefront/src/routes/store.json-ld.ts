import { inLocale, type Locale } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { breadcrumbJsonLd } from '../shared/breadcrumb.json-ld.ts';
import type { StoreData } from './store.loader.ts';

const schema = 'https://schema.org';

/** What search engines read about the store: where it is, how it is rated, and the way to it (quality A50). */
export const storeJsonLd = (
  { store, origin }: Pick<StoreData, 'store' | 'origin'>,
  locale: Locale,
  names: { home: string; stores: string },
): object[] => {
  const at = (path: string) => origin + inLocale(path, locale);
  const url = at(linkTo('storefront.store', { slug: store.merchant_slug }));
  const picture = store.merchant_photo ?? store.main_banner?.url;
  const steps = [
    { name: names.home, item: at(linkTo('storefront.home')) },
    { name: names.stores, item: at(storesPath(store)) },
    { name: store.merchant_name, item: url },
  ];
  return [
    {
      '@context': schema,
      '@type': 'Store',
      '@id': url,
      url,
      name: store.merchant_name,
      ...(store.description && { description: store.description }),
      ...(picture && { image: new URL(picture, origin).href }),
      address: { '@type': 'PostalAddress', addressLocality: store.city, addressCountry: 'ID' },
      ...(store.total_review > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: store.rating,
          reviewCount: store.total_review,
        },
      }),
    },
    breadcrumbJsonLd(steps),
  ];
};

/** The list of stores that contains it: that of its kind. */
export const storesPath = ({ store_type: kind }: Pick<StoreData['store'], 'store_type'>): string =>
  linkTo('storefront.brands', { storetype: kind === 'official' ? undefined : kind });
