import { SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { IndexState } from '../features/search-index/index-state.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { searchIndexLoader } from './search-index.loader.ts';

/** What lists are searched with. */
export const SearchIndexPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof searchIndexLoader>();
  return (
    <OfficePage title={t('tab.searchIndex')} data={data}>
      {(index, me) => (
        <>
          <OfficeTabs of="search" current="searchIndex" />
          {index.ok ? (
            <IndexState index={index.value.data} me={me} />
          ) : (
            <SectionError section={t('tab.searchIndex')} />
          )}
        </>
      )}
    </OfficePage>
  );
};
