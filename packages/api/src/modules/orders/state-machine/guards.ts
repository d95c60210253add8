import { type Guard, lateParcelDays, rejectReasonNames } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import type { OrderTransition, OrderWithDetails } from './order-transition.ts';

type Check = (move: OrderTransition, order: OrderWithDetails) => ApiError | null;

const changed = ({ status }: OrderWithDetails) => apiError.conflict('order.moved', { status });
const holds = (condition: boolean, order: OrderWithDetails) => (condition ? null : changed(order));

const isOpen = (order: OrderWithDetails) =>
  order.complaint?.status === 'open' || order.complaint?.status === 'escalated';

/** From when a parcel that has not come may be complained about: the latest promise plus some days. */
export const lateFrom = ({
  shipped_at,
  etd_max,
}: Pick<OrderWithDetails, 'shipped_at' | 'etd_max'>): Date | null =>
  shipped_at && new Date(shipped_at.getTime() + (etd_max + lateParcelDays) * day);

const reasonInList: Check = ({ reason, note }) => {
  if (!rejectReasonNames.some((name) => name === reason)) {
    return apiError.invalid({ reason: ['order.reason.required'] });
  }
  return reason === 'lainnya' && !note?.trim()
    ? apiError.invalid({ description: ['order.reason.text'] })
    : null;
};

const tooLateToArrive: Check = ({ reason, now }, order) => {
  const from = lateFrom(order);
  return reason === 'not_arrived' && from !== null && from <= now
    ? null
    : apiError.conflict('order.complaint-early', { status: order.status, from: from?.toISOString() ?? null });
};

/** What the table's guards mean. Each returns why not, or null. */
export const guards: Record<Guard, Check> = {
  'all-orders-unpaid': ({ group, orders }, order) =>
    holds(
      group.paid_at === null &&
        group.closed_at === null &&
        orders.every(({ status }) => status === 'waiting_payment'),
      order,
    ),
  'payment-equal': ({ group, data, now }, order) =>
    holds(
      group.closed_at === null &&
        data?.amount === group.payable &&
        (data.isInTime === true || now < group.pay_due_at),
      order,
    ),
  'in-time': ({ now }, order) => holds(order.respond_due_at !== null && now < order.respond_due_at, order),
  'reason-in-list': reasonInList,
  'cancel-requested': (_, order) => holds(order.cancelRequest?.status === 'open', order),
  'no-cancel-request': (_, order) =>
    order.cancelRequest?.status === 'open'
      ? apiError.conflict('order.cancel-pending', { status: order.status })
      : null,
  'pickup-available': ({ isPickupAvailable }) =>
    isPickupAvailable ? null : apiError.conflict('waybill.required', { reason: 'waybill_required' }),
  'own-waybill': (_, order) => holds(order.shipping_paid_by === 'seller', order),
  'first-missed-pickup': (_, order) => holds(order.missed_pickups === 0, order),
  'second-missed-pickup': (_, order) => holds(order.missed_pickups > 0, order),
  'no-open-complaint': (_, order) =>
    isOpen(order) ? apiError.conflict('order.complaint-open', { status: order.status }) : null,
  'inside-complaint-window': ({ now }, order) =>
    order.complete_due_at !== null && now < order.complete_due_at
      ? null
      : apiError.conflict('order.complaint-late', { status: order.status }),
  'too-late-to-arrive': tooLateToArrive,
  'complaint-open': (_, order) => holds(isOpen(order), order),
};
