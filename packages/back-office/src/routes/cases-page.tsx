import type { AdminComplaint, AdminMe } from '@pasar/contract';
import { adminComplaintEndpoints, hasStaffRole } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { caseStates, casesPath } from '../features/browse-cases/cases-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { casesLoader } from './cases.loader.ts';

const CasesTable = ({ cases, me }: { cases: readonly AdminComplaint[]; me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  // Finance reads the list; the evidence is for those who decide.
  const mayOpen = hasStaffRole(me.roles, adminComplaintEndpoints.detail.staff);
  return (
    <ResourceTable
      caption={t('nav.cases')}
      columns={[
        { id: 'order', label: t('cases.order') },
        { id: 'type', label: t('cases.type') },
        { id: 'buyer', label: t('cases.buyer') },
        { id: 'store', label: t('cases.store') },
        { id: 'asked', label: t('cases.asked'), numeric: true },
        { id: 'held', label: t('cases.held'), numeric: true },
        { id: 'status', label: t('cases.status') },
        { id: 'since', label: t('cases.since') },
        { id: 'due', label: t('cases.due') },
      ]}
      rows={cases.map((one) => ({
        id: String(one.id),
        to: mayOpen ? linkTo('back-office.case', { id: one.id }) : undefined,
        cells: {
          order: one.order_code,
          type: one.type_label,
          buyer: one.buyer.name || one.buyer.email,
          store: one.merchant.merchant_name,
          asked: rupiah(one.amount),
          held: rupiah(one.held),
          status: t(`cases.state.${one.status}`),
          since: dateTime(one.created_at),
          due: one.closed_at === null && dateTime(one.due_at),
        },
      }))}
    />
  );
};

/** Complaints: those that wait for the staff first. */
export const CasesPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof casesLoader>();
  return (
    <OfficePage title={t('nav.cases')} data={data}>
      {({ query, list }, me) => (
        <>
          <ExportButton list="cases" filters={{ status: query.status, search: query.search }} />
          <ListSection
            title={t('nav.cases')}
            chips={caseStates.map((status) => ({
              key: status,
              label: t(`cases.tab.${status}`),
              to: casesPath({ ...query, page: 1, status }),
              chosen: query.status === status,
            }))}
            search={{
              value: query.search,
              label: t('cases.search'),
              // Whoever looks for one does not know its status.
              pathFor: (search) => casesPath({ status: search ? 'all' : 'escalated', search }),
            }}
            list={list}
            cleared={query.search ? casesPath({}) : undefined}
            pathFor={(page) => casesPath({ ...query, page })}
          >
            {(cases) => <CasesTable cases={cases} me={me} />}
          </ListSection>
        </>
      )}
    </OfficePage>
  );
};
