import type { ProductDetail } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { ChipRow } from '@pasar/ui';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { oneDecimal } from '../../shared/one-decimal.ts';
import { noFilter, type ReviewQuery } from './review-query.ts';
import * as style from './review-summary.styles.ts';

interface ReviewSummaryProps {
  summary: ProductDetail['review_summary'];
  query: ReviewQuery;
  pathFor(query: ReviewQuery): string;
}

const stars = [5, 4, 3, 2, 1] as const;

/** The average, the share of each star, and the choice of one or of those with pictures. */
export const ReviewSummary = ({ summary, query, pathFor }: ReviewSummaryProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const locale = useLocale();
  const { star, withPictures } = query;
  const pictured = summary.with_pictures;
  const countOf = (of: number) => summary.distribution[String(of)] ?? 0;
  return (
    <>
      <div css={style.summary}>
        <div>
          <p>
            <span css={style.average}>{oneDecimal(summary.average, locale)}</span>{' '}
            <span css={style.muted}>/ 5</span>
          </p>
          <p css={style.muted}>
            {t('reviews.total', { count: summary.total, n: number(summary.total) })}
            {pictured > 0 && `, ${t('reviews.pictured', { count: pictured, n: number(pictured) })}`}
          </p>
        </div>
        <ul>
          {stars.map((of) => (
            <li key={of} css={style.row}>
              <span css={style.star} aria-hidden="true">
                {of}
              </span>
              <span css={[style.track, style.share(countOf(of) / summary.total)]} aria-hidden="true" />
              <span
                css={style.count}
                aria-label={t('reviews.ofStar', { star: of, n: number(countOf(of)) })}
                role="img"
              >
                {number(countOf(of))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ChipRow role="group" aria-label={t('reviews.filter')} css={style.chips}>
        <ChipLink to={pathFor(noFilter(query))} chosen={star === undefined && !withPictures}>
          {t('reviews.all')}
        </ChipLink>
        {(pictured > 0 || withPictures) && (
          <ChipLink to={pathFor({ ...query, withPictures: !withPictures, page: 1 })} chosen={withPictures}>
            <Camera size={16} strokeWidth={1.9} aria-hidden="true" />
            {t('reviews.withPictures')}
          </ChipLink>
        )}
        {stars
          .filter((of) => countOf(of) > 0 || star === of)
          .map((of) => (
            <ChipLink key={of} to={pathFor({ ...query, star: of, page: 1 })} chosen={star === of}>
              {t('reviews.stars', { count: of })}
            </ChipLink>
          ))}
      </ChipRow>
    </>
  );
};
