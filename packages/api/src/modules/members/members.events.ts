import type {} from '../../platform/jobs/outbox.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** The owner removed a member of a store. */
    'members.removed': { merchantId: number; userId: number };
  }
}
