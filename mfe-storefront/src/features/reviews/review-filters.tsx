import type { ReviewSummary } from '@pasar/contract';
import { ChipRow } from '@pasar/ui';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { noFilter, type ReviewQuery } from './review-query.ts';
import { stars } from './review-summary.tsx';

interface ReviewFiltersProps {
  summary: ReviewSummary;
  query: ReviewQuery;
  pathFor(query: ReviewQuery): string;
}

/** The filters by stars and by images; a press on a selected one clears it. */
export const ReviewFilters = ({ summary, query, pathFor }: ReviewFiltersProps) => {
  const { t } = useTranslation('storefront');
  const { star, withPictures } = query;
  const countOf = (of: number) => summary.distribution[String(of)] ?? 0;
  const without = ({ star: _, ...rest }: ReviewQuery): ReviewQuery => ({ ...rest, page: 1 });
  return (
    <ChipRow role="group" aria-label={t('reviews.filter')}>
      <ChipLink to={pathFor(noFilter(query))} chosen={star === undefined && !withPictures}>
        {t('reviews.all')}
      </ChipLink>
      {(summary.with_images > 0 || withPictures) && (
        <ChipLink to={pathFor({ ...query, withPictures: !withPictures, page: 1 })} chosen={withPictures}>
          <Camera size={16} strokeWidth={1.9} aria-hidden="true" />
          {t('reviews.withImages')}
        </ChipLink>
      )}
      {stars
        .filter((of) => countOf(of) > 0 || star === of)
        .map((of) => (
          <ChipLink
            key={of}
            to={pathFor(star === of ? without(query) : { ...query, star: of, page: 1 })}
            chosen={star === of}
          >
            {t('reviews.stars', { count: of })}
          </ChipLink>
        ))}
    </ChipRow>
  );
};
