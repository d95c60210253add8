import './orders.events.ts';
import './orders.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditOrders } from './audit-orders.ts';
import { complaintRequestsMigrations } from './complaints/complaint-requests.migrations.ts';
import { countSoldProducts } from './count-sold-products.ts';
import { followCourier, takeBookingError, takeWaybill } from './courier/follow-courier.ts';
import { auditDisplayedMoney } from './displayed-money/audit-displayed-money.ts';
import {
  displayedNetMismatches,
  watchAllOrders,
  watchChangedOrders,
} from './displayed-money/watch-displayed-money.ts';
import { storeCommissionsMigrations } from './money/store-commissions.migrations.ts';
import { notifyOrders } from './notifications/notify-orders.ts';
import { ordersMigrations } from './orders.migrations.ts';
import { ordersRoutes } from './orders.routes.ts';
import { remindersJob } from './reminders/remind-orders.ts';
import { deadlinesJob } from './scheduled-jobs/run-deadlines.ts';
import { sellingRoutes } from './selling.routes.ts';

export { findOwnOrder } from './buyer/read-order.ts';
export { isAwaited, readComplaintRequests, requestComplaintReply } from './complaints/complaint-requests.ts';
export { decideComplaint } from './complaints/decide-complaint.ts';
export { extendPayDue, setGroupMethod } from './group/change-group.ts';
export { type CloseUnpaidGroup, closeUnpaidGroup } from './group/close-unpaid-group.ts';
export { creditPayment, type GroupPaid, groupPaid } from './group/group-paid.ts';
export { type Group, type GroupOrder, readGroup } from './group/read-group.ts';
export { reversePayment } from './group/reverse-payment.ts';
export { capturedJournal } from './money/capture-payment.ts';
export { type CommissionRate, planCommission, readCommissions } from './money/commission-rates.ts';
export { completedJournal } from './money/complete-order.ts';
export { type OrderMoney, readOrderMoney } from './money/read-order-money.ts';
export { refundedJournal } from './money/refund-order.ts';
export { complaintJournal } from './money/settle-complaint.ts';
export { commissionOn, splitEscrow } from './money/shares.ts';
export { planStoreCommission, readStoreCommission } from './money/store-commissions.ts';
export { sumEstimatedNet } from './money/sum-estimated-net.ts';
export type { OrderGroupRow, OrderRow } from './orders.tables.ts';
export { nextGroupId } from './place/insert-group.ts';
export { placeOrders } from './place/place-orders.ts';
export type {
  AddressSnapshot,
  PlacedGroup,
  PlacedItem,
  PlacedOrder,
  PlaceOrders,
} from './place/placed-order.ts';
export { findOwnSellerOrder } from './seller/read-seller-order.ts';
export { getDue } from './show/get-due.ts';
export { filterOrders } from './show/order-filter.ts';
export { type OrderView, viewOrders } from './show/order-view.ts';
export { describeReason } from './show/present-history.ts';
export { extendDeadline, findExtendable, findExtension } from './staff/extend-deadline.ts';
export { listStaffActions } from './staff/list-staff-actions.ts';
export { moveOrderAsStaff } from './staff/move-order-as-staff.ts';
export { computeDeadlines } from './state-machine/compute-deadlines.ts';
export type { TransitionedOrder, TransitionRequest } from './state-machine/order-transition.ts';
export type { TransitionActor } from './state-machine/transition-actor.ts';
export { getCurrentBuyer, getCurrentSeller } from './state-machine/transition-actor.ts';
export { transitionOrder } from './state-machine/transition-order.ts';

export const ordersModule: Module = {
  name: 'orders',
  migrations: { ...ordersMigrations, ...storeCommissionsMigrations, ...complaintRequestsMigrations },
  routes: (app) => {
    ordersRoutes(app);
    sellingRoutes(app);
  },
  consumers: [followCourier, takeWaybill, takeBookingError, countSoldProducts, ...notifyOrders],
  sweeps: [deadlinesJob, remindersJob, watchChangedOrders, watchAllOrders],
  audits: [auditOrders, auditDisplayedMoney],
  gauges: [displayedNetMismatches],
};
