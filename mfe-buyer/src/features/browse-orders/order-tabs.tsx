import { type BuyerTab, buyerTabs } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useCurrentInSight } from '../../shared/current-in-sight/use-current-in-sight.ts';
import { type OrderQuery, orderListPath } from './order-query.ts';
import { countStyle } from './order-tabs.styles.ts';

interface OrderTabsProps {
  query: OrderQuery;
  /** Absent when the list did not load. */
  counts?: Partial<Record<BuyerTab, number>>;
}

/** One tab for each stage, with how many orders are there. */
export const OrderTabs = ({ query, counts = {} }: OrderTabsProps) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const place = useCurrentInSight<HTMLDivElement>('ul');
  const { status } = query;
  return (
    <div ref={place}>
      <TabLinks
        label={t('orders.tabs')}
        items={buyerTabs.map((tab) => {
          const count = counts[tab] ?? 0;
          return {
            href: orderListPath({ ...query, status: tab, page: 1 }),
            current: tab === status,
            label: (
              <>
                {t(`orders.tab.${tab}`)}
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
