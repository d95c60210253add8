import { type SellerTab, sellerTabs } from '@pasar/contract';
import { useTranslation } from 'react-i18next';

import { StatusTabs } from '../../shared/status-tabs/status-tabs.tsx';
import { type SellerOrderQuery, sellerOrderListPath } from './seller-order-query.ts';

interface SaleTabsProps {
  query: SellerOrderQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<SellerTab, number>>;
}

/** One tab for each status, with its number of orders. */
export const SellerOrderTabs = ({ query, counts = {} }: SaleTabsProps) => {
  const { t } = useTranslation('seller');
  return (
    <StatusTabs
      label={t('sellerOrders.tabs')}
      stages={sellerTabs.map((tab) => ({
        href: sellerOrderListPath({ ...query, status: tab, page: 1 }),
        label: t(`sellerOrders.tab.${tab}`),
        current: tab === query.status,
        count: tab === 'all' ? undefined : counts[tab],
      }))}
    />
  );
};
