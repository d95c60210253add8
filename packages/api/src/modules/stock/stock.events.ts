/** Makes this file a module, whose declarations add to another one's. */
export type {};

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A seller or a spreadsheet counted the stock of these products; their listings were refreshed with it. */
    'stock.counted': { productIds: number[] };
    /** Pieces of these products were reserved, released, sent or lost; listings have to follow. */
    'stock.changed': { productIds: number[] };
    /** An order left these variants few pieces, or none, where there were more before. */
    'stock.low': { variantIds: number[] };
  }
}
