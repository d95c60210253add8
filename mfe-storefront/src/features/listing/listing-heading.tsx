import { useFormat } from '@pasar/slice-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as style from './listing-heading.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';
import { SearchNotices } from './search-notices.tsx';

interface ListingHeadingProps {
  title: string;
  /** Null when it did not come. */
  listing: Listing | null;
  query: ListingQuery;
  pathFor(query: ListingQuery): string;
}

/** What the list is about and how long it is; a new length is announced. */
export const ListingHeading = ({ title, listing, query, pathFor }: ListingHeadingProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = ({ meta: { total }, isCapped }: Listing) =>
    isCapped
      ? t('listing.totalOver', { n: number(total) })
      : t('listing.total', { count: total, n: number(total) });
  // The link that turned the page is at its end; a screen reader continues from the top.
  useEffect(() => {
    if (key && state?.turned) heading.current?.focus({ preventScroll: true });
  }, [key, state]);
  return (
    <div>
      <h1 ref={heading} css={style.title} tabIndex={-1}>
        {title}
      </h1>
      {listing && (
        <p css={style.count} role="status">
          {count(listing)}
          {query.page > 1 && ` · ${t('paging.page', { n: query.page })}`}
        </p>
      )}
      {listing && <SearchNotices {...{ query, pathFor }} search={listing.search} />}
    </div>
  );
};
