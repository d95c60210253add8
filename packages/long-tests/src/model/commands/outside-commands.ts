import { decideComplaint as decide, recordScan } from '@pasar/api/testing';
import * as rulesOfComplaints from '../reference-model/complaints.ts';
import type { Order, Scan } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import * as rules from '../reference-model/orders.ts';
import * as parcels from '../reference-model/parcels.ts';
import { orderKey } from '../system/build-model-snapshot.ts';
import { sendRequest, toCommandResult } from '../system/system.ts';
import type { ModelCommand } from './model-command.ts';
import { getModelOrder, getSystemOrder } from './order-commands.ts';
import { toHandlerResult } from './to-handler-result.ts';

export const simulate = (order: Order): ModelCommand => ({
  kind: 'simulate the payment',
  text: `simulate the payment of ${order.group}`,
  rule: (market) => rules.reportPaid(market, rules.getGroup(market, order.group)),
  later: (market) => rules.receivePayment(market, rules.getGroup(market, order.group)),
  act: async (real) => {
    const path = `/payment/${real.groups.get(order.group)}/simulate`;
    return {
      ...toCommandResult(real, await sendRequest(real, at(real.buyers, order.buyer), path, {})),
      reason: null,
    };
  },
});

export const scan = (order: Order, code: Scan): ModelCommand => {
  const key = orderKey(order);
  return {
    kind: `scan ${code}`,
    text: `scan ${code}: ${key}`,
    rule: (market) => parcels.scan(getModelOrder(market, key), code),
    later: (market) => parcels.receiveScan(market, getModelOrder(market, key)),
    act: (real) => {
      const awb = getSystemOrder(real, key).awb ?? 'JNE000000000000';
      return toHandlerResult(recordScan({ ctx: real.market.context(), input: { awb, code } }));
    },
  };
};

export const decideComplaint = (order: Order, part: number): ModelCommand => {
  const key = orderKey(order);
  const back = Math.floor(order.total * part);
  return {
    kind: back > 0 ? 'staff refund' : 'staff refuse',
    text: `staff give back ${back}: ${key}`,
    rule: (market) => rulesOfComplaints.decideComplaint(market, getModelOrder(market, key), back),
    act: (real) => {
      const staff = {
        kind: 'user',
        userId: at(real.sellers, 0).id,
        sessionId: 0,
        merchantId: null,
        role: 'staff',
      } as const;
      const input = { orderCode: getSystemOrder(real, key).code, refund: back, note: '' };
      return toHandlerResult(decide({ ctx: real.market.context(staff), input }));
    },
  };
};
