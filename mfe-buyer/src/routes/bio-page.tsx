import { usePageData } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BioForm } from '../features/edit-bio/bio-form.tsx';
import { AccountFrame } from '../shared/account-frame/account-frame.tsx';
import type { bioLoader } from './bio.loader.ts';

export const BioPage = () => {
  const { t } = useTranslation('buyer');
  const bio = usePageData<typeof bioLoader>();
  return (
    <AccountFrame title={t('bio.title')} lead={t('bio.lead')}>
      <Card padding="l">
        <BioForm bio={bio} />
      </Card>
    </AccountFrame>
  );
};
