import { productTabs } from '@pasar/contract';
import { StatusTabs } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import type { TabCounts } from '../../shared/status-tabs/tab-counts.ts';
import { type ProductQuery, productListPath } from './product-query.ts';

interface ProductTabsProps {
  query: ProductQuery;
  /** Absent when the list did not load. */
  counts?: TabCounts | undefined;
}

/**
 * Shown, hidden, sold out, in review, blocked: one tab each, with how many products are there. Few stores sell what is
 * reviewed first: its tab is there with its first product.
 */
export const ProductTabs = ({ query, counts }: ProductTabsProps) => {
  const { t } = useTranslation('seller');
  return (
    <StatusTabs
      label={t('products.tabs')}
      tabs={productTabs.filter(
        (tab) => tab !== 'pending' || query.status === tab || (counts?.pending ?? 0) > 0,
      )}
      current={query.status}
      toLabel={(tab) => t(`products.tab.${tab}`)}
      toHref={(status) => productListPath({ ...query, status, page: 1 })}
      counts={counts}
      zeros={counts !== undefined}
    />
  );
};
