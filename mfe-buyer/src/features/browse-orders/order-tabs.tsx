import { type BuyerTab, buyerTabs } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { StatusTabs } from '../../shared/status-tabs/status-tabs.tsx';
import { type OrderQuery, orderListPath } from './order-query.ts';

interface OrderTabsProps {
  query: OrderQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<BuyerTab, number>>;
}

/** One tab for each status, with its number of orders. */
export const OrderTabs = ({ query, counts = {} }: OrderTabsProps) => {
  const { t } = useTranslation('buyer');
  return (
    <StatusTabs
      label={t('orders.tabs')}
      tabs={buyerTabs.map((tab) => ({
        path: orderListPath({ ...query, status: tab, page: 1 }),
        text: t(`orders.tab.${tab}`),
        current: tab === query.status,
        count: tab === 'all' ? 0 : counts[tab],
      }))}
    />
  );
};
