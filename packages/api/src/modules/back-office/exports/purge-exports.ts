import type { Context } from '../../../platform/context.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** Removes files that nobody can fetch any more. */
export const purgeExports = async ({ db, clock }: Context): Promise<void> => {
  await db.deleteFrom('exports').where('expires_at', '<=', clock.now()).execute();
};

export const purgeExportsJob: ScheduledJob = {
  name: 'exports: purge',
  pattern: '0 41 * * * *',
  run: purgeExports,
};
