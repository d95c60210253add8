import type { BlockReason, HideReason, StaffRole } from '@pasar/contract';

interface UnlessUndone {
  /** Of one of many: who is notified is not once something else was decided since. */
  moderationId?: number;
}

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Staff suspended an account or reopened it; its owner is notified of the reason. */
    'admin.user-status': { userId: number; to: 'active' | 'suspended'; reason: string };
    /** Somebody joined the staff, has other roles, or none any more; they are notified. */
    'admin.staff-roles': { userId: number; roles: StaffRole[]; joins: boolean };
    /** Staff blocked a product, or let it back (`reasonCode` null); its seller is notified. */
    'admin.product-moderated': {
      productId: number;
      reasonCode: BlockReason | null;
      note: string;
      was?: 'ok' | 'pending' | 'blocked';
    } & UnlessUndone;
    /** Staff hid a review, or showed it again (`reasonCode` null); its author is notified. */
    'admin.review-moderated': {
      reviewId: number;
      reasonCode: HideReason | null;
      note: string;
    } & UnlessUndone;
    /** Staff decided reports; those who sent them are notified. */
    'admin.reports-decided': { reportIds: number[] };
    /** Staff rejected an appeal; its owner is notified. */
    'admin.appeal-rejected': { appealId: number; note: string };
    /** A category or a brand of these products has another name; lists and search have to follow. */
    'admin.listings-outdated': { productIds: number[] };
  }
}
