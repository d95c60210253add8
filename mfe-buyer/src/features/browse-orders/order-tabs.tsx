import { type BuyerTab, buyerTabs } from '@pasar/contract';
import { StatusTabs } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
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
      tabs={buyerTabs}
      current={query.status}
      toLabel={(tab) => t(`orders.tab.${tab}`)}
      toHref={(status) => orderListPath({ ...query, status, page: 1 })}
      counts={{ ...counts, all: 0 }}
    />
  );
};
