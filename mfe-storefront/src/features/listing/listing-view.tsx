import { Notice } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppliedFilters } from './applied-filters.tsx';
import type { Category } from './category-trail.ts';
import { countFilters } from './change-query.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListingResults } from './listing-results.tsx';
import * as style from './listing-view.styles.ts';
import type { Listing } from './load-listing.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SortField } from './sort-field.tsx';
import type { ListingControl } from './use-listing-query.ts';

interface ListingViewProps {
  control: ListingControl;
  listing: Listing;
  /** The categories to choose from. */
  categories: readonly Category[];
  heading: ReactNode;
  /** Between the heading and the list. */
  above?: ReactNode;
  /** In place of the list when nothing was found. */
  empty: ReactNode;
  /** Id of the part of the page where a turned page begins; its top by default. */
  place?: string;
  /** Of each card's name; 2 by default. */
  headingLevel?: 2 | 3;
}

/** A list of products with its filters, orders and pages; the same on every page that shows one. */
export const ListingView = ({
  control,
  listing,
  categories,
  heading,
  above,
  empty,
  place,
  headingLevel,
}: ListingViewProps) => {
  const { query, pressed, pending, pathFor, go, heed } = control;
  const { t } = useTranslation('storefront');
  const formId = useId();
  const { facets, items } = listing;
  /** Where nothing was found at all, there is nothing to filter or to sort either. */
  const narrowable = !listing.degraded && (items.length > 0 || countFilters(query) > 0);
  return (
    <div css={style.listingColumns} onClickCapture={heed}>
      <div css={style.heading}>{heading}</div>
      {listing.degraded && (
        <div css={style.wide}>
          <Notice tone="warning" live title={t('listing.degraded')}>
            {t('listing.degradedText')}
            {listing.isSortLeftOut && ` ${t('listing.degradedSort')}`}
          </Notice>
        </div>
      )}
      {listing.behind && (
        <div css={style.wide}>
          <Notice tone="info" live title={t('listing.behind')}>
            {t('listing.behindText')}
          </Notice>
        </div>
      )}
      {above && <div css={style.wide}>{above}</div>}
      {narrowable && (
        <>
          <div css={style.tools}>
            <FilterButton
              target={`${formId}-place`}
              query={query}
              listing={listing}
              categories={categories}
              pathFor={pathFor}
              onApply={go}
            />
            <SortField pressed={pressed} form={formId} onChange={go} />
            <QuickFilters query={query} facets={facets} pathFor={pathFor} />
          </div>
          <div css={style.filters}>
            <FilterForm
              id={formId}
              query={query}
              pressed={pressed}
              categories={categories}
              facets={facets}
              pathFor={pathFor}
              onChange={go}
            />
          </div>
        </>
      )}
      <div css={narrowable ? style.results : style.wide}>
        <AppliedFilters query={query} facets={facets} categories={categories} pathFor={pathFor} />
        {items.length > 0 ? (
          <ListingResults
            listing={listing}
            query={query}
            pending={pending}
            pathFor={(wanted) => (place ? `${pathFor(wanted)}#${place}` : pathFor(wanted))}
            {...(headingLevel && { headingLevel })}
          />
        ) : (
          empty
        )}
      </div>
    </div>
  );
};
