import './orders.events.ts';
import './orders.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditOrders } from './audit-orders.ts';
import { countSales } from './count-sales.ts';
import { followCourier } from './courier/follow-courier.ts';
import { ordersMigrations } from './orders.migrations.ts';
import { ordersRoutes } from './orders.routes.ts';
import { sellingRoutes } from './selling.routes.ts';
import { auditShownMoney } from './shown-money/audit-shown-money.ts';
import { shownNetWrong, watchAllOrders, watchChangedOrders } from './shown-money/watch-shown-money.ts';
import { deadlinesSweep } from './sweep/serve-deadlines.ts';
import { tellOfOrders } from './tell/tell-of-orders.ts';

export { ownOrder } from './buyer/read-order.ts';
export { decideComplaint } from './complaints/decide-complaint.ts';
export { type CloseUnpaidGroup, closeUnpaidGroup } from './group/close-unpaid-group.ts';
export { type GroupPaid, groupPaid } from './group/group-paid.ts';
export { type Group, type GroupOrder, readGroup } from './group/read-group.ts';
export { momentsOf } from './machine/moments-of.ts';
export type { Moved, Wish } from './machine/move.ts';
export { moveOrder } from './machine/move-order.ts';
export type { Mover } from './machine/mover.ts';
export { sellerOf } from './machine/mover.ts';
export { capturedJournal } from './money/capture-payment.ts';
export { usualCommissionBps } from './money/commission-bps.ts';
export { completedJournal } from './money/complete-order.ts';
export { type OrderMoney, readOrderMoney } from './money/read-order-money.ts';
export { refundedJournal } from './money/refund-order.ts';
export { complaintJournal } from './money/settle-complaint.ts';
export { commissionOn } from './money/shares.ts';
export { sumEstimatedNet } from './money/sum-estimated-net.ts';
export type { OrderGroupRow, OrderRow } from './orders.tables.ts';
export { nextGroupId } from './place/insert-group.ts';
export {
  type AddressSnapshot,
  type PlacedGroup,
  type PlacedItem,
  type PlacedOrder,
  type PlaceOrders,
  placeOrders,
} from './place/place-orders.ts';
export { ownSale } from './seller/read-sale.ts';
export { ordersOf } from './show/order-filter.ts';

export const ordersModule: Module = {
  name: 'orders',
  migrations: ordersMigrations,
  routes: (app) => {
    ordersRoutes(app);
    sellingRoutes(app);
  },
  consumers: [followCourier, countSales, ...tellOfOrders],
  sweeps: [deadlinesSweep, watchChangedOrders, watchAllOrders],
  audits: [auditOrders, auditShownMoney],
  gauges: [shownNetWrong],
};
