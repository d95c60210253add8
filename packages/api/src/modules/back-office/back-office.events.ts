/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Staff suspended an account or reopened it; its owner is notified of the reason. */
    'admin.user-status': { userId: number; to: 'active' | 'suspended'; reason: string };
    /** A category or a brand of these products has another name; lists and search have to follow. */
    'admin.listings-outdated': { productIds: number[] };
  }
}
