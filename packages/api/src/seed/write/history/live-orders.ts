import { capturedJournal, type OrderGroupRow } from '../../../modules/orders/index.ts';
import { hoursLived, livedUntil } from '../../plan/history/live-stock.ts';
import type { SeedMarket } from '../../plan/market.ts';
import { at } from '../insert-rows.ts';
import type { TradeIds } from '../place-sketch.ts';
import type { Homes } from './home-snapshots.ts';
import type { Numbered } from './number-history.ts';
import { groupRow, orderRow } from './order-row.ts';
import type { Booked, Lived } from './order-traces.ts';

interface LiveOrders {
  market: SeedMarket;
  groups: readonly Numbered[];
  ids: TradeIds;
  homes: Homes;
  methodName(code: string): string;
}

interface LivedHistory {
  groups: OrderGroupRow[];
  lived: Lived[];
  /** The payments that were captured. */
  booked: Booked[];
}

/** Lets every order of the plan live until now. A group's payment has the group's number. */
export function liveOrders({ market, groups, ids, homes, methodName }: LiveOrders): LivedHistory {
  const history: LivedHistory = { groups: [], lived: [], booked: [] };
  for (const { group, id, code, orders } of groups) {
    const hours = hoursLived(group, market.now);
    const lived = group.orders.map((order, index) => {
      const numbers = at(orders, index);
      const wasCalled = livedUntil(order, hours).past.some(({ transition }) => transition === 'T9');
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
