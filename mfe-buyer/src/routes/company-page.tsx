import { usePageData } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CompanyForm } from '../features/edit-company/company-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { companyLoader } from './company.loader.ts';

export const CompanyPage = () => {
  const { t } = useTranslation('buyer');
  const company = usePageData<typeof companyLoader>();
  return (
    <DashboardLayout title={t('titles.company')} lead={t('company.lead')}>
      <Card padding="l">
        <CompanyForm company={company} />
      </Card>
    </DashboardLayout>
  );
};
