import type { AdminReview } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Badge, Stars } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '../../shared/bulk/bulk-parts.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { type ReviewsQuery, reviewsPath } from './reviews-query.ts';

/** Characters of a text in its row. */
const longest = 80;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

interface ReviewsTableProps {
  reviews: readonly AdminReview[];
  query: ReviewsQuery;
  bulk: Bulk<AdminReview>;
}

/** Reviews in rows; each opens beside the list. */
export const ReviewsTable = ({ reviews, query, bulk }: ReviewsTableProps) => {
  const { t } = useTranslation('back-office');
  const { date, number } = useFormat();
  return (
    <ResourceTable
      caption={t('nav.reviews')}
      pickLabel={t('bulk.picks')}
      columns={[
        { id: 'text', label: t('reviews.text') },
        { id: 'stars', label: t('reviews.stars') },
        { id: 'product', label: t('reviews.product') },
        { id: 'store', label: t('reviews.store') },
        { id: 'author', label: t('reviews.author') },
        { id: 'status', label: t('reviews.status') },
        { id: 'created', label: t('reviews.created') },
      ]}
      rows={reviews.map((review) => ({
        id: String(review.id),
        to: reviewsPath({ ...query, open: String(review.id) }),
        open: query.open === String(review.id),
        pick: <RowCheckbox bulk={bulk} row={review} name={`${review.product.name}, ${review.author}`} />,
        cells: {
          text: review.text ? shorten(review.text) : t('reviews.noText'),
          stars: <Stars value={review.rating} label={t('reviews.rating', { n: number(review.rating) })} />,
          product: review.product.name,
          store: review.store.merchant_name,
          author: review.author,
          status:
            review.status === 'hidden' ? (
              <Badge tone="danger">{t('reviews.state.hidden')}</Badge>
            ) : (
              t('reviews.state.shown')
            ),
          created: date(review.created_at),
        },
      }))}
    />
  );
};
