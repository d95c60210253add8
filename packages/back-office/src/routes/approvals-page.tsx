import type { Approval } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../features/approve/approval-detail.tsx';
import { type ApprovalsQuery, approvalsPath, approvalTabs } from '../features/approve/approvals-query.ts';
import { useSubjectName } from '../features/approve/use-subject-name.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { approvalsLoader } from './approvals.loader.ts';

const Rows = ({ rows, query }: { rows: readonly Approval[]; query: ApprovalsQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const nameSubject = useSubjectName();
  return (
    <ResourceTable
      caption={t('nav.approvals')}
      columns={[
        { id: 'subject', label: t('approvals.subject') },
        { id: 'action', label: t('approvals.what') },
        { id: 'amount', label: t('approvals.amount'), numeric: true },
        { id: 'by', label: t('approvals.requestedBy') },
        { id: 'end', label: t(query.state === 'requested' ? 'approvals.until' : 'approvals.state') },
      ]}
      rows={rows.map((one) => ({
        id: String(one.id),
        to: approvalsPath({ ...query, open: String(one.id) }),
        open: query.open === String(one.id),
        cells: {
          subject: nameSubject(one),
          action: t(`approvals.action.${one.action}`),
          amount: one.roles || one.setting || one.commission ? null : rupiah(one.amount),
          by: one.requested_by.name,
          end: one.state === 'requested' ? dateTime(one.expires_at) : t(`approvals.is.${one.state}`),
        },
      }))}
    />
  );
};

/** Decisions about money that wait for a second staff user, and those that were decided. */
export const ApprovalsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof approvalsLoader>();
  return (
    <OfficePage title={t('nav.approvals')} lead={t('approvals.lead')} data={data}>
      {({ query, list }, me) => {
        const one = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <ListWithDetail>
            <ListSection
              title={t('nav.approvals')}
              chips={approvalTabs.map((state) => ({
                key: state,
                label: t(`approvals.tab.${state}`),
                to: approvalsPath({ state }),
                chosen: query.state === state,
              }))}
              list={list}
              pathFor={(page) => approvalsPath({ ...query, page, open: '' })}
            >
              {(rows) => <Rows rows={rows} query={query} />}
            </ListSection>
            {one && (
              <ApprovalDetail
                key={one.id}
                one={one}
                me={me}
                closeTo={approvalsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
