import { ListFilter, SearchBox, toSearchParams } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  readViewsQuery,
  type ViewsQuery,
  viewPurposes,
  viewsPath,
} from '../features/read-audit/views-query.ts';
import { ViewsTable } from '../features/read-audit/views-table.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { viewsLoader } from './views.loader.ts';

const Filter = ({ query: { search, actor, purpose, date_start, date_end } }: { query: ViewsQuery }) => {
  const { t } = useTranslation('back-office');
  return (
    <ListFilter
      label={t('tab.views')}
      keep={{ purpose }}
      dates={{ date_start, date_end }}
      datesOpen={Boolean(actor || date_start || date_end)}
      active={Boolean(search || actor || date_start || date_end)}
      pathFor={(fields) => viewsPath(readViewsQuery(toSearchParams(fields)))}
      more={{
        summary: t('views.more'),
        fields: <TextField name="actor" label={t('views.actor')} defaultValue={actor} />,
      }}
    >
      <SearchBox label={t('views.search')} hint={t('views.search')} search={search} />
    </ListFilter>
  );
};

/** Who of the staff opened which private document, and what for, newest first. */
export const ViewsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof viewsLoader>();
  return (
    <OfficePage title={t('nav.audit')} lead={t('views.lead')} data={data}>
      {({ query, list }) => {
        const { search, actor, purpose, date_start, date_end } = query;
        const isFiltered = Boolean(purpose !== 'all' || search || actor || date_start || date_end);
        return (
          <>
            <OfficeTabs of="audit" current="views" />
            <Filter query={query} />
            <ListSection
              title={t('tab.views')}
              chips={viewPurposes.map((one) => ({
                key: one,
                label: one === 'all' ? t('views.all') : t(`views.is.${one}`),
                to: viewsPath({ ...query, purpose: one, page: 1 }),
                chosen: purpose === one,
              }))}
              list={list}
              pathFor={(page) => viewsPath({ ...query, page })}
              cleared={isFiltered ? viewsPath({}) : undefined}
            >
              {(views) => <ViewsTable views={views} />}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
