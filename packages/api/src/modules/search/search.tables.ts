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

declare module '../../platform/database/database.ts' {
  interface Database {
    search_rules: SearchRules;
  }
}
