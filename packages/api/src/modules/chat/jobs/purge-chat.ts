import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** Texts live for 24 months, what the filter replaced for 90 days (people W8, W12). */
const textDays = 730;
const logDays = 90;

export const purgeChat = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  await db
    .deleteFrom('chat_filter_log')
    .where('at', '<', earlier(clock, logDays * day))
    .execute();
  await db
    .deleteFrom('messages')
    .where('sent_at', '<', earlier(clock, textDays * day))
    .execute();
  await sql`
    update conversations c set last_message_id = null, last_message_at = null
    where c.last_message_at < ${earlier(clock, textDays * day)}`.execute(db);
};

export const purgeChatJob: ScheduledJob = { name: 'chat: purge', pattern: '0 40 3 * * *', run: purgeChat };
