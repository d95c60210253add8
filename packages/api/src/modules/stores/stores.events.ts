declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Name, place or right to sell of a store changed; what buyers see of it has to follow. */
    'store.changed': { merchantId: number };
  }
}

export type StoreEvents = 'store.changed';
