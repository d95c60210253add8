import type { Notification, OrderStatus } from '@pasar/contract';
import type { Side } from '../messages/side.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LiveRefresh } from './live-refresh.tsx';

const audiences = { buyer: 'user', seller: 'store' } as const;

interface LiveOrderProps {
  side: Side;
  order: { order_code: string; status: OrderStatus; status_label: string };
}

/** Keeps the page of an order as the server has it, and announces its new status. */
export const LiveOrder = ({ side, order: { order_code, status, status_label } }: LiveOrderProps) => {
  const { live: say } = useMessages();
  return (
    <LiveRefresh
      on={{ audience: audiences[side], kinds: ['order'], refs: [order_code] }}
      shown={status}
      text={say.order(status_label)}
    />
  );
};

/** Keeps a list of orders as the server has it. */
export const LiveOrders = ({
  side,
  orders,
}: {
  side: Side;
  orders: readonly { order_code: string; status: OrderStatus }[];
}) => (
  <LiveRefresh
    on={{ audience: audiences[side], kinds: ['order'] }}
    shown={orders.map(({ order_code, status }) => `${order_code} ${status}`).join()}
    text={useMessages().live.orders}
  />
);

/** Keeps a list of notifications as the server has it. */
export const LiveNotifications = ({ notifications }: { notifications: readonly Notification[] }) => (
  <LiveRefresh
    on={{ kinds: ['notifications'] }}
    shown={notifications.map(({ id }) => id).join()}
    text={useMessages().live.notifications}
  />
);
