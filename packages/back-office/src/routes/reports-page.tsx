import { reportStates } from '@pasar/contract';
import { ListWithDetail } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReportChips } from '../features/decide-reports/report-chips.tsx';
import { ReportDetail } from '../features/decide-reports/report-detail.tsx';
import { anyReason, reportsPath } from '../features/decide-reports/reports-query.ts';
import { ReportsTable } from '../features/decide-reports/reports-table.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { reportsLoader } from './reports.loader.ts';

/** What people reported to the market, by what it is about, and one of them beside the list. */
export const ReportsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof reportsLoader>();
  return (
    <OfficePage title={t('nav.reports')} data={data}>
      {({ query, list }, me) => {
        const group = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const { kind, reason, state } = query;
        return (
          <ListWithDetail>
            <Stack gap={12}>
              <OfficeTabs of="reports" current="reports" />
              <ReportChips query={query} />
              <ListSection
                title={t('nav.reports')}
                chips={reportStates.map((one) => ({
                  key: one,
                  label: t(`reports.state.${one}`),
                  to: reportsPath({ kind, reason, state: one }),
                  chosen: state === one,
                }))}
                list={list}
                pathFor={(page) => reportsPath({ ...query, page, open: '' })}
                cleared={kind !== 'all' || reason !== anyReason ? reportsPath({ state }) : undefined}
              >
                {(groups) => <ReportsTable groups={groups} query={query} />}
              </ListSection>
            </Stack>
            {group && (
              <ReportDetail
                key={group.id}
                group={group}
                me={me}
                closeTo={reportsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
