import { orderDocumentEndpoints } from '@pasar/contract';
import { ListPages, LiveOrders, SaveButton, SavedViews, SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Inline, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { NoSellerOrders } from '../features/browse-orders/no-seller-orders.tsx';
import { sellerOrderListPath } from '../features/browse-orders/seller-order-query.ts';
import { SellerOrderSearch } from '../features/browse-orders/seller-order-search.tsx';
import { SellerOrderTabs } from '../features/browse-orders/seller-order-tabs.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useKnownWaiting } from '../shared/waiting/use-waiting.ts';
import { CachedOrderList } from './cached-order-list.tsx';
import type { ordersLoader } from './orders.loader.ts';

export const OrdersPage = () => {
  const { t } = useTranslation('seller');
  const { query, list, heardAt } = usePageData<typeof ordersLoader>();
  const counts = list.ok ? list.value.counts : undefined;
  useKnownWaiting(
    counts && { new_orders: counts.new, to_ship: counts.to_ship, complaints: counts.complained },
  );
  const { page: _, ...asked } = query;
  return (
    <DashboardLayout
      title={t('orderPages.list')}
      action={
        <Inline gap={8}>
          {list.ok && list.value.items.length > 0 && (
            <SaveButton
              variant="secondary"
              ask={(api) => api.call(orderDocumentEndpoints.orders, { query: asked })}
            >
              {t('sellerOrders.save')}
            </SaveButton>
          )}
          <SavedViews />
        </Inline>
      }
    >
      <LiveOrders side="seller" orders={list.ok ? list.value.items : []} />
      <Stack gap={16}>
        <SellerOrderTabs query={query} {...(list.ok && { counts: list.value.counts })} />
        <SellerOrderSearch query={query} />
      </Stack>
      {list.ok ? (
        <CachedOrderList
          query={query}
          orders={list.value.items}
          lastPage={list.value.lastPage}
          heardAt={heardAt}
          none={<NoSellerOrders query={query} />}
        />
      ) : (
        <SectionError section={t('orderPages.list')} />
      )}
      {list.ok && (
        <ListPages
          label={t('sellerOrders.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => sellerOrderListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};
