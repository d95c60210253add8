import type { StoreSummary } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Card, Disclosure, Table } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './day-table.styles.ts';

const columns = ['date', 'gmv', 'orders', 'visitors'] as const;

/** The charts as rows of figures: for screen readers, for copying, and before any script runs. */
export const DayTable = ({ series, period }: Pick<StoreSummary, 'series' | 'period'>) => {
  const { t } = useTranslation('seller');
  const { rupiah, number, date } = useFormat();
  const both = (write: (value: number) => string, value: number, previous: number) => (
    <>
      {write(value)}
      <span css={style.before}>{t('overview.delta.before', { value: write(previous) })}</span>
    </>
  );
  return (
    <Card padding="none">
      <Disclosure css={style.place} summary={t('overview.table.open')}>
        <Table
          caption={t('overview.table.caption')}
          columns={columns.map((id) => ({
            id,
            label: t(id === 'date' ? `overview.table.${period.bucket}` : `overview.table.${id}`),
            numeric: id !== 'date',
          }))}
          rows={series.toReversed().map((one) => ({
            id: one.date,
            cells: {
              date: date(one.date),
              gmv: both(rupiah, one.gmv, one.previous.gmv),
              orders: both(number, one.orders, one.previous.orders),
              visitors: both(number, one.visitors, one.previous.visitors),
            },
          }))}
        />
      </Disclosure>
    </Card>
  );
};
