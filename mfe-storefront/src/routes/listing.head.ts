import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import { trailTo } from '../features/listing/category-trail.ts';
import { getImageSizes } from '../shared/get-image-sizes.ts';
import { toSrcSet } from '../shared/image-sources.ts';
import { listingJsonLd } from './listing.json-ld.ts';
import type { ListingData } from './listing.loader.ts';

/** The texts of a list's head; the rest for search engines is in `forDocuments`. */
export const listingHead = (args: HeadArgs<ListingData>): Head => {
  const { data, params, t } = args;
  const { slug } = params;
  const category = (slug && data && trailTo(data.tree, slug)?.at(-1)) || data?.lone;
  const { search, page = 1 } = data?.asked ?? {};
  const name = category?.name ?? (search ? t('listing.hitsFor', { text: search }) : t('listing.everything'));
  return {
    title: page > 1 ? t('listing.titlePage', { name, page }) : t('listing.title', { name }),
    description: category ? t('listing.descriptionOf', { name }) : t('listing.description'),
    ...(__SERVER__ && data && forDocuments(args, data)),
  };
};

/**
 * Filters and order are views of one list: its first page is their canonical address, and each further page of the
 * plain list its own. What a search finds, and what finds nothing, stays out of the index.
 */
const forDocuments = (args: HeadArgs<ListingData>, data: ListingData): Omit<Head, 'title'> => {
  const { search, page = 1, narrowed } = data.asked;
  const { slug } = args.params;
  const first = data.listing?.items[0];
  const fields = { page: page > 1 && !narrowed ? page : undefined };
  return {
    canonical: slug
      ? linkTo('storefront.category', { slug, ...fields })
      : linkTo('storefront.search', fields),
    ...((search || !first) && { robots: 'noindex' as const }),
    ...(first && {
      image: first.image_urls.w600,
      lcp: { href: first.image, srcSet: toSrcSet(first.image_urls), sizes: getImageSizes('216px') },
    }),
    ...(data.listing && { jsonLd: listingJsonLd(args, data, data.listing) }),
  };
};
