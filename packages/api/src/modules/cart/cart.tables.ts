import type { Generated } from 'kysely';

/** A line of somebody's cart; one per person and variant. Nothing is reserved by it (domain 3.4). */
export interface CartItems {
  id: Generated<number>;
  user_id: number;
  variant_id: number;
  qty: number;
  note: string;
  is_checked: Generated<boolean>;
  /** What one cost when the person last put it in or changed the quantity, in rupiah. */
  added_price: number;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    cart_items: CartItems;
  }
}
