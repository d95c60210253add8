import type { AdminTransfer } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { TransferDetail } from '../features/confirm-transfers/transfer-detail.tsx';
import {
  type TransfersQuery,
  transferStatuses,
  transfersPath,
} from '../features/confirm-transfers/transfers-query.ts';
import { listClosedTabs } from '../features/follow-payments/list-closed-tabs.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { transfersLoader } from './transfers.loader.ts';

const Rows = ({ rows, query }: { rows: readonly AdminTransfer[]; query: TransfersQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.transfers')}
      columns={[
        { id: 'amount', label: t('transfers.amount'), numeric: true },
        { id: 'sender', label: t('transfers.sender') },
        { id: 'buyer', label: t('transfers.buyer') },
        { id: 'payment', label: t('transfers.payment') },
        { id: 'status', label: t('transfers.status') },
        { id: 'proof', label: t('transfers.proofAt') },
        { id: 'expires', label: t('transfers.expires') },
      ]}
      rows={rows.map((transfer) => ({
        id: transfer.reference,
        to: transfersPath({ ...query, open: transfer.reference }),
        open: query.open === transfer.reference,
        cells: {
          amount: rupiah(transfer.amount),
          sender: transfer.sender,
          buyer: transfer.buyer.name || transfer.buyer.email,
          payment: transfer.order_group_code,
          status: t(`transfers.tab.${transfer.status}`),
          proof: transfer.proof_at && dateTime(transfer.proof_at),
          expires: dateTime(transfer.expires_at),
        },
      }))}
    />
  );
};

/** Transfers to the market's own account: those with a proof first, and one of them beside the list. */
export const TransfersPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof transfersLoader>();
  return (
    <OfficePage title={t('nav.transfers')} data={data}>
      {({ query, list }, me) => {
        const transfer = list.ok && list.value.data.find(({ reference }) => reference === query.open);
        return (
          <>
            <OfficeTabs of="payments" current="transfers" without={listClosedTabs(me.roles)} />
            <ListWithDetail>
              <ListSection
                title={t('nav.transfers')}
                chips={transferStatuses.map((status) => ({
                  key: status,
                  label: t(`transfers.tab.${status}`),
                  to: transfersPath({ search: query.search, status }),
                  chosen: query.status === status,
                }))}
                search={{
                  value: query.search,
                  label: t('transfers.search'),
                  pathFor: (search) => transfersPath({ status: query.status, search }),
                }}
                list={list}
                pathFor={(page) => transfersPath({ ...query, page, open: '' })}
                cleared={query.search ? transfersPath({ status: 'all' }) : undefined}
              >
                {(rows) => <Rows rows={rows} query={query} />}
              </ListSection>
              {transfer && (
                <TransferDetail
                  key={transfer.reference}
                  transfer={transfer}
                  me={me}
                  closeTo={transfersPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
