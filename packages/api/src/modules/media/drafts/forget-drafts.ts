import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sweep } from '../../../platform/jobs/sweep.ts';
import { removeFiles } from '../remove-files.ts';

/** Drafts are kept this long; nobody fills in a form for more than two days. */
const draftsKeptFor = 2 * day;
/** A sheet holds what a shop is about: what an import read, and when, stays; the file goes. */
const sheetsKeptFor = 30 * day;
const perRound = 200;

/**
 * Removes files that were uploaded and never attached, and sheets that were used a month ago. The row goes first: it is
 * what an attachment locks.
 */
export const forgetDrafts = async (ctx: Context): Promise<void> => {
  const old = ctx.db
    .selectFrom('media')
    .select('id')
    .where((e) =>
      e.or([
        e.and([e('visibility', '=', 'draft'), e('created_at', '<', earlier(ctx.clock, draftsKeptFor))]),
        e.and([e('kind', '=', 'sheet'), e('created_at', '<', earlier(ctx.clock, sheetsKeptFor))]),
      ]),
    )
    .limit(perRound);
  const gone = await ctx.db
    .deleteFrom('media')
    .where('id', 'in', old)
    .where((e) => e.or([e('visibility', '=', 'draft'), e('kind', '=', 'sheet')]))
    .returning(['kind', 'storage_key', 'mime'])
    .execute();
  for (const row of gone) await removeFiles(ctx, row);
};

export const forgetDraftsSweep: Sweep = { name: 'forget-drafts', pattern: '0 17 * * * *', run: forgetDrafts };
