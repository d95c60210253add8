import {
  type AdminMe,
  type AdminWithdrawal,
  adminMoneyEndpoints,
  hasStaffRole,
  type Meta,
} from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { type SectionResult, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, SelectField, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PageCheckbox, RowCheckbox } from '../../shared/bulk/bulk-parts.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { BulkWithdrawals } from './bulk-withdrawals.tsx';
import {
  readWithdrawalsQuery,
  type WithdrawalsQuery,
  withdrawalStates,
  withdrawalsPath,
} from './withdrawals-query.ts';

interface WithdrawalsTableProps {
  rows: readonly AdminWithdrawal[];
  query: WithdrawalsQuery;
  /** Absent for whoever only reads. */
  bulk: Bulk<AdminWithdrawal> | undefined;
}

const WithdrawalsTable = ({ rows, query, bulk }: WithdrawalsTableProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.withdrawals')}
      {...(bulk && { pickLabel: t('bulk.picks') })}
      columns={[
        { id: 'code', label: t('withdrawals.code') },
        { id: 'owner', label: t('withdrawals.owner') },
        { id: 'bank', label: t('withdrawals.bank') },
        { id: 'amount', label: t('withdrawals.amount'), numeric: true },
        { id: 'fee', label: t('withdrawals.fee'), numeric: true },
        { id: 'due', label: t('withdrawals.due') },
        { id: 'status', label: t('withdrawals.status') },
      ]}
      rows={rows.map((one) => ({
        id: one.withdraw_code,
        to: withdrawalsPath({ ...query, open: one.withdraw_code }),
        open: query.open === one.withdraw_code,
        pick: bulk && one.status === 'requested' && (
          <RowCheckbox bulk={bulk} row={one} name={one.withdraw_code} />
        ),
        cells: {
          code: one.withdraw_code,
          owner: one.owner.name || one.owner.email,
          bank: `${one.bank_name} · ${one.destination === 'source' ? one.rekening : one.atas_nama}`,
          amount: rupiah(one.amount),
          fee: one.fee > 0 && rupiah(one.fee),
          due: (
            <span>
              {dateTime(one.estimated_at)}{' '}
              {one.is_late && <Badge tone="danger">{t('withdrawals.late')}</Badge>}
            </span>
          ),
          status: t(`withdrawals.tab.${one.status}`),
        },
      }))}
    />
  );
};

interface WithdrawalsListProps {
  query: WithdrawalsQuery;
  list: SectionResult<{ data: readonly AdminWithdrawal[]; meta?: Meta }>;
  me: AdminMe;
  banks: readonly { id: number; bank: string }[];
}

/** Withdrawals in rows; several are approved at once. */
export const WithdrawalsList = ({ query, list, me, banks }: WithdrawalsListProps) => {
  const { t } = useTranslation('back-office');
  const { search, status, bank_id, late } = query;
  const start = { ...query, page: 1, open: '' };
  const bulk = useBulk<AdminWithdrawal>({
    rows: list.ok ? list.value.data : [],
    filter: withdrawalsPath(start),
    idOf: ({ withdraw_code }) => withdraw_code,
    nameOf: ({ withdraw_code }) => withdraw_code,
  });
  const mayDecide = hasStaffRole(me.roles, adminMoneyEndpoints.bulk.staff);
  return (
    <Stack gap={12}>
      <ExportButton list="withdrawals" filters={{ search, status, bank_id, late }} />
      <ListSection
        title={t('nav.withdrawals')}
        chips={[
          {
            key: 'late',
            label: t('withdrawals.late'),
            to: withdrawalsPath({ ...start, late: late === 'yes' ? 'all' : 'yes' }),
            chosen: late === 'yes',
          },
          ...withdrawalStates.map((state) => ({
            key: state,
            label: t(`withdrawals.tab.${state}`),
            to: withdrawalsPath({ ...start, status: state }),
            chosen: status === state,
          })),
        ]}
        search={{
          value: search,
          label: t('withdrawals.search'),
          more: {
            key: String(bank_id),
            fields: banks.length > 0 && (
              <SelectField
                name="bank_id"
                label={t('withdrawals.toBank')}
                defaultValue={String(bank_id ?? '')}
                options={[
                  { value: '', label: t('withdrawals.anyBank') },
                  ...banks.map(({ id, bank }) => ({ value: String(id), label: bank })),
                ]}
              />
            ),
          },
          pathFor: (typed, fields) =>
            withdrawalsPath({ ...start, search: typed, bank_id: readWithdrawalsQuery(fields).bank_id }),
        }}
        list={list}
        pathFor={(page) => withdrawalsPath({ ...query, page, open: '' })}
        cleared={search || bank_id || late === 'yes' ? withdrawalsPath({ status: 'all' }) : undefined}
      >
        {(rows) => {
          const open = rows.filter((row) => row.status === 'requested');
          const mayPick = mayDecide && open.length > 0;
          return (
            <>
              {mayPick && <PageCheckbox bulk={bulk} rows={open} />}
              <WithdrawalsTable rows={rows} query={query} bulk={mayPick ? bulk : undefined} />
            </>
          );
        }}
      </ListSection>
      {mayDecide && <BulkWithdrawals bulk={bulk} />}
    </Stack>
  );
};
