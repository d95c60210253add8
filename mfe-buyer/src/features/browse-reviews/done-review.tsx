import type { MyReview } from '@pasar/contract';
import { AppealButton, Thumbnails } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, Card, Notice, Stack, Stars } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './review-card.styles.ts';
import { ReviewedItem } from './reviewed-item.tsx';

interface DoneReviewProps {
  line: MyReview;
  review: NonNullable<MyReview['review']>;
  /** The way to changing it, while that is possible. */
  action: ReactNode;
}

/** The buyer's review, as others see it or why they no longer do, and the seller's reply. */
export const DoneReview = ({ line, review, action }: DoneReviewProps) => {
  const { t } = useTranslation('buyer');
  const { date, number } = useFormat();
  const {
    rating,
    text,
    is_anonymous: isAnonymous,
    images,
    reply,
    created_at: at,
    edited_at: edited,
    hidden,
  } = review;
  return (
    <Card as="article" aria-label={line.item.name}>
      <Stack gap={12}>
        <ReviewedItem line={line} />
        {hidden && (
          <Notice
            tone="warning"
            title={t('reviews.hidden', { at: date(hidden.at) })}
            action={<AppealButton subject="review" id={review.id} />}
          >
            {`${hidden.reason}. ${hidden.note}`}
          </Notice>
        )}
        <p css={style.facts}>
          <Stars value={rating} label={t('reviews.rating', { n: number(rating) })} />
          <time dateTime={at}>{date(at)}</time>
          {edited && <span>{t('reviews.edited', { at: date(edited) })}</span>}
          {isAnonymous && <Badge>{t('reviews.anonymous')}</Badge>}
        </p>
        {text && <p css={style.text}>{text}</p>}
        <Thumbnails
          pictures={images.map(({ image_urls: { w150, w600 } }, index) => ({
            small: w150,
            large: w600,
            alt: t('images.image', { n: index + 1 }),
          }))}
        />
        {reply && (
          <div css={style.reply}>
            <p css={style.replyFrom}>
              <LocalLink
                to={linkTo('storefront.store', { slug: line.merchant.merchant_slug })}
                css={style.replyStore}
              >
                {line.merchant.merchant_name}
              </LocalLink>{' '}
              <time dateTime={reply.created_at}>{date(reply.created_at)}</time>
            </p>
            <p css={style.text}>{reply.text}</p>
          </div>
        )}
        {action && <div css={style.action}>{action}</div>}
      </Stack>
    </Card>
  );
};
