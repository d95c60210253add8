import type { StoreReview } from '@pasar/contract';
import { Thumbnails } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ResponsiveImage, Stars } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './review-card.styles.ts';

interface ReviewCardProps {
  review: StoreReview;
  /** The reply, and the way to write one. */
  reply: ReactNode;
}

/** One buyer's review of one product. The text is in the language in which it was written. */
export const ReviewCard = ({ review, reply }: ReviewCardProps) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  const { id, author, is_anonymous, order_code, product, rating, text, images, created_at, edited_at } =
    review;
  const by = `review-${id}`;
  return (
    <article css={style.card} aria-labelledby={by}>
      <div css={style.product}>
        {product.image && (
          <ResponsiveImage css={style.image} alt="" src={product.image} width={48} height={48} />
        )}
        <p css={style.productText}>
          <LocalLink
            to={linkTo('storefront.product', { slug: product.slug })}
            prefetch="none"
            css={style.name}
          >
            {product.name}
          </LocalLink>
          {product.variant_label && <span>{product.variant_label}</span>}
        </p>
      </div>
      <div css={style.textBlock}>
        <p css={style.head}>
          <Stars value={rating} label={t('reviews.rating', { n: rating })} />
          <strong id={by}>{author}</strong>
          {is_anonymous && <span>{t('reviews.anonymous')}</span>}
          <time dateTime={created_at}>{date(created_at)}</time>
          {edited_at && <span>{t('reviews.edited')}</span>}
          {order_code && (
            <LocalLink to={linkTo('seller.order', { code: order_code })} prefetch="none" css={style.order}>
              {order_code}
            </LocalLink>
          )}
        </p>
        {text ? (
          <p css={style.text} lang="id">
            {text}
          </p>
        ) : (
          <p css={style.none}>{t('reviews.noText')}</p>
        )}
        <Thumbnails
          pictures={images.map(({ w150, w600 }, place) => ({
            small: w150,
            large: w600,
            alt: t('reviews.image', { author, n: place + 1 }),
          }))}
        />
        {reply}
      </div>
    </article>
  );
};
