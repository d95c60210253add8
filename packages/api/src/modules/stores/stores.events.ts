import type { StoreReviewField } from '@pasar/contract';

/** A part that staff rejected, and why. */
export interface StoreRejection {
  field: StoreReviewField;
  reason: string;
}

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Name, place or right to sell of a store changed; what buyers see of it has to follow. */
    'store.changed': { merchantId: number };
    /** The money of a store is sent to another account from now on. */
    'store.bank-changed': { merchantId: number };
    /** A store waits for staff, for the first time or again. */
    'store.submitted': { merchantId: number };
    /** The full store, or changed parts of a selling store. */
    'store.approved': { merchantId: number; fields: StoreReviewField[] | null };
    'store.rejected': { merchantId: number; reasons: StoreRejection[] };
    /** Staff need better parts before they decide. */
    'store.asked': { merchantId: number; reasons: StoreRejection[] };
    'store.suspended': { merchantId: number; reason: string };
    'store.unsuspended': { merchantId: number };
  }
}
