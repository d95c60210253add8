import type { MyReview } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './review-card.styles.ts';
import { ReviewedItem } from './reviewed-item.tsx';

interface WaitingReviewProps {
  line: MyReview;
  /** The way to writing it. */
  action: ReactNode;
}

/** Something that arrived and that nobody has judged yet, and until when that can be done. */
export const PendingReview = ({ line, action }: WaitingReviewProps) => {
  const { t } = useTranslation('buyer');
  const { date } = useFormat();
  const { item, order_code: code, review_until: until } = line;
  return (
    <Card as="article" aria-label={item.name}>
      <div css={style.pending}>
        <ReviewedItem
          line={line}
          note={
            <p css={style.facts}>
              <LocalLink to={linkTo('buyer.order', { code })} css={style.code}>
                {code}
              </LocalLink>
              <span>{t('reviews.until', { at: date(until) })}</span>
            </p>
          }
        />
        <div css={style.action}>{action}</div>
      </div>
    </Card>
  );
};
