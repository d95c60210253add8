import type { BlockReason } from '@pasar/contract';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Staff suspended an account or reopened it; its owner is notified of the reason. */
    'admin.user-status': { userId: number; to: 'active' | 'suspended'; reason: string };
    /** Staff blocked a product, or let it back (`reasonCode` null); its seller is notified. */
    'admin.product-moderated': { productId: number; reasonCode: BlockReason | null; note: string };
    /** A category or a brand of these products has another name; lists and search have to follow. */
    'admin.listings-outdated': { productIds: number[] };
  }
}
