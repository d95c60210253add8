import { type SellerTab, sellerTabs } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countStyle } from '../../shared/tab-count/tab-count.styles.ts';
import { type SaleQuery, saleListPath } from './sale-query.ts';
import { tabsStyle } from './sale-tabs.styles.ts';

interface SaleTabsProps {
  query: SaleQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<SellerTab, number>>;
}

/** One tab for each stage, with how many orders are there. */
export const SaleTabs = ({ query, counts = {} }: SaleTabsProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { status } = query;
  // On phones the row is wider than the screen; the tab of the address must be in sight.
  useEffect(() => {
    const row = place.current?.querySelector('ul');
    const tab = row?.querySelector<HTMLElement>(`[aria-current="page"][href*="${status}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 48;
  }, [status]);
  return (
    <div ref={place}>
      <TabLinks
        css={tabsStyle}
        label={t('sales.tabs')}
        items={sellerTabs.map((tab) => {
          const count = counts[tab] ?? 0;
          return {
            href: saleListPath({ ...query, status: tab, page: 1 }),
            current: tab === status,
            label: (
              <>
                {t(`sales.tab.${tab}`)}
                {count > 0 && tab !== 'all' && <span css={countStyle}>{number(count)}</span>}
              </>
            ),
          };
        })}
        renderLink={({ href, ...link }) => (
          <LocalLink {...link} to={href} prefetch="none" preventScrollReset />
        )}
      />
    </div>
  );
};
