import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { BannerForm } from '../features/edit-banner/banner-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { bannerLoader } from './banner.loader.ts';

export const BannerPage = () => {
  const { t } = useTranslation('seller');
  const { banner, slug } = usePageData<typeof bannerLoader>();
  return (
    <DashboardLayout title={t('banner.title')} lead={t('banner.lead')}>
      <BannerForm banner={banner} slug={slug} />
    </DashboardLayout>
  );
};
