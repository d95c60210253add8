import { productTabs } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countStyle } from '../../shared/status-tabs/tab-count.styles.ts';
import type { TabCounts } from '../../shared/status-tabs/tab-counts.ts';
import { type ProductQuery, productListPath } from './product-query.ts';

interface ProductTabsProps {
  query: ProductQuery;
  /** Absent when the list did not load. */
  counts?: TabCounts | undefined;
}

/** Shown, hidden, sold out, blocked: one tab each, with how many products are there. */
export const ProductTabs = ({ query, counts }: ProductTabsProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { status } = query;
  // On phones the row is wider than the screen; the tab of the address must be in sight.
  useEffect(() => {
    const row = place.current?.querySelector('ul');
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 48;
  }, [status]);
  return (
    <div ref={place}>
      <TabLinks
        label={t('products.tabs')}
        items={productTabs.map((tab) => ({
          href: productListPath({ ...query, status: tab, page: 1 }),
          current: tab === status,
          label: (
            <>
              {t(`products.tab.${tab}`)}
              {counts && <span css={countStyle}>{number(counts[tab] ?? 0)}</span>}
            </>
          ),
        }))}
        renderLink={({ href, ...link }) => (
          <LocalLink {...link} to={href} prefetch="none" preventScrollReset />
        )}
      />
    </div>
  );
};
