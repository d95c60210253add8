import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, ChipRow, EmptyState, Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { isPageOutOfRange, PageOutOfRange } from '../../shared/page-out-of-range/index.ts';
import { ProductGrid } from '../../shared/product-card/index.ts';
import type { Category } from './category-trail.ts';
import { clearFilters, countFilters, toPage } from './change-query.ts';
import type { ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';

interface EmptyListingProps {
  listing: Listing;
  query: ListingQuery;
  /** The roots of the tree. */
  categories: readonly Category[];
  pathFor(query: ListingQuery): string;
}

/** Signs alone name nothing. */
const isWordless = (search: string): boolean => search !== '' && !/[\p{L}\p{N}]/u.test(search);

/** No hits: suggestions, and what others search for (quality A41). */
export const EmptyListing = ({ listing, query, categories, pathFor }: EmptyListingProps) => {
  const { t } = useTranslation('storefront');
  if (isPageOutOfRange(listing.meta))
    return <PageOutOfRange meta={listing.meta} hrefFor={(page) => pathFor(toPage(query, page))} />;
  const filtered = countFilters(query) > 0;
  const pointed = listing.pointedCategory;
  const way = filtered
    ? { to: pathFor(clearFilters(query)), text: t('filters.clear') }
    : { to: linkTo('storefront.search'), text: t('empty.everything') };
  return (
    <Stack gap={48}>
      <EmptyState
        title={query.search ? t('empty.titleFor', { text: query.search }) : t('empty.title')}
        text={
          filtered ? t('empty.filtered') : t(isWordless(query.search) ? 'empty.wordless' : 'empty.spelling')
        }
        action={
          <ButtonLink as={LocalLink} to={way.to}>
            {way.text}
          </ButtonLink>
        }
      />
      {categories.length > 0 && (
        <Section title={t('empty.categories')}>
          <ChipRow>
            {categories.map((category) => (
              <ChipLink
                key={category.id}
                to={linkTo('storefront.category', { slug: category.slug })}
                prefetch="intent"
                preventScrollReset={false}
              >
                {category.name}
              </ChipLink>
            ))}
          </ChipRow>
        </Section>
      )}
      {listing.popularSearches.length > 0 && (
        <Section title={t('empty.searches')}>
          <ChipRow>
            {listing.popularSearches.map((search) => (
              <ChipLink key={search} to={linkTo('storefront.search', { search })} preventScrollReset={false}>
                {search}
              </ChipLink>
            ))}
          </ChipRow>
        </Section>
      )}
      {listing.popular.length > 0 && (
        <Section title={pointed ? t('empty.popularIn', { name: pointed.name }) : t('empty.popular')}>
          <ProductGrid products={listing.popular} />
        </Section>
      )}
    </Stack>
  );
};
