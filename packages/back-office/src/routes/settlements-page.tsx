import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { settlementsPath } from '../features/read-ledger/settlements-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { MonthChips } from '../shared/months/month-chips.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { settlementsLoader } from './settlements.loader.ts';

/** What payment providers paid to the bank, day by day of a month; a row leads to its journals. */
export const SettlementsPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah, number, date: day } = useFormat();
  const data = usePageData<typeof settlementsLoader>();
  return (
    <OfficePage title={t('nav.settlements')} lead={t('settlements.lead')} data={data}>
      {({ list }) => (
        <>
          <OfficeTabs of="ledger" current="settlements" />
          {list.ok && (
            <>
              <p>{t('settlements.waiting', { amount: rupiah(list.value.waiting) })}</p>
              <MonthChips
                month={list.value.month}
                today={list.value.today}
                pathFor={(month) => settlementsPath({ month })}
              />
            </>
          )}
          <ListSection title={t('nav.settlements')} chips={[]} list={list}>
            {(days) => (
              <ResourceTable
                caption={t('nav.settlements')}
                columns={[
                  { id: 'day', label: t('settlements.day') },
                  { id: 'count', label: t('settlements.count'), numeric: true },
                  { id: 'amount', label: t('settlements.amount'), numeric: true },
                  { id: 'fee', label: t('settlements.fee'), numeric: true },
                  { id: 'bank', label: t('settlements.bank'), numeric: true },
                ]}
                rows={days.map(({ date, count, amount, fee, bank }) => ({
                  id: date,
                  to: linkTo('back-office.ledger', {
                    ...{ event: 'J11', account: 'bank', date_start: date, date_end: date },
                  }),
                  cells: {
                    day: day(date),
                    count: number(count),
                    amount: rupiah(amount),
                    fee: rupiah(fee),
                    bank: rupiah(bank),
                  },
                }))}
              />
            )}
          </ListSection>
        </>
      )}
    </OfficePage>
  );
};
