import type { SellerOrder } from '@pasar/contract';
import { useCallback, useState } from 'react';

/** What can be done with several orders at once. */
export type BulkOrderAction = 'approve' | 'pickup' | 'print';
/** Codes of orders with what can be done with each. */
export type OrderSelection = ReadonlyMap<string, readonly BulkOrderAction[]>;

/** A label is useful from the airway bill until the courier has the parcel. */
const isPrintable = ({ status, shipping }: SellerOrder) =>
  status === 'ready_to_ship' && shipping.awb !== null;

const canBe: Record<BulkOrderAction, (order: SellerOrder) => boolean> = {
  approve: ({ actions }) => actions.includes('approve'),
  pickup: ({ actions }) => actions.includes('pickup'),
  print: isPrintable,
};
const together: readonly BulkOrderAction[] = ['approve', 'pickup', 'print'];

/** Those of the orders that something can be done with. */
export const getSelectableOrders = (orders: readonly SellerOrder[]): OrderSelection =>
  new Map(
    orders
      .map((order) => [order.order_code, together.filter((way) => canBe[way](order))] as const)
      .filter(([, ways]) => ways.length > 0),
  );

/** How the selection was made: by hand, from all pages, or from as many of them as one request allows. */
export type SelectionScope = 'hand' | 'all' | 'most';

const none: OrderSelection = new Map();

/**
 * The selected orders, on this page and on others: the selection lasts from page to page and ends with
 * another filter. Visible orders are current; a visible one without actions is not selected.
 */
export const useOrderSelection = (narrowing: string, orders: readonly SellerOrder[]) => {
  const [held, setHeld] = useState({ narrowing, picked: none, reach: 'hand' as SelectionScope });
  const open = getSelectableOrders(orders);
  const shown = new Set(orders.map(({ order_code }) => order_code));
  const isCurrent = held.narrowing === narrowing;
  const picked: OrderSelection = new Map(
    [...(isCurrent ? held.picked : none)].flatMap(([code, ways]): [string, readonly BulkOrderAction[]][] => {
      const now = shown.has(code) ? open.get(code) : ways;
      return now ? [[code, now]] : [];
    }),
  );
  /** Lets go of orders that were worked on, wherever they are now. */
  const drop = useCallback(
    (codes: readonly string[]) =>
      setHeld((before) => {
        const next = new Map(before.picked);
        for (const code of codes) next.delete(code);
        return { ...before, picked: next, reach: next.size === 0 ? 'hand' : before.reach };
      }),
    [],
  );
  const reach = isCurrent ? held.reach : 'hand';
  return {
    open,
    picked,
    reach,
    allHere: [...open.keys()].every((code) => picked.has(code)),
    hold: (next: OrderSelection, how: SelectionScope) => setHeld({ narrowing, picked: next, reach: how }),
    pick: (codes: Iterable<string>, on: boolean) => {
      const next = new Map(picked);
      for (const code of codes) {
        const ways = open.get(code);
        if (on && ways) next.set(code, ways);
        else next.delete(code);
      }
      setHeld({ narrowing, picked: next, reach });
    },
    drop,
  };
};
