import type { Generated } from 'kysely';

/** A price cut that buyers choose at checkout (domain 3.6). Its state is derived from times, quota and pause. */
export interface Vouchers {
  id: Generated<number>;
  owner: 'platform' | 'merchant';
  /** Null for the marketplace's own. */
  merchant_id: number | null;
  /** Upper case; unique across the marketplace. */
  voucher_code: string;
  name_id: string;
  name_en: string;
  description_id: Generated<string>;
  description_en: Generated<string>;
  kind: 'discount' | 'shipping';
  discount_type: 'amount' | 'percent';
  /** Rupiah, or percent as an integer. */
  discount_value: number;
  /** Rupiah; null for no limit. */
  max_discount: number | null;
  /** Rupiah of eligible items at their prices, before vouchers. */
  min_spend: Generated<number>;
  quota: number;
  /** Live uses: `sum` of `voucher_uses` that were not released. */
  used: Generated<number>;
  /** How many users claimed it. */
  claimed: Generated<number>;
  per_user_limit: Generated<number>;
  scope: Generated<'all' | 'products' | 'categories'>;
  /**
   * `code_only` is available by its code alone; `new_buyer` is for people without an order, `follower` of the store.
   */
  target: Generated<'public' | 'code_only' | 'new_buyer' | 'follower'>;
  starts_at: Date;
  ends_at: Date;
  is_paused: Generated<boolean>;
  image_media_id: number | null;
  created_at: Date;
}

interface VoucherProducts {
  voucher_id: number;
  product_id: number;
}

/** A category counts with everything below it. */
interface VoucherCategories {
  voucher_id: number;
  category_id: number;
}

interface VoucherClaims {
  voucher_id: number;
  user_id: number;
  claimed_at: Date;
}

/** One use by one order group; released when the group ended before anything was shipped. */
interface VoucherUses {
  id: Generated<number>;
  voucher_id: number;
  user_id: number;
  order_group_id: number;
  /** Rupiah that it took off. */
  amount: number;
  used_at: Date;
  released_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    vouchers: Vouchers;
    voucher_products: VoucherProducts;
    voucher_categories: VoucherCategories;
    voucher_claims: VoucherClaims;
    voucher_uses: VoucherUses;
  }
}
