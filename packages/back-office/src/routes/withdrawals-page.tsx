import type { AdminWithdrawal } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { WithdrawalDetail } from '../features/pay-out/withdrawal-detail.tsx';
import {
  type WithdrawalsQuery,
  withdrawalStates,
  withdrawalsPath,
} from '../features/pay-out/withdrawals-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { withdrawalsLoader } from './withdrawals.loader.ts';

const Rows = ({ rows, query }: { rows: readonly AdminWithdrawal[]; query: WithdrawalsQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.withdrawals')}
      columns={[
        { id: 'code', label: t('withdrawals.code') },
        { id: 'owner', label: t('withdrawals.owner') },
        { id: 'bank', label: t('withdrawals.bank') },
        { id: 'amount', label: t('withdrawals.amount'), numeric: true },
        { id: 'due', label: t('withdrawals.due') },
        { id: 'status', label: t('withdrawals.status') },
      ]}
      rows={rows.map((one) => ({
        id: one.withdraw_code,
        to: withdrawalsPath({ ...query, open: one.withdraw_code }),
        open: query.open === one.withdraw_code,
        cells: {
          code: one.withdraw_code,
          owner: one.owner.name,
          bank: `${one.bank_name} · ${one.atas_nama}`,
          amount: rupiah(one.amount),
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

/** Money on its way to banks: the list, and one withdrawal beside it. */
export const WithdrawalsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof withdrawalsLoader>();
  return (
    <OfficePage title={t('nav.withdrawals')} data={data}>
      {({ query, list }, me) => {
        const one = list.ok && list.value.data.find(({ withdraw_code }) => withdraw_code === query.open);
        return (
          <ListWithDetail>
            <div>
              <ListSection
                title={t('nav.withdrawals')}
                chips={withdrawalStates.map((status) => ({
                  key: status,
                  label: t(`withdrawals.tab.${status}`),
                  to: withdrawalsPath({ search: query.search, status }),
                  chosen: query.status === status,
                }))}
                search={{
                  value: query.search,
                  label: t('withdrawals.search'),
                  pathFor: (search) => withdrawalsPath({ status: query.status, search }),
                }}
                list={list}
                pathFor={(page) => withdrawalsPath({ ...query, page, open: '' })}
                cleared={query.search ? withdrawalsPath({ status: 'all' }) : undefined}
              >
                {(rows) => <Rows rows={rows} query={query} />}
              </ListSection>
              <ButtonLink as={LocalLink} variant="quiet" size="s" to={linkTo('back-office.payouts')}>
                {t('withdrawals.toPayouts')}
              </ButtonLink>
            </div>
            {one && (
              <WithdrawalDetail
                key={one.withdraw_code}
                one={one}
                me={me}
                closeTo={withdrawalsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
