import type { Meta, Review, ReviewInStore, ReviewSummary as ReviewSummaryData } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Card, Divider, type RenderLink, TextLink } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { PageLinks } from '../../shared/page-links/index.ts';
import { ReviewEntry } from './review-entry.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewOrderField } from './review-order-field.tsx';
import { noFilter, type ReviewQuery } from './review-query.ts';
import { ReviewSummary } from './review-summary.tsx';
import * as style from './reviews.styles.ts';

interface ReviewsProps {
  title: string;
  /** In place of everything else, while there is no review. */
  none: string;
  summary: ReviewSummaryData;
  /** Reviews of a store name their product. */
  items: readonly (Review | ReviewInStore)[];
  meta: Meta;
  query: ReviewQuery;
  /** The address of the same page with other reviews. */
  pathFor(query: ReviewQuery): string;
}

/** The place on the page that links to further reviews lead to. */
export const reviewsPlace = 'reviews';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} prefetch="none" {...rest} />;

/** The buyers' reviews: the share of each star, then texts and images, page by page. */
export const Reviews = ({ title, none, summary, items, meta, query, pathFor }: ReviewsProps) => {
  const { t } = useTranslation('storefront');
  const headingId = useId();
  const { pathname } = useLocation();
  // Other reviews are on their way.
  const coming = useNavigation().location?.pathname === pathname;
  return (
    <Card as="section" id={reviewsPlace} aria-labelledby={headingId} css={style.panel} data-later="">
      <h2 id={headingId} css={style.title}>
        {title}
      </h2>
      {summary.total === 0 ? (
        <p css={style.nothing}>{none}</p>
      ) : (
        <>
          <ReviewSummary summary={summary} />
          <div css={style.controls}>
            <ReviewFilters summary={summary} query={query} pathFor={pathFor} />
            <ReviewOrderField query={query} pathFor={pathFor} />
          </div>
          <Divider />
          {items.length === 0 && (
            <p css={style.nothing}>
              {t('reviews.noneSuch')}{' '}
              <TextLink as={LocalLink} to={pathFor(noFilter(query))} preventScrollReset prefetch="none">
                {t('reviews.showAll')}
              </TextLink>
            </p>
          )}
          <ul css={[style.list, coming && style.coming]} aria-label={t('reviews.list')} aria-busy={coming}>
            {items.map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} {...('product' in review && { product: review.product })} />
              </li>
            ))}
          </ul>
          <PageLinks
            page={meta.current_page}
            lastPage={meta.last_page}
            hrefFor={(page) => `${pathFor({ ...query, page })}#${reviewsPlace}`}
            renderLink={localLink}
            label={t('reviews.pages')}
          />
        </>
      )}
    </Card>
  );
};
