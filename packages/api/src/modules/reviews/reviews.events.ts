/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    'review.written': { reviewId: number; how: 'new' | 'changed' };
    'review.replied': { reviewId: number };
  }
}
