import type { Generated } from 'kysely';
import type { SearchRule } from './rules/search-rule.ts';

/** What staff taught the search, beside the rules that come with the server. */
export interface SearchRules {
  id: Generated<number>;
  kind: SearchRule['kind'];
  phrases: string[];
  target: object;
  /** An inactive rule switches off the one that comes with the server and has its kind and phrases. */
  is_active: Generated<boolean>;
  note: Generated<string>;
  updated_by: number | null;
  updated_at: Generated<Date>;
}

/** How often a text was searched in a day of Jakarta, and what came of it; nobody is named. */
export interface SearchDaily {
  day: string;
  locale: string;
  query: string;
  searches: number;
  zero: number;
  relaxed: number;
  corrected: number;
  /** Searches that led to a found product. */
  clicks: Generated<number>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    search_rules: SearchRules;
    search_daily: SearchDaily;
  }
}
