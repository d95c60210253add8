import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { StoreForm } from '../features/edit-store/store-form.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { storeLoader } from './store.loader.ts';

export const StorePage = () => {
  const { t } = useTranslation('seller');
  const store = usePageData<typeof storeLoader>();
  return (
    <SellerFrame title={t('store.title')} lead={t('store.lead')}>
      <StoreForm store={store} />
    </SellerFrame>
  );
};
