import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { errorFileKeys } from './files/error-file-key.ts';

/** As long as the sheets themselves. */
const keptFor = 30 * day;
const perRound = 50;

/** Removes imports that ended 30 days ago, with their rows and their marked files. */
export const purgeImports = async (ctx: Context): Promise<void> => {
  const old = ctx.db
    .selectFrom('imports')
    .select('id')
    .where('finished_at', '<', earlier(ctx.clock, keptFor))
    .orderBy('finished_at')
    .limit(perRound);
  const gone = await ctx.db.deleteFrom('imports').where('id', 'in', old).returning('id').execute();
  for (const key of gone.flatMap(({ id }) => errorFileKeys(id))) await ctx.storage.delete(key);
};

export const purgeImportsJob: ScheduledJob = {
  name: 'imports: purge',
  pattern: '0 27 * * * *',
  run: purgeImports,
};
