import { paths } from '@pasar/contract';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { Notice, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoreForm } from '../features/edit-store/store-form.tsx';
import { ShippingOfferSection } from '../features/shipping-offer/shipping-offer-section.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { storeLoader } from './store.loader.ts';

export const StorePage = () => {
  const { t } = useTranslation('seller');
  const store = usePageData<typeof storeLoader>();
  return (
    <SellerFrame title={t('store.title')} lead={t('store.lead')}>
      {store.verification_status !== 'approved' && (
        <Notice
          tone={store.verification_status === 'submitted' ? 'info' : 'warning'}
          action={
            <TextLink as={LocalLink} to={paths.seller.summary()}>
              {t('summary.see')}
            </TextLink>
          }
        >
          {t(`summary.status.${store.verification_status}.title`)}
        </Notice>
      )}
      <StoreForm store={store} />
      <ShippingOfferSection />
    </SellerFrame>
  );
};
