/** What a database knows of the marketplace that it belongs to: one row at most. */
export interface Installation {
  one: boolean;
  /** Of the key in `keys/market.key`; null until a server started. */
  key_fingerprint: string | null;
  /** The oldest release that can work with these tables. */
  oldest_release: string;
}

declare module '../database/database.ts' {
  interface Database {
    installation: Installation;
  }
}
