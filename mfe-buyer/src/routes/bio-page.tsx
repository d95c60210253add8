import { usePageData } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BioForm } from '../features/edit-bio/bio-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { bioLoader } from './bio.loader.ts';

export const BioPage = () => {
  const { t } = useTranslation('buyer');
  const bio = usePageData<typeof bioLoader>();
  return (
    <DashboardLayout title={t('bio.title')} lead={t('bio.lead')}>
      <Card padding="l">
        <BioForm bio={bio} />
      </Card>
    </DashboardLayout>
  );
};
