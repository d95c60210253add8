/** The products that a user viewed; one row per product, the newest `mostViewed` of them. */
export interface RecentlyViewed {
  user_id: number;
  product_id: number;
  viewed_at: Date;
}

/** How many came to a store on a day in Asia/Jakarta. */
export interface StoreVisits {
  merchant_id: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Different users, as far as one server can distinguish them. */
  visitors: number;
  /** Viewed pages: the store's own and those of its products. */
  views: number;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    recently_viewed: RecentlyViewed;
    store_visits: StoreVisits;
  }
}
