import type { Review, ReviewInStore } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Avatar, ResponsiveImage, Stars, TextLink } from '@pasar/ui';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../../shared/report/index.ts';
import * as style from './review-entry.styles.ts';
import { ReviewImages } from './review-images.tsx';

/** One buyer's review, and the seller's reply. Both are in the language in which they were written. */
export const ReviewEntry = ({ review, product }: { review: Review; product?: ReviewInStore['product'] }) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const { author, rating, text, variant_label: variant, created_at: at, edited_at: edited, reply } = review;
  return (
    <article css={style.entry}>
      <Avatar name={author} decorative />
      <div css={style.content}>
        <p>
          <b>{author}</b>{' '}
          <span css={style.about}>
            {variant && <span lang="id">· {variant} </span>}· <time dateTime={at}>{date(at)}</time>
            {edited && ` · ${t('reviews.edited')}`}
          </span>
        </p>
        <Stars value={rating} label={t('rating.label', { value: rating })} />
        {product && <Bought {...product} />}
        {text && (
          <p css={style.text} lang="id">
            {text}
          </p>
        )}
        {review.images.length > 0 && <ReviewImages review={review} />}
        {reply && (
          <p css={style.reply}>
            <Store size={16} strokeWidth={1.9} aria-hidden="true" />
            <span>
              <b>{t('reviews.reply')}</b> <span lang="id">{reply.text}</span>
            </span>
          </p>
        )}
        <ReportButton subject="review" id={review.id} name={author} />
      </div>
    </article>
  );
};

/** What the review is about, and the way there while it is sold. */
const Bought = ({ name, slug, image }: ReviewInStore['product']) => (
  <p css={style.bought} lang="id">
    {image && <ResponsiveImage css={style.boughtImage} alt="" src={image} width={40} height={40} />}
    {slug ? (
      <TextLink as={LocalLink} to={linkTo('storefront.product', { slug })}>
        {name}
      </TextLink>
    ) : (
      <span>{name}</span>
    )}
  </p>
);
