import { decideComplaint as decide } from '../../../modules/orders/index.ts';
import { recordScan } from '../../../modules/shipping/index.ts';
import { orderKey } from '../real/picture-of-rules.ts';
import { ask, outcomeOf } from '../real/real.ts';
import * as rulesOfComplaints from '../rules/complaints.ts';
import type { Order, Scan } from '../rules/market.ts';
import * as rules from '../rules/orders.ts';
import * as parcels from '../rules/parcels.ts';
import { at } from '../rules/world.ts';
import type { Deed } from './deed.ts';
import { find, realOrder } from './order-deeds.ts';
import { verbOutcome } from './verb-outcome.ts';

export const simulate = (order: Order): Deed => ({
  kind: 'simulate the payment',
  text: `simulate the payment of ${order.group}`,
  rule: (market) => rules.reportPaid(market, rules.groupOf(market, order.group)),
  later: (market) => rules.hearPaid(market, rules.groupOf(market, order.group)),
  act: async (real) => {
    const path = `/payment/${real.groups.get(order.group)}/simulate`;
    return { ...outcomeOf(real, await ask(real, at(real.buyers, order.buyer), path, {})), reason: null };
  },
});

export const scan = (order: Order, code: Scan): Deed => {
  const key = orderKey(order);
  return {
    kind: `scan ${code}`,
    text: `scan ${code}: ${key}`,
    rule: (market) => parcels.scan(find(market, key), code),
    later: (market) => parcels.hearScan(market, find(market, key)),
    act: (real) => {
      const awb = realOrder(real, key).awb ?? 'JNE000000000000';
      return verbOutcome(recordScan({ ctx: real.market.context(), input: { awb, code } }));
    },
  };
};

export const decideComplaint = (order: Order, part: number): Deed => {
  const key = orderKey(order);
  const back = Math.floor(order.total * part);
  return {
    kind: back > 0 ? 'the desk refunds' : 'the desk refuses',
    text: `the desk gives back ${back}: ${key}`,
    rule: (market) => rulesOfComplaints.decideComplaint(market, find(market, key), back),
    act: (real) => {
      const desk = {
        kind: 'user',
        userId: at(real.sellers, 0).id,
        sessionId: 0,
        merchantId: null,
        role: 'desk',
      } as const;
      const input = { orderCode: realOrder(real, key).code, refund: back, note: '' };
      return verbOutcome(decide({ ctx: real.market.context(desk), input }));
    },
  };
};
