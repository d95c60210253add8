import { paths } from '@pasar/contract';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container, type RenderLink } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  AppliedFilters,
  countFilters,
  EmptyListing,
  FilterButton,
  FilterForm,
  ListingHeading,
  ListingResults,
  SortField,
  trailTo,
  useListingQuery,
} from '../features/listing/index.ts';
import type { searchLoader } from './listing.loader.ts';
import * as style from './listing-page.styles.ts';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** Everything, the hits of a search, or one category: the same list under different headings. */
export const ListingPage = () => {
  const { t } = useTranslation('storefront');
  const { slug } = useParams();
  const { listing, tree } = usePageData<typeof searchLoader>();
  const { query, pending, pathFor, go } = useListingQuery(slug);
  const formId = useId();
  const trail = (slug && trailTo(tree, slug)) || [];
  const category = trail.at(-1);
  const categories = category ? (category.children ?? []) : tree;
  const title =
    category?.name ?? (query.search ? t('listing.hitsFor', { text: query.search }) : t('listing.everything'));
  const parts = { query, listing, pathFor };
  /** Where nothing was found at all, there is nothing to filter or to sort either. */
  const narrowable = listing.items.length > 0 || countFilters(query) > 0;
  const crumbs = [
    { label: t('listing.home'), href: paths.home() },
    ...trail.map((step) => ({ label: step.name, href: paths.category(step.slug) })),
  ];
  return (
    <Container css={style.page}>
      {category && <Breadcrumbs items={crumbs} label={t('listing.trail')} renderLink={localLink} />}
      <div css={style.head}>
        <ListingHeading title={title} {...parts} />
        {narrowable && (
          <div css={style.tools}>
            <FilterButton target={`${formId}-place`} categories={categories} onApply={go} {...parts} />
            <SortField query={query} form={formId} onChange={go} />
          </div>
        )}
      </div>
      <div css={narrowable && style.columns}>
        {narrowable && (
          <FilterForm
            id={formId}
            categories={categories}
            facets={listing.facets}
            onChange={go}
            query={query}
            pathFor={pathFor}
          />
        )}
        <div css={style.results}>
          <AppliedFilters categories={categories} facets={listing.facets} query={query} pathFor={pathFor} />
          {listing.items.length > 0 ? (
            <ListingResults pending={pending} {...parts} />
          ) : (
            <EmptyListing categories={tree} {...parts} />
          )}
        </div>
      </div>
    </Container>
  );
};
