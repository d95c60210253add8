import { inLocale } from '@pasar/contract';
import type { HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import { trailTo } from '../features/listing/category-trail.ts';
import type { Listing } from '../features/listing/load-listing.ts';
import { breadcrumbJsonLd } from '../shared/breadcrumb.json-ld.ts';
import type { ListingData } from './listing.loader.ts';

const schema = 'https://schema.org';

/** Structured data of a list: its items, in their order, and its breadcrumb (quality A50). */
export const listingJsonLd = (
  { params, locale, origin, t }: HeadArgs<ListingData>,
  { tree }: ListingData,
  listing: Listing,
): object[] => {
  const at = (path: string) => origin + inLocale(path, locale);
  const trail = (params.slug && trailTo(tree, params.slug)) || [];
  const steps = [
    { name: t('trail.home'), path: linkTo('storefront.home') },
    ...trail.map(({ name, slug }) => ({ name, path: linkTo('storefront.category', { slug }) })),
  ];
  const first = listing.meta.from ?? 1;
  return [
    {
      '@context': schema,
      '@type': 'ItemList',
      numberOfItems: listing.items.length,
      itemListElement: listing.items.map(({ name, slug }, index) => ({
        '@type': 'ListItem',
        position: first + index,
        name,
        url: at(linkTo('storefront.product', { slug })),
      })),
    },
    ...(trail.length > 0
      ? [breadcrumbJsonLd(steps.map(({ name, path }) => ({ name, item: at(path) })))]
      : []),
  ];
};
