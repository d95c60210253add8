import { ListPages, LiveOrders, SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { NoOrders } from '../features/browse-orders/no-orders.tsx';
import { OrderCard } from '../features/browse-orders/order-card.tsx';
import { orderListPath } from '../features/browse-orders/order-query.ts';
import { OrderSearch } from '../features/browse-orders/order-search.tsx';
import { OrderTabs } from '../features/browse-orders/order-tabs.tsx';
import { OrderActions } from '../features/change-order/order-actions.tsx';
import { ReviewButton } from '../features/write-review/review-button.tsx';
import { getUnreviewedLines } from '../features/write-review/review-line.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { ordersLoader } from './orders.loader.ts';

export const OrdersPage = () => {
  const { t } = useTranslation('buyer');
  const { query, list, heardAt } = usePageData<typeof ordersLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DashboardLayout title={t('orders.title')}>
      <LiveOrders side="buyer" orders={list.ok ? list.value.items : []} />
      <Stack gap={16}>
        <OrderTabs query={query} {...(list.ok && { counts: list.value.counts })} />
        <OrderSearch query={query} />
      </Stack>
      {!list.ok ? (
        <SectionError section={t('orders.title')} />
      ) : list.value.items.length === 0 ? (
        <NoOrders query={query} />
      ) : (
        <Stack gap={16}>
          {list.value.items.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              heardAt={heardAt}
              actions={
                <OrderActions
                  order={order}
                  changed={() => void revalidate()}
                  review={(look) => (
                    <ReviewButton
                      {...look}
                      lines={getUnreviewedLines(order)}
                      written={() => void revalidate()}
                    >
                      {t('review.title')}
                    </ReviewButton>
                  )}
                />
              }
            />
          ))}
        </Stack>
      )}
      {list.ok && (
        <ListPages
          label={t('orders.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => orderListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};
