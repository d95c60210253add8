import { type AdminReview, adminReviewEndpoints, type Meta } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PageCheckbox } from '../../shared/bulk/bulk-parts.tsx';
import { useBulk } from '../../shared/bulk/use-bulk.ts';
import { ListSection } from '../../shared/list/list-section.tsx';
import { BulkReviews } from './bulk-reviews.tsx';
import { type ReviewsQuery, reviewStates, reviewsPath } from './reviews-query.ts';
import { ReviewsTable } from './reviews-table.tsx';
import { StarChips } from './star-chips.tsx';

interface ReviewsListProps {
  query: ReviewsQuery;
  list: SectionResult<{ data: readonly AdminReview[]; meta?: Meta }>;
}

/** The reviews of all stores in rows; several are hidden or shown at once. */
export const ReviewsList = ({ query, list }: ReviewsListProps) => {
  const { t } = useTranslation('back-office');
  const start = { ...query, page: 1, open: '' };
  const { search, stars, reported, store } = query;
  const bulk = useBulk<AdminReview>({
    rows: list.ok ? list.value.data : [],
    filter: reviewsPath(start),
    idOf: ({ id }) => String(id),
    nameOf: ({ product, author }) => `${product.name}, ${author}`,
    undo: (api, reviews) =>
      api.call(adminReviewEndpoints.bulk, {
        body: { action: 'undo', reviews: reviews.map(({ id: review_id }) => ({ review_id })) },
      }),
  });
  const ofStore = store && {
    key: 'store',
    label: t('reviews.ofStore', { store }),
    to: reviewsPath({ ...start, store: undefined }),
    chosen: true,
  };
  return (
    <Stack gap={12}>
      <StarChips query={query} />
      <ListSection
        title={t('nav.reviews')}
        chips={[
          ...(ofStore ? [ofStore] : []),
          {
            key: 'reported',
            label: t('reviews.reported'),
            to: reviewsPath({ ...start, reported: reported === 'yes' ? 'all' : 'yes' }),
            chosen: reported === 'yes',
          },
          ...reviewStates.map((status) => ({
            key: status,
            label: t(`reviews.tab.${status}`),
            to: reviewsPath({ ...start, status }),
            chosen: query.status === status,
          })),
        ]}
        search={{
          value: search,
          label: t('reviews.search'),
          pathFor: (typed) => reviewsPath({ ...start, search: typed }),
        }}
        list={list}
        pathFor={(page) => reviewsPath({ ...query, page, open: '' })}
        cleared={search || stars || store || query.review || reported === 'yes' ? reviewsPath({}) : undefined}
      >
        {(reviews) => (
          <>
            <PageCheckbox bulk={bulk} rows={reviews} />
            <ReviewsTable reviews={reviews} query={query} bulk={bulk} />
          </>
        )}
      </ListSection>
      <BulkReviews bulk={bulk} />
    </Stack>
  );
};
