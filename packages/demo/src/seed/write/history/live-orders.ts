import { capturedJournal, type OrderGroupRow } from '@pasar/api/plugin';
import { getElapsedHours, getTimelineState } from '../../plan/history/live-stock.ts';
import type { SeedData } from '../../plan/seed-data.ts';
import { at } from '../insert-rows.ts';
import type { SeedIds } from '../place-order-spec.ts';
import type { Homes } from './home-snapshots.ts';
import type { Numbered } from './number-history.ts';
import { groupRow, orderRow } from './order-row.ts';
import type { DatedJournal, OrderWithRow } from './order-traces.ts';

interface LiveOrders {
  market: SeedData;
  groups: readonly Numbered[];
  ids: SeedIds;
  homes: Homes;
  methodName(code: string): string;
}

interface LivedHistory {
  groups: OrderGroupRow[];
  lived: OrderWithRow[];
  /** The payments that were captured. */
  booked: DatedJournal[];
}

/** Lets every order of the plan live until now. A group's payment has the group's number. */
export function liveOrders({ market, groups, ids, homes, methodName }: LiveOrders): LivedHistory {
  const history: LivedHistory = { groups: [], lived: [], booked: [] };
  for (const { group, id, code, orders } of groups) {
    const hours = getElapsedHours(group, market.now);
    const lived = group.orders.map((order, index) => {
      const numbers = at(orders, index);
      const wasCalled = getTimelineState(order, hours).past.some(({ transition }) => transition === 'T9');
      const row = orderRow({
        market,
        group,
        order,
        hours,
        address: homes(group.buyer),
        awb: wasCalled ? numbers.awb : null,
        ids: {
          id: numbers.id,
          code: numbers.code,
          groupId: id,
          userId: at(ids.buyers, group.buyer),
          merchantId: at(ids.merchants, order.store),
        },
      });
      return { group, order, row, hours, ownerId: at(ids.owners, order.store) };
    });
    const rows = lived.map(({ row }) => row);
    const whole = groupRow({
      group,
      orders: rows,
      methodName: methodName(group.method),
      id,
      code,
      paymentId: id,
    });
    history.groups.push(whole);
    history.lived.push(...lived);
    if (whole.paid_at) {
      history.booked.push({ journal: capturedJournal({ group: whole, orders: rows }), at: whole.paid_at });
    }
  }
  return history;
}
