import { SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { EditSections } from '../features/home-sections/edit-sections.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { homeSectionsLoader } from './home-sections.loader.ts';

/** Which sections the home page has, and in which order. */
export const HomeSectionsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof homeSectionsLoader>();
  return (
    <OfficePage title={t('tab.homeSections')} lead={t('homeSections.lead')} data={data}>
      {(home) => (
        <>
          <OfficeTabs of="campaigns" current="homeSections" />
          {home.ok ? (
            // What is published anew begins a draft anew; a save leaves what was arranged meanwhile.
            <EditSections key={String(home.value.data.published_at)} home={home.value.data} />
          ) : (
            <SectionError section={t('tab.homeSections')} />
          )}
        </>
      )}
    </OfficePage>
  );
};
