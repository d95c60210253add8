import type { LiveKind } from '@pasar/contract';
import type { Generated } from 'kysely';

/** Whose pages a hint concerns: a user's own, or those of a store. */
export type HintAudience = 'user' | 'store';

/** What changed within the last minutes, for the server processes with listeners; never its content. */
export interface LiveHints {
  id: Generated<number>;
  audience: HintAudience;
  owner_id: number;
  kind: LiveKind;
  ref: string;
  at: Date;
}

declare module '../database/database.ts' {
  interface Database {
    live_hints: LiveHints;
  }
}
