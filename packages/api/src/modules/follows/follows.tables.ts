export interface Follows {
  user_id: number;
  merchant_id: number;
  created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    follows: Follows;
  }
}
