import type { BuyerAction, SellerAction } from '@pasar/contract';
import { lateFrom } from './complaints.ts';
import type { MarketplaceModel, Order } from './marketplace-model.ts';
import { getGroup } from './orders.ts';

const thirtyDays = 30 * 24 * 3_600_000;

/** The buttons that the buyer has to see (domain 3.9), in any order. */
export const buyerButtons = (market: MarketplaceModel, order: Order): BuyerAction[] => {
  const track: BuyerAction[] = order.parcel ? ['track'] : [];
  const intime = market.now < (order.due ?? 0);
  switch (order.status) {
    case 'waiting_payment':
      return market.now < getGroup(market, order.group).payDue ? ['pay', 'cancel'] : ['cancel'];
    case 'new':
      return ['cancel'];
    case 'processed':
      return order.request === null ? ['request_cancel'] : [];
    case 'ready_to_ship':
      return track;
    case 'shipped':
      return market.now >= lateFrom(order) ? [...track, 'complete', 'complain'] : [...track, 'complete'];
    case 'delivered':
      return intime ? [...track, 'complete', 'complain'] : [...track, 'complete'];
    case 'complained':
      return [...track, 'withdraw_complaint'];
    case 'completed':
      return market.now < (order.completedAt ?? 0) + thirtyDays
        ? [...track, 'review', 'buy_again']
        : [...track, 'buy_again'];
    default:
      return [...track, 'buy_again'];
  }
};

/** The seller's. */
export const sellerButtons = (market: MarketplaceModel, order: Order): SellerAction[] => {
  const track: SellerAction[] = order.parcel ? ['track'] : [];
  switch (order.status) {
    case 'new':
      return market.now < (order.due ?? 0) ? ['approve', 'reject'] : ['reject'];
    case 'processed':
      return order.request?.state === 'open'
        ? ['accept_cancel', 'reject_cancel']
        : ['pickup', 'enter_waybill'];
    case 'complained':
      return order.complaint?.state === 'open'
        ? [...track, 'accept_complaint', 'reject_complaint']
        : [...track, 'accept_complaint'];
    default:
      return track;
  }
};

/** The next deadline that the lists have to show. */
export const getNextDeadline = (
  market: MarketplaceModel,
  order: Order,
): { type: string; at: number } | null => {
  const types: Partial<Record<Order['status'], string>> = {
    new: 'respond',
    processed: 'ship',
    ready_to_ship: 'pickup',
    delivered: 'complete',
  };
  if (order.status === 'waiting_payment') return { type: 'pay', at: getGroup(market, order.group).payDue };
  if (order.status === 'processed' && order.request?.state === 'open') {
    return { type: 'reply_cancel', at: order.request.due };
  }
  if (order.status === 'complained' && order.complaint?.state === 'open') {
    return { type: 'reply_complaint', at: order.complaint.due };
  }
  const type = types[order.status];
  return type && order.due !== null ? { type, at: order.due } : null;
};
