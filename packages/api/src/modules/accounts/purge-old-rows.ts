import { day, earlier } from '../../platform/clock.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { deviceLifetimeMs } from './devices/device-rules.ts';

/**
 * Retention: sessions a month after their end, for support questions; known browsers half a year; codes,
 * registrations, proofs and counters a day.
 */
const sessionsKept = 30 * day;

/** Deletes, each night, expired rows. */
export const purgeOldRows: ScheduledJob = {
  name: 'accounts: purge old rows',
  pattern: '0 20 3 * * *',
  run: async ({ db, clock }) => {
    const yesterday = earlier(clock, day);
    await db.deleteFrom('sessions').where('expires_at', '<', earlier(clock, sessionsKept)).execute();
    await db.deleteFrom('codes').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('reset_grants').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('auth_challenges').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('step_ups').where('until', '<', yesterday).execute();
    await db.deleteFrom('registrations').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('devices').where('last_seen_at', '<', earlier(clock, deviceLifetimeMs)).execute();
    await db.deleteFrom('failed_logins').where('last_at', '<', yesterday).execute();
    await db
      .deleteFrom('code_recipients')
      .where('email', 'not in', db.selectFrom('codes').select('email'))
      .execute();
  },
};
