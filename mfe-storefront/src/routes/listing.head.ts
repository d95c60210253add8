import { paths } from '@pasar/contract';
import type { Head, HeadArgs } from '@pasar/slice-kit';
import { trailTo } from '../features/listing/category-trail.ts';
import { srcSetOf } from '../shared/picture-sources.ts';
import { shownWidths } from '../shared/shown-widths.ts';
import { listingJsonLd } from './listing.json-ld.ts';
import type { ListingData } from './listing.loader.ts';

/**
 * Filters and order are views of one list: its first page is their canonical address, and each further page of the
 * plain list its own. What a search finds, and what finds nothing, stays out of the index.
 */
export const listingHead = (args: HeadArgs<ListingData>): Head => {
  const { data, params, t } = args;
  const { slug } = params;
  const category = slug && data ? trailTo(data.tree, slug)?.at(-1) : undefined;
  const { search, page: asked = 1, narrowed } = data?.asked ?? {};
  const page = asked > 1 ? asked : undefined;
  const first = data?.listing.items[0];
  const name = category?.name ?? (search ? t('listing.hitsFor', { text: search }) : t('listing.everything'));
  const fields = narrowed ? {} : { page };
  return {
    title: page ? t('listing.titlePage', { name, page }) : t('listing.title', { name }),
    description: category ? t('listing.descriptionOf', { name }) : t('listing.description'),
    canonical: slug ? paths.category(slug, fields) : paths.search(fields),
    ...((search || (data && !first)) && { robots: 'noindex' as const }),
    ...(first && {
      image: first.pictures.w600,
      lcp: { href: first.image, srcSet: srcSetOf(first.pictures), sizes: shownWidths('216px') },
    }),
    ...(data && { jsonLd: listingJsonLd(args, data) }),
  };
};
