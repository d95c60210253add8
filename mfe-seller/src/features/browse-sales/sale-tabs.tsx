import { type SellerTab, sellerTabs } from '@pasar/contract';
import { useTranslation } from 'react-i18next';

import { StageTabs } from '../../shared/stage-tabs/stage-tabs.tsx';
import { type SaleQuery, saleListPath } from './sale-query.ts';

interface SaleTabsProps {
  query: SaleQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<SellerTab, number>>;
}

/** One tab for each stage, with how many orders are there. */
export const SaleTabs = ({ query, counts = {} }: SaleTabsProps) => {
  const { t } = useTranslation('seller');
  return (
    <StageTabs
      label={t('sales.tabs')}
      stages={sellerTabs.map((tab) => ({
        href: saleListPath({ ...query, status: tab, page: 1 }),
        label: t(`sales.tab.${tab}`),
        current: tab === query.status,
        count: tab === 'all' ? undefined : counts[tab],
      }))}
    />
  );
};
