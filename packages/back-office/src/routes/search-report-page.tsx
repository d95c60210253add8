import type { AdminSearchCount } from '@pasar/contract';
import { DetailPane, FilterChips, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { JoinGroup } from '../features/search-report/join-group.tsx';
import {
  type ReportQuery,
  reportDays,
  reportPath,
  reportTabs,
} from '../features/search-report/report-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { searchReportLoader } from './search-report.loader.ts';

const Rows = ({ counts, query }: { counts: readonly AdminSearchCount[]; query: ReportQuery }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  return (
    <ResourceTable
      caption={t('tab.searchReport')}
      columns={[
        { id: 'query', label: t('report.query') },
        { id: 'locale', label: t('report.locale') },
        { id: 'searches', label: t('report.searches'), numeric: true },
        { id: 'zero', label: t('report.zero'), numeric: true },
        { id: 'relaxed', label: t('report.relaxed'), numeric: true },
        { id: 'corrected', label: t('report.corrected'), numeric: true },
        { id: 'clicks', label: t('report.clicks'), numeric: true },
      ]}
      rows={counts.map((count) => ({
        id: `${count.locale} ${count.query}`,
        to: reportPath({ ...query, open: count.query }),
        open: query.open === count.query,
        cells: {
          query: count.query,
          locale: t(`report.in.${count.locale}`),
          searches: number(count.searches),
          zero: number(count.zero),
          relaxed: number(count.relaxed),
          corrected: number(count.corrected),
          clicks: number(count.clicks),
        },
      }))}
    />
  );
};

/** What people search for and do not find; a text joins the synonyms of a word beside the list. */
export const SearchReportPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof searchReportLoader>();
  return (
    <OfficePage title={t('tab.searchReport')} lead={t('report.lead')} data={data}>
      {({ query, list }) => (
        <>
          <OfficeTabs of="search" current="searchReport" />
          <ListWithDetail>
            <Stack gap={12}>
              <FilterChips
                label={t('report.period')}
                chips={reportDays.map((days) => ({
                  key: days,
                  label: t('report.days', { count: Number(days) }),
                  to: reportPath({ kind: query.kind, days }),
                  chosen: query.days === days,
                }))}
              />
              <ListSection
                title={t('tab.searchReport')}
                chips={reportTabs.map((kind) => ({
                  key: kind,
                  label: t(`report.tab.${kind}`),
                  to: reportPath({ days: query.days, kind }),
                  chosen: query.kind === kind,
                }))}
                list={list}
                pathFor={(page) => reportPath({ ...query, page, open: '' })}
              >
                {(counts) => <Rows counts={counts} query={query} />}
              </ListSection>
            </Stack>
            {query.open && (
              <DetailPane
                title={query.open}
                subject={query.open}
                close={{ to: reportPath({ ...query, open: '' }), label: t('close') }}
              >
                <JoinGroup key={query.open} term={query.open} />
              </DetailPane>
            )}
          </ListWithDetail>
        </>
      )}
    </OfficePage>
  );
};
