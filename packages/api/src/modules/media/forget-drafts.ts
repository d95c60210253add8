import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { pictureKey, pictureWidths } from './picture-files.ts';

/** Drafts are kept this long; nobody fills in a form for more than two days. */
const keptFor = 2 * day;
const perRound = 200;

/** Removes pictures that were uploaded and never attached. The row goes first: it is what an attachment locks. */
export const forgetDrafts = async (ctx: Context): Promise<void> => {
  const old = ctx.db
    .selectFrom('media')
    .select('id')
    .where('visibility', '=', 'draft')
    .where('created_at', '<', earlier(ctx.clock, keptFor))
    .limit(perRound);
  const gone = await ctx.db
    .deleteFrom('media')
    .where('id', 'in', old)
    .where('visibility', '=', 'draft')
    .returning('storage_key')
    .execute();
  for (const { storage_key } of gone) {
    for (const width of pictureWidths) await ctx.storage.delete(pictureKey(storage_key, width));
  }
};

export const forgetDraftsSweep: Sweep = { name: 'forget-drafts', pattern: '0 17 * * * *', run: forgetDrafts };
