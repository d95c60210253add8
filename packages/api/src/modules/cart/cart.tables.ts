import type { Generated } from 'kysely';

/** A line of a user's cart; one per user and variant. It reserves nothing (domain 3.4). */
export interface CartItems {
  id: Generated<number>;
  user_id: number;
  variant_id: number;
  qty: number;
  note: string;
  is_checked: Generated<boolean>;
  /** The price of one when the user last added it or changed the quantity, in rupiah. */
  added_price: number;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    cart_items: CartItems;
  }
}
