import {
  complaintJournal,
  completedJournal,
  hour,
  type Journal,
  type OrderRow,
  refundedJournal,
} from '@pasar/api/plugin';
import { orderDeadlines, orderTransitions, type Transition } from '@pasar/contract';
import { getTimelineState } from '../../plan/history/live-stock.ts';
import type { SeedGroup, SeedOrder, TimelineEvent } from '../../plan/history/seed-orders.ts';
import { getTimeAfter } from './order-row.ts';

/** An order of the plan with its row. */
export interface OrderWithRow {
  group: SeedGroup;
  order: SeedOrder;
  row: OrderRow;
  ownerId: number;
  hours: number;
}

/** Something that is booked, and when. */
export interface DatedJournal {
  journal: Journal;
  at: Date;
}

const pastOf = ({ order, hours }: OrderWithRow) => getTimelineState(order, hours).past;

const actorId = ({ row, ownerId }: OrderWithRow, actor: string) =>
  actor === 'buyer' ? row.user_id : actor === 'seller' ? ownerId : null;

/** The timeline, from the placing on. */
export function eventRows(lived: OrderWithRow) {
  const { row, group } = lived;
  const placed = {
    order_id: row.id,
    transition: 'T0',
    from_status: null,
    to_status: 'waiting_payment' as const,
    actor: 'buyer' as const,
    actor_id: row.user_id,
    reason: null,
    note: '',
    at: group.placedAt,
  };
  let status: OrderRow['status'] = 'waiting_payment';
  const moved = pastOf(lived).map(({ transition, after, reason, note }) => {
    const { by, to } = orderTransitions[transition];
    const from_status = status;
    status = to;
    return {
      order_id: row.id,
      transition,
      from_status,
      to_status: to,
      actor: by,
      actor_id: actorId(lived, by),
      reason: reason ?? null,
      note: note ?? '',
      at: getTimeAfter(group, after),
    };
  });
  return [placed, ...moved];
}

/** Rupiah that a complaint asks back. */
const askedBack = ({ order, row }: OrderWithRow) =>
  order.complaint?.share === 1
    ? row.grand_total
    : Math.round(row.items_subtotal * (order.complaint?.share ?? 0));

/** What the end of the order moves: the captured payment belongs to the group. */
export function buildDatedJournals(lived: OrderWithRow): DatedJournal[] {
  return pastOf(lived).flatMap(({ transition, after }) => {
    const rule: Transition = orderTransitions[transition];
    const at = getTimeAfter(lived.group, after);
    if (rule.journal === 'J2') return [{ journal: refundedJournal(lived.row), at }];
    if (rule.journal === 'J3') return [{ journal: completedJournal(lived.row), at }];
    if (rule.journal === 'J4') return [{ journal: complaintJournal(lived.row, askedBack(lived)), at }];
    return [];
  });
}

const when = (lived: OrderWithRow, ...wanted: TimelineEvent['transition'][]) => {
  const found = pastOf(lived).find(({ transition }) => wanted.includes(transition));
  return found ? getTimeAfter(lived.group, found.after) : null;
};

/** The request to cancel, when it was made; answered or not. */
export function cancelRequestRow(lived: OrderWithRow) {
  const { order, group, row, hours } = lived;
  if (!order.cancelRequest || order.cancelRequest.after > hours) return null;
  const { after, reason, note } = order.cancelRequest;
  const closed_at = when(lived, 'T7');
  return {
    order_id: row.id,
    reason,
    description: note,
    status: closed_at ? ('accepted' as const) : ('open' as const),
    due_at: getTimeAfter(group, after + orderDeadlines.replyToCancelRequest),
    created_at: getTimeAfter(group, after),
    closed_at,
  };
}

/** The complaint, when there was one, without its id. */
export function complaintRow(lived: OrderWithRow) {
  const created_at = when(lived, 'T15');
  if (!created_at || !lived.order.complaint) return null;
  const closed_at = when(lived, 'T17a', 'T17b');
  const isRefunded = lived.row.status === 'refunded';
  return {
    order_id: lived.row.id,
    type: lived.order.complaint.type,
    amount: askedBack(lived),
    status: closed_at ? (isRefunded ? ('resolved' as const) : ('withdrawn' as const)) : ('open' as const),
    media_ids: [],
    due_at: new Date(created_at.getTime() + orderDeadlines.replyToComplaint * hour),
    created_at,
    closed_at,
    refunded: closed_at ? (isRefunded ? askedBack(lived) : 0) : null,
  };
}

/** When the goods left the store, and when the seller let the order lapse; null for what never happened. */
export const shippedAt = (lived: OrderWithRow) => when(lived, 'T10');
export const calledAt = (lived: OrderWithRow) => when(lived, 'T9');
export const ignoredAt = (lived: OrderWithRow) => when(lived, 'T8');
export const complainedWith = ({ order }: OrderWithRow): string =>
  order.events.find(({ transition }) => transition === 'T15')?.note ?? '';
