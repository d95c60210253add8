import { paperEndpoints } from '@pasar/contract';
import { ListPages, SaveButton, SectionFailure } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { NoSales } from '../features/browse-sales/no-sales.tsx';
import { saleListPath } from '../features/browse-sales/sale-query.ts';
import { SaleSearch } from '../features/browse-sales/sale-search.tsx';
import { SaleTabs } from '../features/browse-sales/sale-tabs.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { ordersLoader } from './orders.loader.ts';
import { SalesAtHand } from './sales-at-hand.tsx';

export const OrdersPage = () => {
  const { t } = useTranslation('seller');
  const { query, list, heardAt } = usePageData<typeof ordersLoader>();
  const { page: _, ...asked } = query;
  return (
    <SellerFrame
      title={t('sales.title')}
      action={
        list.ok &&
        list.value.orders.length > 0 && (
          <SaveButton variant="secondary" ask={(api) => api.call(paperEndpoints.orders, { query: asked })}>
            {t('sales.save')}
          </SaveButton>
        )
      }
    >
      <Stack gap={16}>
        <SaleTabs query={query} {...(list.ok && { counts: list.value.counts })} />
        <SaleSearch query={query} />
      </Stack>
      {list.ok ? (
        <SalesAtHand
          query={query}
          orders={list.value.orders}
          lastPage={list.value.lastPage}
          heardAt={heardAt}
          none={<NoSales query={query} />}
        />
      ) : (
        <SectionFailure section={t('sales.title')} />
      )}
      {list.ok && (
        <ListPages
          label={t('sales.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => saleListPath({ ...query, page })}
        />
      )}
    </SellerFrame>
  );
};
