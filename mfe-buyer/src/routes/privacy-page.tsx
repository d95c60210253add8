import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { Consents } from '../features/privacy/consents.tsx';
import { DataExport } from '../features/privacy/data-export.tsx';
import { Deletion } from '../features/privacy/deletion.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { privacyLoader } from './privacy.loader.ts';

/** What one agreed to, a copy of one's data, and the end of the account. */
export const PrivacyPage = () => {
  const { t } = useTranslation('buyer');
  const { export: copy, deletion, consents } = usePageData<typeof privacyLoader>();
  return (
    <DashboardLayout title={t('titles.privacy')} lead={t('privacy.lead')}>
      <Consents consents={consents} />
      <DataExport copy={copy} />
      <Deletion deletion={deletion} />
    </DashboardLayout>
  );
};
