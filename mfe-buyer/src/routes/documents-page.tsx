import { usePageData } from '@pasar/slice-kit';
import { Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { DocumentCard } from '../features/upload-documents/document-card.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { documentsLoader } from './documents.loader.ts';

const names = ['file_ktp', 'file_ktp_selfie', 'file_npwp'] as const;

/** The user's identity documents: only the owner and the Pasar team see them. */
export const DocumentsPage = () => {
  const { t } = useTranslation('buyer');
  const documents = usePageData<typeof documentsLoader>();
  return (
    <DashboardLayout title={t('titles.documents')} lead={t('documents.lead')}>
      <Notice tone="info">{t('documents.private')}</Notice>
      <Stack gap={16}>
        {names.map((name) => (
          <DocumentCard key={name} name={name} document={documents[name]} />
        ))}
      </Stack>
    </DashboardLayout>
  );
};
