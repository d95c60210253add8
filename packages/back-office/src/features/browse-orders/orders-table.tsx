import { css } from '@emotion/react';
import type { AdminOrder } from '@pasar/contract';
import { ResourceTable, StatusBadge } from '@pasar/dashboard';
import { linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type OrdersQuery, ordersPath } from './orders-query.ts';

const codeStyle = css({ whiteSpace: 'nowrap' });

/** The orders of all stores; a press on their time turns the order around. */
export const OrdersTable = ({ orders, query }: { orders: readonly AdminOrder[]; query: OrdersQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const newest = query.sort === 'newest';
  return (
    <ResourceTable
      caption={t('nav.orders')}
      columns={[
        { id: 'code', label: t('orders.code') },
        {
          id: 'placed',
          label: t('orders.placed'),
          sort: {
            to: ordersPath({ ...query, cursor: '', sort: newest ? 'oldest' : 'newest' }),
            now: newest ? 'descending' : 'ascending',
          },
        },
        { id: 'buyer', label: t('orders.buyer') },
        { id: 'store', label: t('orders.store') },
        { id: 'status', label: t('orders.status') },
        { id: 'total', label: t('orders.total'), numeric: true },
        { id: 'due', label: t('orders.due') },
      ]}
      rows={orders.map((order) => ({
        id: order.order_code,
        to: linkTo('back-office.order', { code: order.order_code }),
        cells: {
          code: <span css={codeStyle}>{order.order_code}</span>,
          placed: dateTime(order.placed_at),
          buyer: order.buyer.name || `#${order.buyer.user_id}`,
          store: order.store.merchant_name,
          status: <StatusBadge status={order.status} label={order.status_label} />,
          total: rupiah(order.grand_total),
          due: order.due && dateTime(order.due.at),
        },
      }))}
    />
  );
};
