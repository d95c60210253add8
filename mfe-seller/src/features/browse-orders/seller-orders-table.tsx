import type { SellerOrder } from '@pasar/contract';
import { OrderDeadlineBadge, ResourceTable, StatusBadge } from '@pasar/dashboard';
import { linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, Price } from '@pasar/ui';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderContents } from './order-contents.tsx';
import * as style from './seller-orders-table.styles.ts';

interface OrderPart {
  order: SellerOrder;
}

/** For whom an order is, and how it goes out. */
const Receiver = ({ order: { buyer, city, shipping } }: OrderPart) => {
  const { t } = useTranslation('seller');
  return (
    <div css={style.facts}>
      <span>{[buyer.username, buyer.masked_phone].filter(Boolean).join(' · ')}</span>
      <span css={style.caption}>{t('sellerOrders.to', { city })}</span>
      <span css={style.caption}>
        {[
          `${shipping.courier_name} ${shipping.service}`,
          shipping.awb ?? (shipping.is_booking && t('parcel.booking')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
};

const Status = ({ order: { status, status_label: label, is_dropship } }: OrderPart) => {
  const { t } = useTranslation('seller');
  return (
    <div css={style.status}>
      <StatusBadge status={status} label={label} />
      {is_dropship && <Badge tone="info">{t('sellerOrder.dropship')}</Badge>}
    </div>
  );
};

/** What the store gets of it. */
const Net = ({ order: { money_state, seller_net } }: OrderPart) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  return (
    <p css={style.net}>
      <span>{t(money_state === 'estimated' ? 'earnings.netEstimated' : 'earnings.net')}</span>
      <Price value={rupiah(seller_net)} size="s" />
    </p>
  );
};

interface SellerOrdersTableProps {
  orders: readonly SellerOrder[];
  heardAt: number | null;
  /** The box that selects an order for work on several at once. */
  pick: (code: string) => ReactNode;
  /** What can be done with an order. */
  actions: (order: SellerOrder) => ReactNode;
}

/**
 * The orders of a page, each in a row as somebody with tape in hand reads it: what goes in, for whom, by when. A
 * selection renders the boxes again, not fifty rows around them.
 */
export const SellerOrdersTable = memo(({ orders, heardAt, pick, actions }: SellerOrdersTableProps) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('orderPages.list')}
      pickLabel={t('sellerOrders.column.pick')}
      columns={[
        { id: 'code', label: t('sellerOrders.column.code'), place: 'start' },
        { id: 'items', label: t('sellerOrders.column.items'), place: 'line' },
        { id: 'receiver', label: t('sellerOrders.column.receiver'), place: 'start' },
        { id: 'net', label: t('sellerOrders.column.net'), numeric: true, place: 'end' },
        { id: 'due', label: t('sellerOrders.column.due'), place: 'start' },
        { id: 'actions', label: t('sellerOrders.column.actions'), place: 'end' },
      ]}
      rows={orders.map((order) => ({
        id: order.order_code,
        to: linkTo('seller.order', { code: order.order_code }),
        pick: pick(order.order_code),
        beside: <Status order={order} />,
        cells: {
          code: (
            <span css={style.block}>
              <span css={style.code}>{order.order_code}</span>{' '}
              <time css={style.time} dateTime={order.created_at}>
                {dateTime(order.created_at)}
              </time>
            </span>
          ),
          items: <OrderContents items={order.items} total={order.total_item} />,
          receiver: <Receiver order={order} />,
          net: order.money_state !== 'none' && <Net order={order} />,
          due: order.due && (
            <OrderDeadlineBadge
              side="seller"
              due={order.due}
              time={{ serverTime: order.server_time, heardAt }}
            />
          ),
          actions: order.actions.length > 0 && <div css={style.actions}>{actions(order)}</div>,
        },
      }))}
    />
  );
});
