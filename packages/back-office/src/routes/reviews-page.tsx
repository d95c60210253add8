import { ListWithDetail } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ReviewDetail } from '../features/browse-reviews/review-detail.tsx';
import { ReviewsList } from '../features/browse-reviews/reviews-list.tsx';
import { reviewsPath } from '../features/browse-reviews/reviews-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import type { reviewsLoader } from './reviews.loader.ts';

/** The reviews of all stores, and one of them beside the list. */
export const ReviewsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof reviewsLoader>();
  return (
    <OfficePage title={t('nav.reviews')} data={data}>
      {({ query, list }, me) => {
        const review = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <ListWithDetail>
            <ReviewsList query={query} list={list} />
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
