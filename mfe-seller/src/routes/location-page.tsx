import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { LocationForm } from '../features/edit-location/location-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { locationLoader } from './location.loader.ts';

export const LocationPage = () => {
  const { t } = useTranslation('seller');
  const { location, isCompany, reviews } = usePageData<typeof locationLoader>();
  return (
    <DashboardLayout title={t('location.title')} lead={t('location.lead')}>
      <LocationForm location={location} isCompany={isCompany} reviews={reviews} />
    </DashboardLayout>
  );
};
