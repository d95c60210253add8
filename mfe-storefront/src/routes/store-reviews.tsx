import { linkTo, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Reviews, readReviewQuery, reviewsPath } from '../features/reviews/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { storeLoader } from './store.loader.ts';

/**
 * The buyers' reviews of everything that the store sells; their filters are in the address beside those of
 * the products.
 */
export const StoreReviews = () => {
  const { t } = useTranslation('storefront');
  const { store, reviews } = usePageData<typeof storeLoader>();
  const [params] = useSearchParams();
  if (!reviews.ok) return <SectionError section={t('sections.reviews')} />;
  return (
    <Reviews
      title={t('store.reviews')}
      none={t('store.noReviews')}
      summary={reviews.value.summary}
      items={reviews.value.items}
      meta={reviews.value.meta}
      query={readReviewQuery(params)}
      pathFor={(query) =>
        reviewsPath(linkTo('storefront.store', { slug: store.merchant_slug }), params, query)
      }
    />
  );
};
