/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** The last use of a store's voucher was taken. */
    'voucher.exhausted': { promoId: number };
  }
}
