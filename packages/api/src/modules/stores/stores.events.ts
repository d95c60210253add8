/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Name, place or right to sell of a store changed; what buyers see of it has to follow. */
    'store.changed': { merchantId: number };
    /** The money of a store is sent to another account from now on. */
    'store.bank-changed': { merchantId: number };
  }
}
