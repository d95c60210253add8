import { type SellerTab, sellerTabs } from '@pasar/contract';
import { StatusTabs } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import { denseTabsStyle } from '../../shared/status-tabs/dense-tabs.styles.ts';
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
      css={denseTabsStyle}
      label={t('sellerOrders.tabs')}
      tabs={sellerTabs}
      current={query.status}
      toLabel={(tab) => t(`sellerOrders.tab.${tab}`)}
      toHref={(status) => sellerOrderListPath({ ...query, status, page: 1 })}
      counts={{ ...counts, all: 0 }}
    />
  );
};
