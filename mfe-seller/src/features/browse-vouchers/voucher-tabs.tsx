import { type VoucherTab, voucherTabs } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { StatusTabs } from '../../shared/status-tabs/status-tabs.tsx';
import { type VoucherQuery, voucherListPath } from './voucher-query.ts';

interface VoucherTabsProps {
  query: VoucherQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<VoucherTab, number>>;
}

export const VoucherTabs = ({ query, counts = {} }: VoucherTabsProps) => {
  const { t } = useTranslation('seller');
  return (
    <StatusTabs
      label={t('vouchers.tabs')}
      stages={voucherTabs.map((tab) => ({
        href: voucherListPath({ ...query, state: tab, page: 1 }),
        label: t(`vouchers.tab.${tab}`),
        current: tab === query.state,
        count: tab === 'all' ? undefined : counts[tab],
      }))}
    />
  );
};
