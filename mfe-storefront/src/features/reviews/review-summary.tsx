import type { ReviewSummary as ReviewSummaryData } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { oneDecimal } from '../../shared/one-decimal.ts';
import * as style from './review-summary.styles.ts';

interface ReviewSummaryProps {
  summary: ReviewSummaryData;
}

/** From the best down. */
export const stars = [5, 4, 3, 2, 1] as const;

/** The average, and the share of each star. */
export const ReviewSummary = ({ summary }: ReviewSummaryProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const locale = useLocale();
  const pictured = summary.with_images;
  const countOf = (of: number) => summary.distribution[String(of)] ?? 0;
  return (
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
  );
};
