import type { Generated } from 'kysely';

/** Why pieces came, went, or moved between the stock and a flash sale (domain 3.4). */
export type MovementKind = 'manual' | 'import' | 'sale' | 'cancel' | 'return' | 'flash_in' | 'flash_out';

/** The journal of a variant's stock. */
export interface StockMovements {
  id: Generated<number>;
  variant_id: number;
  /** Pieces; for `flash_in` and `flash_out` of what is free to sell, else of the stock. */
  delta: number;
  kind: MovementKind;
  ref_type: 'order' | 'product' | 'flash-sale-item' | null;
  ref_id: number | null;
  on_hand_after: number;
  actor_id: number | null;
  at: Date;
}

/** The allocated pieces of one flash-sale item, and the window they are for. */
export interface FlashAllocations {
  flash_sale_item_id: number;
  starts_at: Date;
  ends_at: Date;
  /** What the seller wants to sell in each window; `flash_stock` is less where the stock was lower. */
  wanted: number;
  /** Its product is blocked: the unsold pieces are in the stock until the block ends. */
  is_paused: Generated<boolean>;
}

/** What a user has bought of an item in its current window. */
export interface FlashPurchases {
  flash_sale_item_id: number;
  user_id: number;
  qty: number;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    stock_movements: StockMovements;
    flash_allocations: FlashAllocations;
    flash_purchases: FlashPurchases;
  }
}
