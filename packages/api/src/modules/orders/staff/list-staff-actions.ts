import {
  orderTransitions,
  type StaffOrderAction,
  staffOrderActionNames,
  staffOrderActions,
} from '@pasar/contract';
import type { Journal } from '../../ledger/index.ts';
import { completedJournal } from '../money/complete-order.ts';
import { refundedJournal } from '../money/refund-order.ts';
import type { OrderRow } from '../orders.tables.ts';
import type { OrderView } from '../show/order-view.ts';
import { findTransitionError } from '../state-machine/find-transition-error.ts';

/** The functions that the table's journals are posted from. */
const journals: Record<StaffOrderAction, (order: OrderRow) => Journal> = {
  cancel: refundedJournal,
  complete: completedJournal,
  lost: refundedJournal,
};

/** What staff can do with an order now, and the journal that each would post (back-office B18). */
export const listStaffActions = ({
  order,
  group,
  now,
  isPickupAvailable,
}: OrderView): { action: StaffOrderAction; journal: Journal }[] =>
  staffOrderActionNames
    .filter((action) => {
      const transition = staffOrderActions[action];
      const rule = orderTransitions[transition];
      const mover = { by: 'staff', userId: 0 } as const;
      const move = { transition, rule, mover, group, orders: [order], now, isPickupAvailable };
      return findTransitionError(move, order) === null;
    })
    .map((action) => ({ action, journal: journals[action](order) }));
