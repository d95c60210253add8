import { LocalLink } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './listing-heading.styles.ts';
import { emptyQuery, type ListingQuery } from './listing-query.ts';
import type { SearchPartProps } from './search-part-props.ts';

/** What was searched instead of the typed text, what could be, and which words were left out. */
export const SearchNotices = ({ query, search, pathFor }: SearchPartProps) => {
  const { t } = useTranslation('storefront');
  const { corrected, suggestion, without = [] } = search;
  const link = (wanted: ListingQuery, text: ReactNode) => (
    <LocalLink css={style.corrected} to={pathFor(wanted)} lang="id">
      {text}
    </LocalLink>
  );
  return (
    <>
      {corrected && (
        <p css={style.suggestion}>
          {t('listing.correctedTo')} <strong lang="id">{corrected}</strong>. {t('listing.searchOnly')}{' '}
          {link({ ...query, exact: true, page: 1 }, query.search)}
        </p>
      )}
      {suggestion && (
        <p css={style.suggestion}>
          {t('listing.didYouMean')} {link({ ...emptyQuery, search: suggestion }, suggestion)}
          {t('listing.questionMark')}
        </p>
      )}
      {without.length > 0 && (
        <p css={style.suggestion}>
          {t('listing.without')}{' '}
          {without.map((word, at) => (
            <span key={word}>
              {at > 0 && ', '}
              {link({ ...emptyQuery, search: word }, word)}
            </span>
          ))}
        </p>
      )}
    </>
  );
};
