import { SectionError, TwoColumns } from '@pasar/dashboard';
import { LocalLink, lazyComponent, linkTo, usePageData } from '@pasar/slice-kit';
import { Notice, Skeleton, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoreForm } from '../features/edit-store/store-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { storeLoader } from './store.loader.ts';

const ShippingOfferForm = lazyComponent(
  () =>
    import(
      /* webpackChunkName: "shipping-offer" */ '../features/shipping-offer/shipping-offer-form.tsx'
    ).then((m) => m.ShippingOfferForm),
  { waiting: <Skeleton shape="block" /> },
);

export const StorePage = () => {
  const { t } = useTranslation('seller');
  const { store, offer } = usePageData<typeof storeLoader>();
  return (
    <DashboardLayout title={t('store.title')} lead={t('store.lead')}>
      {store.verification_status !== 'approved' && (
        <Notice
          tone={store.verification_status === 'submitted' ? 'info' : 'warning'}
          action={
            <TextLink as={LocalLink} to={linkTo('seller.summary')}>
              {t('summary.see')}
            </TextLink>
          }
        >
          {t(`summary.status.${store.verification_status}.title`)}
        </Notice>
      )}
      <StoreForm store={store} />
      {offer.ok ? (
        // As wide as the form above, which has its preview beside it.
        <TwoColumns gap={24}>
          <ShippingOfferForm first={offer.value} />
        </TwoColumns>
      ) : (
        <SectionError section={t('shippingOffer.title')} />
      )}
    </DashboardLayout>
  );
};
