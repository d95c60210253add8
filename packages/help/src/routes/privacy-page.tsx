import { usePageData } from '@pasar/slice-kit';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../shared/unanswered.tsx';
import { WrittenPage } from '../shared/written-page.tsx';
import type { privacyLoader } from './privacy.loader.ts';
import { StorageTable } from './storage-table.tsx';

/** What is stored, why, who sees it and for how long; below it what the code keeps in browsers. */
export const PrivacyPage = () => {
  const { t } = useTranslation('help');
  return (
    <WrittenPage page={usePageData<typeof privacyLoader>()}>
      <Section title={t('privacy.storage.caption')}>
        <StorageTable />
      </Section>
      <Unanswered />
    </WrittenPage>
  );
};
