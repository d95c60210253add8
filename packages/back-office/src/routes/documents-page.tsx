import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { DocumentCard } from '../features/verify-buyer/document-card.tsx';
import { Facts } from '../shared/facts/facts.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ClaimNotice } from '../shared/staff/claim-notice.tsx';
import type { documentsLoader } from './documents.loader.ts';
import { documentsStyle } from './documents-page.styles.ts';

/** The documents of one person, beside each other. */
export const DocumentsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof documentsLoader>();
  return (
    <OfficePage title={t('documents.title')} data={data}>
      {({ user, documents }) => (
        <>
          <Facts
            facts={[
              [t('documents.name'), user.fullname],
              [t('documents.email'), user.email],
            ]}
          />
          <ClaimNotice
            kind="document"
            id={user.id}
            waits={documents.some(({ status }) => status === 'submitted')}
          />
          <div css={documentsStyle}>
            {documents.map((document) => (
              <DocumentCard
                key={document.type}
                document={document}
                hasKeys={document === documents.find(({ status }) => status === 'submitted')}
              />
            ))}
          </div>
        </>
      )}
    </OfficePage>
  );
};
