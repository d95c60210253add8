import type { Generated } from 'kysely';

/** Filters of a list under a name. */
export interface SavedViews {
  id: Generated<number>;
  user_id: number;
  /** The path of the list, without its language. */
  page: string;
  name: string;
  query: string;
  is_shared: boolean;
  created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    saved_views: SavedViews;
  }
}
