import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { deleteMedia } from '../../media/index.ts';

/** Texts live for 24 months, images for 12, what the filter replaced for 90 days (people W8, W12). */
const textDays = 730;
const imageDays = 365;
const logDays = 90;
/** What was reported stays until so long after it was decided. */
const reportedDays = 365;
const perRound = 200;

interface MessageOfImages {
  id: number;
  media_ids: number[];
}

/** Of messages `m`: nobody needs them for a report any more. */
const isUnreported = ({ clock }: Context) => sql<boolean>`not exists (
  select 1 from reports r where r.subject_type = 'message' and r.subject_id = m.id
    and (r.state = 'open' or r.decided_at >= ${earlier(clock, reportedDays * day)}))`;

/** A message keeps its place; which images it had is forgotten together with their files. */
const purgeImages = async (ctx: Context): Promise<void> => {
  const { rows } = await sql<MessageOfImages>`
    select id, media_ids from messages m
    where sent_at < ${earlier(ctx.clock, imageDays * day)} and media_ids <> '[]'::jsonb and ${isUnreported(ctx)}
    order by id limit ${perRound}`.execute(ctx.db);
  for (const { id, media_ids } of rows) {
    await inTransaction(ctx, async (ctxInTx) => {
      for (const mediaId of media_ids) await deleteMedia(ctxInTx, mediaId);
      await sql`update messages set media_ids = '[]' where id = ${id}`.execute(ctxInTx.db);
    });
  }
  if (rows.length === perRound) await purgeImages(ctx);
};

export const purgeChat = async (ctx: Context): Promise<void> => {
  const { db, clock } = ctx;
  await db
    .deleteFrom('chat_filter_log')
    .where('at', '<', earlier(clock, logDays * day))
    .execute();
  // First, so that no text is deleted whose images nobody could find any more.
  await purgeImages(ctx);
  await sql`
    delete from messages m where sent_at < ${earlier(clock, textDays * day)} and ${isUnreported(ctx)}`.execute(
    db,
  );
  await sql`
    update conversations c set last_message_id = null, last_message_at = null
    where c.last_message_at < ${earlier(clock, textDays * day)}
      and not exists (select 1 from messages m where m.id = c.last_message_id)`.execute(db);
};

export const purgeChatJob: ScheduledJob = { name: 'chat: purge', pattern: '0 40 3 * * *', run: purgeChat };
