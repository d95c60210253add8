import { LocalLink, useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import * as style from './listing-heading.styles.ts';
import { emptyQuery, type ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';

interface ListingHeadingProps {
  title: string;
  listing: Listing;
  query: ListingQuery;
  pathFor(query: ListingQuery): string;
}

/** What the list is about and how long it is; a new length is announced. */
export const ListingHeading = ({ title, listing, query, pathFor }: ListingHeadingProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { total, total_capped: capped } = listing.meta;
  return (
    <div>
      <h1 css={style.title}>{title}</h1>
      <p css={style.count} role="status">
        {t(capped ? 'listing.more' : 'listing.total', { count: total, n: number(total) })}
      </p>
      {listing.suggestion && total > 0 && (
        <p css={style.suggestion}>
          {t('listing.didYouMean')}{' '}
          <LocalLink
            css={style.corrected}
            to={pathFor({ ...emptyQuery, search: listing.suggestion })}
            lang="id"
          >
            {listing.suggestion}
          </LocalLink>
          {t('listing.questionMark')}
        </p>
      )}
      {query.page > 1 && <p css={style.count}>{t('paging.page', { n: query.page })}</p>}
    </div>
  );
};
