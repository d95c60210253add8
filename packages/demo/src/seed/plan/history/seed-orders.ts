import type { ScanCode } from '@pasar/api/plugin';
import type { CancelReason, ComplaintType, RejectReason, TransitionId } from '@pasar/contract';
import type { SeedReview } from '../seed-review.ts';

/** Something that was bought; places in the plan. */
export interface SeedLine {
  product: number;
  variant: number;
  qty: number;
  /** What the buyer said about it later. */
  review: SeedReview | null;
}

/** One thing that happens to an order, so many hours after it was placed. */
export interface TimelineEvent {
  transition: TransitionId;
  after: number;
  reason?: RejectReason | CancelReason | ComplaintType;
  note?: string;
}
export interface TimelineScan {
  code: ScanCode;
  where: 'origin' | 'destination';
  after: number;
}

/** The whole life of an order, whether or not it has been lived yet. */
export interface OrderTimeline {
  events: TimelineEvent[];
  scans: TimelineScan[];
  /** Asked for in vain or not, so many hours after it was placed. */
  cancelRequest: { after: number; reason: CancelReason; note: string } | null;
  /** The part of the order that a complaint asks back; null without one. */
  complaint: { type: ComplaintType; share: number } | null;
}

export interface SeedOrder extends OrderTimeline {
  store: number;
  lines: SeedLine[];
  fare: { courier: string; service: string; price: number; etdMin: number; etdMax: number };
}

/** What one pay made; everything that lies after the plan's now has not happened yet. */
export interface SeedGroup {
  /** Place in the plan's buyers. */
  buyer: number;
  placedAt: Date;
  method: string;
  orders: SeedOrder[];
}
