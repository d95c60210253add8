import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { LocationForm } from '../features/edit-location/location-form.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { locationLoader } from './location.loader.ts';

export const LocationPage = () => {
  const { t } = useTranslation('seller');
  const { location, isCompany, reviews } = usePageData<typeof locationLoader>();
  return (
    <SellerFrame title={t('location.title')} lead={t('location.lead')}>
      <LocationForm location={location} isCompany={isCompany} reviews={reviews} />
    </SellerFrame>
  );
};
