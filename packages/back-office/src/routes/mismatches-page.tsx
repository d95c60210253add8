import type { AdminMismatch } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { MismatchDetail } from '../features/close-mismatches/mismatch-detail.tsx';
import {
  type MismatchesQuery,
  mismatchesPath,
  mismatchTabs,
} from '../features/close-mismatches/mismatches-query.ts';
import { listClosedTabs } from '../features/follow-payments/list-closed-tabs.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { mismatchesLoader } from './mismatches.loader.ts';

const Rows = ({ rows, query }: { rows: readonly AdminMismatch[]; query: MismatchesQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.mismatches')}
      columns={[
        { id: 'kind', label: t('mismatches.kind') },
        { id: 'ref', label: t('mismatches.ref') },
        { id: 'amount', label: t('mismatches.amount'), numeric: true },
        { id: 'opened', label: t('mismatches.opened') },
        { id: 'closed', label: t('mismatches.closed') },
      ]}
      rows={rows.map((mismatch) => ({
        id: String(mismatch.id),
        to: mismatchesPath({ ...query, open: String(mismatch.id) }),
        open: query.open === String(mismatch.id),
        cells: {
          kind: t(`mismatchKind.${mismatch.kind}`),
          ref: mismatch.ref,
          amount: rupiah(mismatch.amount),
          opened: dateTime(mismatch.opened_at),
          closed: mismatch.closed_at && dateTime(mismatch.closed_at),
        },
      }))}
    />
  );
};

/** Money that is not as it should be: the longest open first, and one of them beside the list. */
export const MismatchesPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof mismatchesLoader>();
  return (
    <OfficePage title={t('nav.mismatches')} data={data}>
      {({ query, list }, me) => {
        const mismatch = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <OfficeTabs of="payments" current="mismatches" without={listClosedTabs(me.roles)} />
            <ListWithDetail>
              <ListSection
                title={t('nav.mismatches')}
                chips={mismatchTabs.map((status) => ({
                  key: status,
                  label: t(`mismatches.tab.${status}`),
                  to: mismatchesPath({ search: query.search, status }),
                  chosen: query.status === status,
                }))}
                search={{
                  value: query.search,
                  label: t('mismatches.search'),
                  pathFor: (search) => mismatchesPath({ status: query.status, search }),
                }}
                list={list}
                pathFor={(page) => mismatchesPath({ ...query, page, open: '' })}
                cleared={query.search ? mismatchesPath({ status: 'all' }) : undefined}
              >
                {(rows) => <Rows rows={rows} query={query} />}
              </ListSection>
              {mismatch && (
                <MismatchDetail
                  key={mismatch.id}
                  mismatch={mismatch}
                  me={me}
                  closeTo={mismatchesPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
