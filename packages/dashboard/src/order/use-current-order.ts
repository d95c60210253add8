import { getReceivedAt, type ServerTime } from '@pasar/slice-kit/fields';
import { useState } from 'react';

interface Loaded<Order> {
  order: Order;
  heardAt: number | null;
}

interface ShownOrder<Order> {
  order: Order;
  time: ServerTime;
  /** Takes the order in the response to a change. */
  changed: (order: Order) => void;
}

/**
 * The order of a page: as loaded, or from the response to a change, which applies until the page is loaded
 * anew.
 */
export const useCurrentOrder = <Order extends { server_time: string }>(
  loaded: Loaded<Order>,
): ShownOrder<Order> => {
  const [answer, setAnswer] = useState<Loaded<Order> & { to: Loaded<Order> }>();
  const { order, heardAt: heard } = answer?.to === loaded ? answer : loaded;
  return {
    order,
    time: { serverTime: order.server_time, heardAt: heard },
    changed: (changed) => setAnswer({ to: loaded, order: changed, heardAt: getReceivedAt() }),
  };
};
