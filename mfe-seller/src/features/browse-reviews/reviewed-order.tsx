import type { ReviewedOrder as Reviewed, StoreReview } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Card, ItemLine, TextLink } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './reviewed-order.styles.ts';

interface ReviewedOrderProps {
  order: Reviewed;
  /** One review, with its reply. */
  children: (review: StoreReview) => ReactNode;
}

/** An order, the reviews of its lines, and what may still come. */
export const ReviewedOrder = ({ order, children }: ReviewedOrderProps) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  const { order_code: code, buyer, completed_at, review_until, reviews, waiting } = order;
  return (
    <Card as="section" padding="none" aria-label={code ?? t('reviews.hiddenOrder')}>
      <header css={style.head}>
        {code ? (
          <TextLink as={LocalLink} to={linkTo('seller.order', { code })}>
            {code}
          </TextLink>
        ) : (
          <span>{t('reviews.hiddenOrder')}</span>
        )}
        <span>{buyer}</span>
        {completed_at && <span>{t('reviews.completed', { at: date(completed_at) })}</span>}
      </header>
      {reviews.map((review) => children(review))}
      {waiting.length > 0 && (
        <div css={style.pending}>
          <p>{review_until ? t('reviews.waitingUntil', { at: date(review_until) }) : t('reviews.waiting')}</p>
          <ul>
            {waiting.map((item) => (
              <li key={`${item.product_id}-${item.variant_label}`}>
                <ItemLine
                  picture={item.image ? { w150: item.image, w300: item.image } : null}
                  name={item.name}
                  details={item.variant_label}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
};
