import {
  courierCodes,
  courierNames,
  maxCountedOrders,
  orderMethods,
  orderStatuses,
  orderStatusNames,
} from '@pasar/contract';
import { ListFilter, SearchBox, toSearchParams } from '@pasar/dashboard';
import { useFormat, useLocale, usePageData } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type OrdersQuery, ordersPath, readOrdersQuery } from '../features/browse-orders/orders-query.ts';
import { OrdersTable } from '../features/browse-orders/orders-table.tsx';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { CursorPages } from '../shared/list/cursor-pages.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { ordersLoader } from './orders.loader.ts';

const RareFilters = ({ query: { courier, method } }: { query: OrdersQuery }) => {
  const { t } = useTranslation('back-office');
  return (
    <>
      <SelectField
        name="courier"
        label={t('orders.courier')}
        defaultValue={courier}
        options={[
          { value: 'all', label: t('orders.anyCourier') },
          ...courierCodes.map((code) => ({ value: code, label: courierNames[code] })),
        ]}
      />
      <SelectField
        name="method"
        label={t('orders.method')}
        defaultValue={method}
        options={[
          { value: 'all', label: t('orders.anyMethod') },
          ...orderMethods.map((one) => ({ value: one, label: t(`paymentNames.method.${one}`) })),
        ]}
      />
    </>
  );
};

const Filter = ({ query }: { query: OrdersQuery }) => {
  const { t } = useTranslation('back-office');
  const { status, store, stuck, courier, method, sort, search, date_start, date_end, by } = query;
  const isRare = courier !== 'all' || method !== 'all';
  return (
    <ListFilter
      label={t('nav.orders')}
      keep={{ status, sort, stuck, store: store?.toString(), by }}
      dates={{ date_start, date_end }}
      active={Boolean(search || date_start || date_end || isRare)}
      datesOpen={Boolean(date_start || date_end || isRare)}
      more={{ summary: t('orders.more'), fields: <RareFilters query={query} /> }}
      pathFor={(fields) => ordersPath(readOrdersQuery(toSearchParams(fields)))}
    >
      <SearchBox label={t('orders.search')} hint={t('orders.search')} search={search} />
    </ListFilter>
  );
};

/** The orders of all stores, newest first. */
export const OrdersPage = () => {
  const { t } = useTranslation('back-office');
  const { number, rupiah } = useFormat();
  const locale = useLocale();
  const data = usePageData<typeof ordersLoader>();
  return (
    <OfficePage title={t('nav.orders')} data={data}>
      {({ query, list }) => {
        const start = { ...query, cursor: '' };
        const { status, store, stuck, courier, method, search, date_start, date_end, by } = query;
        const isFiltered =
          [status, stuck, courier, method].some((one) => one !== 'all') ||
          Boolean(store || search || date_start || date_end || by !== 'placed');
        return (
          <>
            <Filter query={query} />
            <ExportButton
              list="orders"
              filters={{ status, store, stuck, courier, method, search, date_start, date_end, by }}
            />
            <ListSection
              title={t('nav.orders')}
              chips={[
                ...(store
                  ? [
                      {
                        key: 'store',
                        label: t('orders.ofStore', { store }),
                        to: ordersPath({ ...start, store: undefined }),
                        chosen: true,
                      },
                    ]
                  : []),
                ...(by === 'placed'
                  ? []
                  : [
                      {
                        key: 'by',
                        label: t(`orders.by.${by}`),
                        to: ordersPath({ ...start, by: 'placed' }),
                        chosen: true,
                      },
                    ]),
                {
                  key: 'stuck',
                  label: t('orders.stuck'),
                  to: ordersPath({ ...start, stuck: stuck === 'yes' ? 'all' : 'yes' }),
                  chosen: stuck === 'yes',
                },
                ...(['all', ...orderStatusNames] as const).map((one) => ({
                  key: one,
                  label: one === 'all' ? t('orders.all') : orderStatuses[one].label[locale],
                  to: ordersPath({ ...start, status: one }),
                  chosen: status === one,
                })),
              ]}
              list={list}
              cleared={isFiltered ? ordersPath({}) : undefined}
            >
              {(orders) => (
                <>
                  {list.ok && list.value.sums && (
                    <p>
                      {t('orders.sums', {
                        orders: number(list.value.sums.orders),
                        items: rupiah(list.value.sums.items),
                      })}
                    </p>
                  )}
                  {list.ok && !list.value.sums && (
                    <p>
                      {t('orders.count', {
                        total:
                          list.value.total > maxCountedOrders
                            ? `${number(maxCountedOrders)}+`
                            : number(list.value.total),
                      })}
                    </p>
                  )}
                  <OrdersTable orders={orders} query={query} />
                  <CursorPages
                    cursor={query.cursor}
                    next={list.ok ? list.value.next_cursor : null}
                    pathFor={(cursor) => ordersPath({ ...query, cursor })}
                  />
                </>
              )}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
