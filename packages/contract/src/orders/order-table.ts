import type { OrderStatus } from './order-status.ts';

/** Who moves an order. */
export type OrderActor = 'buyer' | 'seller' | 'staff' | 'system' | 'courier';

/** The buttons of an order, in their order on the page. */
export const buyerActions = [
  'pay',
  'cancel',
  'request_cancel',
  'track',
  'complete',
  'complain',
  'withdraw_complaint',
  'review',
  'buy_again',
] as const;
export type BuyerAction = (typeof buyerActions)[number];
export const sellerActions = [
  'approve',
  'reject',
  'pickup',
  'enter_waybill',
  'correct_waybill',
  'confirm_delivery',
  'confirm_return',
  'accept_cancel',
  'reject_cancel',
  'accept_complaint',
  'reject_complaint',
  'track',
] as const;
export type SellerAction = (typeof sellerActions)[number];

/** What has to hold besides the status; the server knows how to check each. */
export type Guard =
  | 'all-orders-unpaid'
  | 'payment-equal'
  | 'in-time'
  | 'reason-in-list'
  | 'cancel-requested'
  | 'no-cancel-request'
  | 'pickup-available'
  | 'own-waybill'
  | 'first-missed-pickup'
  | 'second-missed-pickup'
  | 'no-open-complaint'
  | 'inside-complaint-window'
  | 'too-late-to-arrive'
  | 'complaint-open';

/** The money that a transition moves (domain 3.10). */
export type Journal = 'J0' | 'J0-back' | 'J1' | 'J2' | 'J2-returned' | 'J3' | 'J4' | 'J9';

/**
 * The deadline that starts when the status is reached. Unit: hours, except where the table has another (domain 3.9).
 */
export type Deadline =
  | 'pay'
  | 'respond'
  | 'ship'
  | 'pickup'
  | 'complete'
  | 'answer-complaint'
  | 'answer-cancel';

export interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: OrderActor;
  /** The button behind it, for buyers and sellers. */
  action?: BuyerAction | SellerAction;
  guards?: readonly Guard[];
  journal?: Journal;
  stock?: 'release' | 'ship';
}

/**
 * Every transition from one status to another (domain 3.9); any other is rejected. Server, buttons, deadlines and
 * tests read this table. T0 is the order's beginning and so has no row.
 */
export const orderTransitions = {
  T1: { from: ['waiting_payment'], to: 'new', by: 'system', guards: ['payment-equal'], journal: 'J1' },
  T2: {
    from: ['waiting_payment'],
    to: 'payment_expired',
    by: 'system',
    guards: ['all-orders-unpaid'],
    journal: 'J0-back',
    stock: 'release',
  },
  T3: {
    from: ['waiting_payment'],
    to: 'cancelled_buyer',
    by: 'buyer',
    action: 'cancel',
    guards: ['all-orders-unpaid'],
    journal: 'J0-back',
    stock: 'release',
  },
  T4: { from: ['new'], to: 'processed', by: 'seller', action: 'approve', guards: ['in-time'] },
  T5: {
    from: ['new'],
    to: 'rejected',
    by: 'seller',
    action: 'reject',
    guards: ['reason-in-list'],
    journal: 'J2',
    stock: 'release',
  },
  T6: {
    from: ['new'],
    to: 'cancelled_buyer',
    by: 'buyer',
    action: 'cancel',
    journal: 'J2',
    stock: 'release',
  },
  /** The seller accepts a request to cancel. */
  T7: {
    from: ['processed'],
    to: 'cancelled_buyer',
    by: 'seller',
    action: 'accept_cancel',
    guards: ['cancel-requested'],
    journal: 'J2',
    stock: 'release',
  },
  /** Nobody replied to the request for 48 hours. */
  T7b: {
    from: ['processed'],
    to: 'cancelled_buyer',
    by: 'system',
    guards: ['cancel-requested'],
    journal: 'J2',
    stock: 'release',
  },
  T8: { from: ['new', 'processed'], to: 'cancelled_system', by: 'system', journal: 'J2', stock: 'release' },
  T9: {
    from: ['processed'],
    to: 'ready_to_ship',
    by: 'seller',
    action: 'pickup',
    guards: ['no-cancel-request', 'pickup-available'],
  },
  /** The seller brought the parcel to the courier and enters its waybill: T9 and T10 at once. */
  T9m: {
    from: ['processed'],
    to: 'shipped',
    by: 'seller',
    action: 'enter_waybill',
    guards: ['no-cancel-request'],
    stock: 'ship',
  },
  /** No courier could be booked. */
  T9b: { from: ['ready_to_ship'], to: 'processed', by: 'courier' },
  T10: { from: ['ready_to_ship'], to: 'shipped', by: 'courier', stock: 'ship' },
  T11: { from: ['ready_to_ship'], to: 'processed', by: 'system', guards: ['first-missed-pickup'] },
  /** T8 of the second missed pickup. */
  T11b: {
    from: ['ready_to_ship'],
    to: 'cancelled_system',
    by: 'system',
    guards: ['second-missed-pickup'],
    journal: 'J2',
    stock: 'release',
  },
  T12: { from: ['shipped'], to: 'delivered', by: 'courier' },
  /** The seller proves the arrival of a parcel with an own waybill. */
  T12m: {
    from: ['shipped'],
    to: 'delivered',
    by: 'seller',
    action: 'confirm_delivery',
    guards: ['own-waybill'],
  },
  T13: {
    from: ['delivered', 'shipped'],
    to: 'completed',
    by: 'buyer',
    action: 'complete',
    guards: ['no-open-complaint'],
    journal: 'J3',
  },
  T14: { from: ['delivered'], to: 'completed', by: 'system', guards: ['no-open-complaint'], journal: 'J3' },
  T15: {
    from: ['delivered'],
    to: 'complained',
    by: 'buyer',
    action: 'complain',
    guards: ['inside-complaint-window'],
  },
  T16: {
    from: ['shipped'],
    to: 'complained',
    by: 'buyer',
    action: 'complain',
    guards: ['too-late-to-arrive'],
  },
  /** The buyer takes the complaint back. */
  T17a: {
    from: ['complained'],
    to: 'completed',
    by: 'buyer',
    action: 'withdraw_complaint',
    guards: ['complaint-open'],
    journal: 'J3',
  },
  /** The seller agrees to the requested refund. */
  T17b: {
    from: ['complained'],
    to: 'refunded',
    by: 'seller',
    action: 'accept_complaint',
    guards: ['complaint-open'],
    journal: 'J4',
  },
  /** Staff decide that the buyer gets a refund. */
  T17c: { from: ['complained'], to: 'refunded', by: 'staff', guards: ['complaint-open'], journal: 'J4' },
  /** Staff decide for the seller. */
  T17d: { from: ['complained'], to: 'completed', by: 'staff', guards: ['complaint-open'], journal: 'J3' },
  /** The parcel is lost; the stock left with it at T10. */
  T18: { from: ['shipped'], to: 'cancelled_system', by: 'courier', journal: 'J2' },
  /** The parcel came back; its stock returns when the seller confirms to have it. */
  T19: { from: ['shipped'], to: 'cancelled_system', by: 'courier', journal: 'J2-returned' },
  /** The payment provider took the money back before the parcel left. */
  T20: {
    from: ['new', 'processed', 'ready_to_ship'],
    to: 'cancelled_system',
    by: 'system',
    journal: 'J9',
    stock: 'release',
  },
  /** Staff cancel what has not left the store (back-office B18). */
  T30: {
    from: ['new', 'processed', 'ready_to_ship'],
    to: 'cancelled_system',
    by: 'staff',
    journal: 'J2',
    stock: 'release',
  },
  /** Staff complete what has arrived and waits for nobody. */
  T31: {
    from: ['shipped', 'delivered'],
    to: 'completed',
    by: 'staff',
    guards: ['no-open-complaint'],
    journal: 'J3',
  },
  /** Staff give a parcel up; the stock left with it at T10. */
  T32: { from: ['shipped'], to: 'cancelled_system', by: 'staff', journal: 'J2' },
} as const satisfies Record<string, Transition>;

export type TransitionId = keyof typeof orderTransitions;
export const transitionIds = Object.keys(orderTransitions) as TransitionId[];

/** What staff do with an order, and the transition behind it (back-office B18). */
export const staffOrderActions = {
  cancel: 'T30',
  complete: 'T31',
  lost: 'T32',
} as const satisfies Record<string, TransitionId>;
export type StaffOrderAction = keyof typeof staffOrderActions;
export const staffOrderActionNames = Object.keys(staffOrderActions) as [
  StaffOrderAction,
  ...StaffOrderAction[],
];

/** How long each deadline lasts, in hours (domain 3.9); `pay` has a shorter one with a flash-sale line. */
export const orderDeadlines = {
  pay: 24,
  payWithFlashSale: 1,
  respond: 24,
  ship: 48,
  pickup: 72,
  complete: 48,
  /** After a delivery that the seller reports, not the courier. */
  completeOwnWaybill: 168,
  replyToCancelRequest: 48,
  replyToComplaint: 72,
  /** After staff asked one side something about a complaint. */
  replyToStaff: 48,
} as const;

/** The commission in basis points, unless the category sets another rate (domain 3.10). */
export const usualCommissionBps = 500;

/** How often a seller may correct a waybill before the parcel arrives. */
export const maxWaybillCorrections = 2;

/** Days after the latest promised arrival from which a parcel that has not come may be complained about. */
export const lateParcelDays = 5;
