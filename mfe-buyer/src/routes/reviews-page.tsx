import { ListPages, SectionError, StatusTabs, useFocusOnChange } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { DoneReview } from '../features/browse-reviews/done-review.tsx';
import { PendingReview } from '../features/browse-reviews/pending-review.tsx';
import { type ReviewQuery, reviewListPath, reviewTypes } from '../features/browse-reviews/review-query.ts';
import { ReviewButton } from '../features/write-review/review-button.tsx';
import { toReviewLine } from '../features/write-review/review-line.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { reviewsLoader } from './reviews.loader.ts';

/** What can be reviewed still, and what has been. */
export const ReviewsPage = () => {
  const { t } = useTranslation('buyer');
  const { query, list } = usePageData<typeof reviewsLoader>();
  const { revalidate } = useRevalidator();
  const written = () => void revalidate();
  const counts = list.ok ? list.value.counts : undefined;
  // What was written leaves the list, and its button with it.
  const heading = useFocusOnChange(counts?.done);
  return (
    <DashboardLayout title={t('titles.reviews')} lead={t('reviews.lead')}>
      <StatusTabs
        label={t('reviews.tabs')}
        tabs={reviewTypes}
        current={query.type}
        toLabel={(type) => t(`reviews.tab.${type}`)}
        toHref={(type) => reviewListPath({ type })}
        counts={counts}
      />
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t(`reviews.tab.${query.type}`)}
      </VisuallyHidden>
      {!list.ok ? (
        <SectionError section={t('titles.reviews')} />
      ) : list.value.items.length === 0 ? (
        <NoReviews type={query.type} />
      ) : (
        <Stack gap={16}>
          {list.value.items.map((line) =>
            line.review ? (
              <DoneReview
                key={line.order_item_id}
                line={line}
                review={line.review}
                action={
                  line.review.can_edit && (
                    <ReviewButton variant="secondary" size="s" lines={[toReviewLine(line)]} written={written}>
                      {t('review.change')}
                    </ReviewButton>
                  )
                }
              />
            ) : (
              <PendingReview
                key={line.order_item_id}
                line={line}
                action={
                  <ReviewButton variant="secondary" size="s" lines={[toReviewLine(line)]} written={written}>
                    {t('review.title')}
                  </ReviewButton>
                }
              />
            ),
          )}
        </Stack>
      )}
      {list.ok && (
        <ListPages
          label={t('reviews.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => reviewListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};

const NoReviews = ({ type }: Pick<ReviewQuery, 'type'>) => {
  const { t } = useTranslation('buyer');
  const to = type === 'done' ? reviewListPath({}) : linkTo('buyer.orders');
  return (
    <Card>
      <EmptyState
        title={t(`reviews.none.${type}.title`)}
        text={t(`reviews.none.${type}.text`)}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={to}>
            {t(`reviews.none.${type}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
