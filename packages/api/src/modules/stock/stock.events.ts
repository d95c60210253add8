/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** Pieces of these products were reserved, released, sent or lost; listings have to follow. */
    'stock.changed': { productIds: number[] };
  }
}
