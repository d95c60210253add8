import type { LiveKind } from '@pasar/contract';
import type { Context } from '../context.ts';
import type { HintAudience } from './live-hints.tables.ts';

export interface NewHint {
  audience: HintAudience;
  ownerId: number;
  kind: LiveKind;
  ref?: string;
}

/**
 * Tells the pages of users and stores that something changed (people W2): in the caller's transaction for other
 * processes, and after its commit at once for the listeners of this one.
 */
export const hint = async (ctx: Context, ...hints: readonly NewHint[]): Promise<void> => {
  if (hints.length === 0) return;
  const at = ctx.clock.now();
  const rows = await ctx.db
    .insertInto('live_hints')
    .values(
      hints.map(({ audience, ownerId, kind, ref = '' }) => ({ audience, owner_id: ownerId, kind, ref, at })),
    )
    .returning(['id', 'audience', 'owner_id', 'kind', 'ref'])
    .execute();
  ctx.afterCommit(() => ctx.live.deliver(rows));
};
