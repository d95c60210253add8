/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A withdrawal was asked for, paid or sent back; its owner is told. */
    'wallet.withdrawal-moved': { withdrawalId: number; to: 'requested' | 'paid' | 'rejected' };
  }
}
