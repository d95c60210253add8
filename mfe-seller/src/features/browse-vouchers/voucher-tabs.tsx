import { type VoucherTab, voucherTabs } from '@pasar/contract';
import { StatusTabs } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import { denseTabsStyle } from '../../shared/status-tabs/dense-tabs.styles.ts';
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
      css={denseTabsStyle}
      label={t('vouchers.tabs')}
      tabs={voucherTabs}
      current={query.state}
      toLabel={(tab) => t(`vouchers.tab.${tab}`)}
      toHref={(state) => voucherListPath({ ...query, state, page: 1 })}
      counts={{ ...counts, all: 0 }}
    />
  );
};
