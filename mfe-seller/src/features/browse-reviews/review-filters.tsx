import { inLocale } from '@pasar/contract';
import { linkTo, useFormat, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chipRowStyle } from '../../shared/chip-link/chip-link.styles.ts';
import { ChipLink } from '../../shared/chip-link/chip-link.tsx';
import { ListSearch } from '../../shared/list-search/list-search.tsx';
import * as style from './review-filters.styles.ts';
import {
  getReviewTab,
  type ReviewQuery,
  type ReviewSort,
  repliedIn,
  reviewListPath,
  reviewSorts,
  reviewTabs,
  stars,
} from './review-query.ts';

interface ReviewFiltersProps {
  query: ReviewQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<(typeof reviewTabs)[number], number>>;
}

/** Filters by reply, stars, images and text, and the order. */
export const ReviewFilters = ({ query, counts = {} }: ReviewFiltersProps) => {
  const { t } = useTranslation('seller');
  const navigate = useLocalNavigate();
  const locale = useLocale();
  const { number } = useFormat();
  const { rating, with_media: pictured, search, sort } = query;
  const { page: _, ...first } = query;
  return (
    <div css={style.filters}>
      <ul css={chipRowStyle} aria-label={t('reviews.tabs')}>
        {reviewTabs.map((tab) => (
          <li key={tab}>
            <ChipLink
              to={reviewListPath({ ...first, replied: repliedIn[tab] })}
              chosen={tab === getReviewTab(query)}
            >
              {t(`reviews.tab.${tab}`)}
              {counts[tab] !== undefined && <span>{number(counts[tab])}</span>}
            </ChipLink>
          </li>
        ))}
      </ul>
      <div css={style.line}>
        <ListSearch
          label={t('reviews.search')}
          hint={t('reviews.searchHint')}
          search={search}
          keep={{ replied: query.replied, rating: rating && String(rating), with_media: pictured }}
          pathFor={(words) => reviewListPath({ ...first, search: words })}
        />
        <form method="get" action={inLocale(linkTo('seller.reviews'), locale)} css={style.sort}>
          <SelectField
            name="sort"
            label={t('reviews.sort')}
            value={sort}
            onChange={(event) =>
              void navigate(reviewListPath({ ...first, sort: event.target.value as ReviewSort }), {
                preventScrollReset: true,
              })
            }
            options={reviewSorts.map((one) => ({ value: one, label: t(`reviews.sorts.${one}`) }))}
          />
        </form>
      </div>
      <ul css={chipRowStyle} aria-label={t('reviews.filter')}>
        <li>
          <ChipLink
            to={reviewListPath({ ...first, with_media: pictured ? undefined : '1' })}
            chosen={Boolean(pictured)}
          >
            <Camera size={16} strokeWidth={1.9} aria-hidden="true" />
            {t('reviews.pictured')}
          </ChipLink>
        </li>
        {stars.map((star) => (
          <li key={star}>
            <ChipLink
              to={reviewListPath({ ...first, rating: rating === star ? undefined : star })}
              chosen={rating === star}
            >
              {t('reviews.star', { count: star, n: star })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
