/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Name, place or right to sell of a store changed; what buyers see of it has to follow. */
    'store.changed': { merchantId: number };
  }
}
