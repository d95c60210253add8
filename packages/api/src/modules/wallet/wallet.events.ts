/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A withdrawal was requested, paid or returned; its owner is notified. */
    'wallet.withdrawal-moved': { withdrawalId: number; to: 'requested' | 'paid' | 'rejected' | 'reversed' };
  }
}
