import { adminLedgerEndpoints, hasStaffRole, type LedgerCheck } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CheckButton } from '../features/read-ledger/check-button.tsx';
import { CheckDetail } from '../features/read-ledger/check-detail.tsx';
import { type ChecksQuery, checksPath } from '../features/read-ledger/checks-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { checksLoader } from './checks.loader.ts';

const Rows = ({ checks, query }: { checks: readonly LedgerCheck[]; query: ChecksQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.checks')}
      columns={[
        { id: 'at', label: t('checks.at') },
        { id: 'by', label: t('checks.by') },
        { id: 'found', label: t('checks.found') },
        { id: 'explained', label: t('checks.explained') },
      ]}
      rows={checks.map((check) => ({
        id: String(check.id),
        to: checksPath({ ...query, open: String(check.id) }),
        open: query.open === String(check.id),
        cells: {
          at: dateTime(check.at),
          by: check.by ?? t('checks.daily'),
          found:
            check.faults.length === 0 ? (
              t('checks.none')
            ) : (
              <Badge tone={check.explained_at ? 'neutral' : 'danger'}>
                {t('checks.count', { count: check.faults.length })}
              </Badge>
            ),
          explained: check.explained_by,
        },
      }))}
    />
  );
};

/** The checks of the books that were kept, newest first, and one of them beside the list. */
export const ChecksPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof checksLoader>();
  return (
    <OfficePage title={t('nav.checks')} lead={t('checks.lead')} data={data}>
      {({ query, list }, me) => {
        const check = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <OfficeTabs of="ledger" current="checks" />
            {hasStaffRole(me.roles, adminLedgerEndpoints.check.staff) && <CheckButton />}
            <ListWithDetail>
              <ListSection
                title={t('nav.checks')}
                chips={[]}
                list={list}
                pathFor={(page) => checksPath({ page })}
              >
                {(checks) => <Rows checks={checks} query={query} />}
              </ListSection>
              {check && (
                <CheckDetail
                  key={check.id}
                  check={check}
                  me={me}
                  closeTo={checksPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
