import * as complaints from '../reference-model/complaints.ts';
import type { MarketplaceModel, Order } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import * as rules from '../reference-model/orders.ts';
import { RejectionError } from '../reference-model/rejection-error.ts';
import { orderKey } from '../system/build-model-snapshot.ts';
import { type System, type SystemOrder, sendRequest, toCommandResult } from '../system/system.ts';
import type { ModelCommand } from './model-command.ts';

const buyerPath = '/buyer/dashboard/order/status';
const sellerPath = '/merchant/dashboard/orders';

export const getModelOrder = (market: MarketplaceModel, key: string): Order => {
  const order = market.orders.find((one) => orderKey(one) === key);
  if (!order) throw new RangeError(`no order ${key}`);
  return order;
};

export const getSystemOrder = (real: System, key: string): SystemOrder => {
  const order = real.orders.get(key);
  if (!order) throw new RangeError(`order ${key} was never made`);
  return order;
};

type Rule = (market: MarketplaceModel, order: Order) => void;

/** Something that one side does with an order by a call. */
const byCall =
  (
    side: 'buyer' | 'seller',
    kind: string,
    {
      rule,
      path,
      body,
      more = {},
    }: { rule: Rule; path: string; body: (order: Order) => object; more?: Pick<ModelCommand, 'whenLate'> },
  ) =>
  (order: Order): ModelCommand => {
    const key = orderKey(order);
    return {
      kind,
      text: `${kind}: ${key}`,
      ...more,
      rule: (market) => rule(market, getModelOrder(market, key)),
      act: async (real) => {
        const person = side === 'buyer' ? at(real.buyers, order.buyer) : at(real.sellers, order.store);
        const asked = { order_code: getSystemOrder(real, key).code, ...body(order) };
        const { code } = toCommandResult(real, await sendRequest(real, person, path, asked));
        return { code, reason: null, shown: null };
      },
    };
  };

const status = (name: string, more: object = {}) => ({
  path: buyerPath,
  body: () => ({ status: name, ...more }),
});
const sale = (name: string, more: object = {}) => ({ path: `${sellerPath}/${name}`, body: () => more });

/** Cancelling and complaining mean what they meant in the status that was seen; in another one they are refused. */
const asSeen = { whenLate: () => {} };

/** Half of it, or all of it. */
const wishOf = ({ total }: Order, isPart: boolean) => (isPart ? Math.ceil(total / 3) : total);

export const complain = (isPart: boolean) =>
  byCall('buyer', isPart ? 'complain about a part' : 'complain', {
    rule: (market, order) => complaints.complain(market, order, wishOf(order, isPart)),
    path: buyerPath,
    body: (order) => ({
      status: 'complained',
      reason: 'not_arrived',
      description: 'Paketnya belum sampai juga.',
      ...(isPart ? { amount: wishOf(order, isPart) } : {}),
    }),
    more: asSeen,
  });

/** What buyers and sellers can do with an order, by the name of the button in the contract's table. */
export const buttons: Record<string, (order: Order) => ModelCommand> = {
  cancel: byCall('buyer', 'cancel', {
    rule: rules.cancel,
    ...status('cancelled', { reason: 'tidak_jadi' }),
    more: asSeen,
  }),
  complete: byCall('buyer', 'complete', { rule: rules.confirm, ...status('completed') }),
  complain: complain(false),
  withdraw_complaint: byCall('buyer', 'withdraw the complaint', {
    rule: complaints.withdrawComplaint,
    ...status('complaint_withdrawn'),
  }),
  approve: byCall('seller', 'approve', { rule: rules.approve, ...sale('approve') }),
  reject: byCall('seller', 'reject', {
    rule: (market, order) => rules.reject(market, order, false),
    ...sale('reject', { reason: 'toko_tutup' }),
  }),
  reject_sold_out: byCall('seller', 'reject as sold out', {
    rule: (market, order) => rules.reject(market, order, true),
    ...sale('reject', { reason: 'stok_habis' }),
  }),
  pickup: byCall('seller', 'call the courier', { rule: rules.callCourier, ...sale('pickup') }),
  accept_cancel: byCall('seller', 'let it be cancelled', {
    rule: (market, order) => rules.replyToCancel(market, order, true),
    ...sale('cancel', { accept: true }),
  }),
  reject_cancel: byCall('seller', 'refuse to cancel', {
    rule: (market, order) => rules.replyToCancel(market, order, false),
    ...sale('cancel', { accept: false }),
  }),
  accept_complaint: byCall('seller', 'agree to the complaint', {
    rule: complaints.agreeToComplaint,
    ...sale('complaint', { accept: true }),
  }),
  reject_complaint: byCall('seller', 'refuse the complaint', {
    rule: complaints.rejectComplaint,
    ...sale('complaint', { accept: false }),
  }),
};

/** The same call in the name of the other buyer or the other store: the order does not exist for them. */
export const asOtherUser = (order: Order, button: string): ModelCommand => {
  const stranger = { ...order, buyer: 1 - order.buyer, store: 1 - order.store };
  const deed = buttons[button]?.(stranger);
  if (!deed) throw new RangeError(`no button ${button}`);
  const key = orderKey(order);
  return {
    ...deed,
    kind: 'as a stranger',
    text: `a stranger tries ${button} on ${key}`,
    rule: () => {
      throw new RejectionError(404);
    },
    act: (real, market) => {
      const known = getSystemOrder(real, key);
      return deed.act({ ...real, orders: new Map([[orderKey(stranger), known]]) }, market);
    },
  };
};
