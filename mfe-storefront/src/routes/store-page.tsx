import { LocalLink, linkTo, ProgressiveHydration, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container, type RenderLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ShareButton } from '../features/share/index.ts';
import {
  BestSellers,
  isRow,
  LongBanner,
  StoreHeader,
  StoreHoliday,
  StoreSlides,
  useStoreViewed,
} from '../features/store/index.ts';
import { StoreVouchers } from '../features/store-vouchers/index.ts';
import { ReportButton } from '../shared/report/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import { storesPath } from './store.json-ld.ts';
import type { storeLoader } from './store.loader.ts';
import * as style from './store-page.styles.ts';
import { StoreProducts } from './store-products.tsx';
import { StoreReviews } from './store-reviews.tsx';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** One store: who it is, what it puts forward, and everything that it sells. */
export const StorePage = () => {
  const { t } = useTranslation('storefront');
  const { store, best } = usePageData<typeof storeLoader>();
  useStoreViewed(store.id);
  const crumbs = [
    { label: t('trail.home'), href: linkTo('storefront.home') },
    { label: t(`brands.titles.${store.store_type}`), href: storesPath(store) },
    { label: store.merchant_name },
  ];
  return (
    <Container css={style.page}>
      <Breadcrumbs items={crumbs} label={t('trail.label')} renderLink={localLink} />
      <StoreHeader
        key={store.id}
        store={store}
        share={<ShareButton title={store.merchant_name} />}
        report={
          <ReportButton subject="store" id={store.id} name={store.merchant_name} merchantId={store.id} />
        }
      />
      <StoreHoliday holiday={store.holiday} on_holiday={store.on_holiday} />
      <ProgressiveHydration>
        <StoreSlides slides={store.slider_banner} />
        {store.vouchers.length > 0 && (
          <div css={style.vouchers}>
            <StoreVouchers vouchers={store.vouchers} />
          </div>
        )}
        {best.ok ? (
          <BestSellers
            products={best.value}
            later={store.slider_banner.length > 0 && store.vouchers.length > 0}
          />
        ) : (
          <SectionError section={t('store.bestSection')} />
        )}
        <LongBanner
          secondary_long_banner={store.secondary_long_banner}
          secondary_target_url={store.secondary_target_url}
        />
        <StoreProducts later={best.ok && isRow(best.value)} />
        <StoreReviews />
      </ProgressiveHydration>
    </Container>
  );
};
