import type { StoreReview } from '@pasar/contract';
import { ListPages, SectionError, StatusTabs } from '@pasar/dashboard';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewCard } from '../features/browse-reviews/review-card.tsx';
import { ReviewFilters } from '../features/browse-reviews/review-filters.tsx';
import { isFiltered, reviewListPath } from '../features/browse-reviews/review-query.ts';
import { ReviewSummary } from '../features/browse-reviews/review-summary.tsx';
import { ReviewedOrder } from '../features/browse-reviews/reviewed-order.tsx';
import { Reply } from '../features/reply-review/reply.tsx';
import { chipRowStyle } from '../shared/chip-link/chip-link.styles.ts';
import { ChipLink } from '../shared/chip-link/chip-link.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { denseTabsStyle } from '../shared/status-tabs/dense-tabs.styles.ts';
import type { reviewsLoader } from './reviews.loader.ts';

/** One review. A reply that was just sent appears at once, in the list as it is. */
const Reviewed = ({ review }: { review: StoreReview }) => {
  const [answer, setAnswer] = useState<{ to: StoreReview; review: StoreReview }>();
  const shown = answer?.to === review ? answer.review : review;
  return (
    <ReviewCard
      review={shown}
      reply={<Reply review={shown} replied={(changed) => setAnswer({ to: review, review: changed })} />}
    />
  );
};

export const ReviewsPage = () => {
  const { t } = useTranslation('seller');
  const { query, byProduct, byOrder } = usePageData<typeof reviewsLoader>();
  const answered = byProduct?.ok ? byProduct.value : byOrder?.ok ? byOrder.value : undefined;
  return (
    <DashboardLayout title={t('reviews.title')} lead={t('reviews.lead')}>
      {answered && <ReviewSummary summary={answered.summary} />}
      <StatusTabs
        css={denseTabsStyle}
        label={t('reviews.views')}
        tabs={['product', 'order']}
        current={query.by}
        toLabel={(by) => t(`reviews.by.${by}`)}
        toHref={(by) => reviewListPath({ by })}
      />
      {query.by === 'product' ? <ByProduct /> : <ByOrder />}
      {answered && (
        <ListPages
          label={t('reviews.pages')}
          page={answered.meta.current_page}
          lastPage={answered.meta.last_page}
          pathFor={(page) => reviewListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};

const ByProduct = () => {
  const { t } = useTranslation('seller');
  const { query, byProduct } = usePageData<typeof reviewsLoader>();
  return (
    <Stack gap={16}>
      <ReviewFilters query={query} {...(byProduct?.ok && { counts: byProduct.value.counts })} />
      {!byProduct?.ok ? (
        <SectionError section={t('reviews.title')} />
      ) : byProduct.value.data.length === 0 ? (
        <NoReviews reason={isFiltered(query) ? 'nothingFound' : query.replied ? 'noneHere' : 'none'} />
      ) : (
        <Card padding="none">
          {byProduct.value.data.map((review) => (
            <Reviewed key={review.id} review={review} />
          ))}
        </Card>
      )}
    </Stack>
  );
};

const ByOrder = () => {
  const { t } = useTranslation('seller');
  const { query, byOrder } = usePageData<typeof reviewsLoader>();
  return (
    <Stack gap={16}>
      <ul css={chipRowStyle} aria-label={t('reviews.filter')}>
        {(['done', 'pending'] as const).map((type) => (
          <li key={type}>
            <ChipLink to={reviewListPath({ by: 'order', type })} chosen={type === query.type}>
              {t(`reviews.type.${type}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
      {!byOrder?.ok ? (
        <SectionError section={t('reviews.title')} />
      ) : byOrder.value.data.length === 0 ? (
        <NoReviews reason={query.type === 'pending' ? 'noneWaiting' : 'none'} />
      ) : (
        byOrder.value.data.map((order, place) => (
          <ReviewedOrder key={order.order_code ?? `hidden-${place}`} order={order}>
            {(review) => <Reviewed key={review.id} review={review} />}
          </ReviewedOrder>
        ))
      )}
    </Stack>
  );
};

const NoReviews = ({ reason }: { reason: 'none' | 'noneHere' | 'noneWaiting' | 'nothingFound' }) => {
  const { t } = useTranslation('seller');
  return (
    <Card>
      <EmptyState
        title={t(`reviews.${reason}.title`)}
        text={t(`reviews.${reason}.text`)}
        action={
          reason !== 'none' && (
            <ButtonLink as={LocalLink} variant="secondary" to={reviewListPath({})}>
              {t('reviews.seeAll')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};
