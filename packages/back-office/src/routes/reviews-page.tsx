import { ListWithDetail } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReviewDetail } from '../features/browse-reviews/review-detail.tsx';
import { reviewStates, reviewsPath } from '../features/browse-reviews/reviews-query.ts';
import { ReviewsTable } from '../features/browse-reviews/reviews-table.tsx';
import { StarChips } from '../features/browse-reviews/star-chips.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { reviewsLoader } from './reviews.loader.ts';

/** The reviews of all stores, and one of them beside the list. */
export const ReviewsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof reviewsLoader>();
  return (
    <OfficePage title={t('nav.reviews')} data={data}>
      {({ query, list }, me) => {
        const review = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const start = { ...query, page: 1, open: '' };
        const { search, stars, store } = query;
        return (
          <ListWithDetail>
            <Stack gap={12}>
              <StarChips query={query} />
              <ListSection
                title={t('nav.reviews')}
                chips={[
                  ...(store
                    ? [
                        {
                          key: 'store',
                          label: t('reviews.ofStore', { store }),
                          to: reviewsPath({ ...start, store: undefined }),
                          chosen: true,
                        },
                      ]
                    : []),
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
                cleared={search || stars || store || query.review ? reviewsPath({}) : undefined}
              >
                {(reviews) => <ReviewsTable reviews={reviews} query={query} />}
              </ListSection>
            </Stack>
            {review && (
              <ReviewDetail
                key={review.id}
                review={review}
                me={me}
                closeTo={reviewsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
