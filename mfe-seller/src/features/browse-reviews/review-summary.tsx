import { useFormat } from '@pasar/slice-kit';
import { Card, Stars } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { stars } from './review-query.ts';
import * as style from './review-summary.styles.ts';

export interface StoreRating {
  avg_rating: number;
  total_review: number;
  /** A day. */
  periode_awal: string;
  distribution: Record<string, number>;
}

/** What the store is worth to its buyers: the average, since when, and the share of each star. */
export const ReviewSummary = ({ summary }: { summary: StoreRating }) => {
  const { t } = useTranslation('seller');
  const { number, date } = useFormat();
  const { avg_rating: average, total_review: total, periode_awal: since, distribution } = summary;
  const countOf = (star: number) => distribution[String(star)] ?? 0;
  const words = number(Number(average.toFixed(1)));
  return (
    <Card>
      <div css={style.summary}>
        <div css={style.textBlock}>
          <p>
            <span css={style.average}>{words}</span> <span css={style.muted}>/ 5</span>
          </p>
          <Stars value={Math.round(average)} label={t('card.rating', { rating: words })} />
          <p css={style.muted}>{t('reviews.total', { n: number(total), since: date(since) })}</p>
        </div>
        <ul>
          {stars.map((star) => (
            <li key={star} css={style.row}>
              <span css={style.star}>{t('reviews.star', { count: star, n: star })}</span>
              <span
                css={[style.track, style.share(total === 0 ? 0 : countOf(star) / total)]}
                aria-hidden="true"
              />
              <span css={style.count}>{number(countOf(star))}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
};
