import { type OrderStatus, orderStatusLabel, type StoreSummary, statusesOfTab } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useLocale } from '@pasar/slice-kit';
import { FlowerMark, Rating, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import * as style from './store-health.styles.ts';

interface StoreHealthProps {
  summary: Pick<StoreSummary, 'order_status' | 'rating' | 'verification'>;
}

/** What became of the orders of the days, what buyers think, and whether the store is verified. */
export const StoreHealth = ({ summary: { order_status, rating, verification } }: StoreHealthProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const locale = useLocale();
  const lines = statusesOfTab('all', 'seller')
    .map((status): [OrderStatus, number] => [status, order_status[status] ?? 0])
    .filter(([, count]) => count > 0);
  const all = lines.reduce((sum, [, count]) => sum + count, 0);
  const average = number(Number(rating.average.toFixed(1)));
  return (
    <Panel
      title={t('overview.health')}
      action={
        <TextLink as={LocalLink} standalone to={linkTo('seller.reviews')}>
          {t('overview.toReviews')}
        </TextLink>
      }
    >
      {rating.total > 0 && (
        <p css={style.rating}>
          <Rating value={average} label={t('card.rating', { rating: average })} />
          {t('overview.ratings', { n: number(rating.total) })}
        </p>
      )}
      {lines.length === 0 ? (
        <p css={style.none}>{t('overview.noOrders')}</p>
      ) : (
        <ul css={style.list}>
          {lines.map(([status, count]) => {
            const label = orderStatusLabel(status, locale, 'seller');
            return (
              <li key={status} css={style.line}>
                <span>{label}</span>
                <strong>{number(count)}</strong>
                <span css={style.share}>{number(Math.round((count / all) * 100))}%</span>
              </li>
            );
          })}
        </ul>
      )}
      {verification.status === 'approved' && (
        <p css={style.verified}>
          <FlowerMark size={20} />
          {t('overview.verified')}
        </p>
      )}
    </Panel>
  );
};
