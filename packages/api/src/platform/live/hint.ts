import type { LiveKind } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { fixedQuery } from '../database/fixed-query.ts';
import type { HintAudience } from './live-hints.tables.ts';
import type { HintRow } from './live-hub.ts';

export interface NewHint {
  audience: HintAudience;
  ownerId: number;
  kind: LiveKind;
  ref?: string;
}

interface Rows {
  audiences: readonly string[];
  owners: readonly number[];
  kinds: readonly string[];
  refs: readonly string[];
  at: Date;
}

const insertHints = fixedQuery(
  (_, { audiences, owners, kinds, refs, at }: Rows) => sql<HintRow>`
    insert into live_hints (audience, owner_id, kind, ref, at)
    select audience, owner_id, kind, ref, ${at}::timestamptz
    from unnest(${audiences}::text[], ${owners}::bigint[], ${kinds}::text[], ${refs}::text[])
      as hints (audience, owner_id, kind, ref)
    returning id, audience, owner_id, kind, ref`,
);

/**
 * Tells the pages of users and stores that something changed (people W2): in the caller's transaction for other
 * processes, and after its commit at once for the listeners of this one.
 */
export const hint = async (ctx: Context, ...hints: readonly NewHint[]): Promise<void> => {
  if (hints.length === 0) return;
  const rows = await insertHints(ctx.db, {
    audiences: hints.map(({ audience }) => audience),
    owners: hints.map(({ ownerId }) => ownerId),
    kinds: hints.map(({ kind }) => kind),
    refs: hints.map(({ ref = '' }) => ref),
    at: ctx.clock.now(),
  });
  ctx.afterCommit(() => ctx.live.deliver(rows));
};
