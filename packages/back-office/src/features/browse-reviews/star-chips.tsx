import { FilterChips } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type ReviewsQuery, reviewsPath, starCounts } from './reviews-query.ts';

/** How many stars the listed reviews have. */
export const StarChips = ({ query }: { query: ReviewsQuery }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  return (
    <FilterChips
      label={t('reviews.stars')}
      chips={[undefined, ...starCounts].map((stars) => ({
        key: stars ?? 'any',
        label: stars ? t('reviews.ofStars', { n: number(Number(stars)) }) : t('reviews.anyStars'),
        to: reviewsPath({ ...query, stars, page: 1, open: '' }),
        chosen: query.stars === stars,
      }))}
    />
  );
};
