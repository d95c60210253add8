import { paths } from '@pasar/contract';
import type { Head, HeadArgs } from '@pasar/slice-kit';
import { trailTo } from '../features/listing/category-trail.ts';
import { srcSetOf } from '../shared/picture-sources.ts';
import { shownWidths } from '../shared/shown-widths.ts';
import type { ListingData } from './listing.loader.ts';

/** Filters and order are views of one list: its address is the canonical one. A search's hits stay out of the index. */
export const listingHead = ({ data, params, t }: HeadArgs<ListingData>): Head => {
  const { slug } = params;
  const category = slug && data ? trailTo(data.tree, slug)?.at(-1) : undefined;
  const search = data?.asked.search;
  const page = data && data.asked.page > 1 ? data.asked.page : undefined;
  const first = data?.listing.items[0];
  const name = category?.name ?? (search ? t('listing.hitsFor', { text: search }) : t('listing.everything'));
  return {
    title: page ? t('listing.titlePage', { name, page }) : t('listing.title', { name }),
    description: category ? t('listing.descriptionOf', { name }) : t('listing.description'),
    canonical: slug ? paths.category(slug, { page }) : paths.search({ page }),
    ...(search && { robots: 'noindex' as const }),
    ...(first && {
      image: first.pictures.w600,
      lcp: { href: first.image, srcSet: srcSetOf(first.pictures), sizes: shownWidths('216px') },
    }),
  };
};
