import { sql } from 'kysely';
import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { removeMediaFiles } from '../media/index.ts';

/** How long the images stay after the decision about them, in days. */
const buyerDays = 30;
const approvedSellerDays = 90;
const rejectedSellerDays = 30;
/** Papers of a store belong to its books: ten years after its last sale. */
const paperYears = 10;
/** Files that are removed in one round. */
const perRound = 500;

const yearsAgo = (now: Date, years: number): Date => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
};

/**
 * Removes the images of identity documents whose time is over; result, date, person and fingerprint stay (people W67).
 * One that waits for a decision stays, too.
 */
export const removeIdentityImages = async (ctx: Context): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select media.id from media
    join user_documents d on d.media_id = media.id
    where media.removed_at is null and d.status <> 'submitted'
      and d.reviewed_at <= ${earlier(ctx.clock, buyerDays * day)}
    union
    select media.id from media
    join merchant_documents d on d.media_id = media.id
    join merchants m on m.id = d.merchant_id
    where media.removed_at is null and (
      d.type in ('ktp', 'ktp_selfie') and (
        d.status = 'approved' and d.reviewed_at <= ${earlier(ctx.clock, approvedSellerDays * day)}
        or d.status = 'rejected' and d.reviewed_at <= ${earlier(ctx.clock, rejectedSellerDays * day)}
      )
      or d.type not in ('ktp', 'ktp_selfie') and greatest(
        d.submitted_at, (select max(placed_at) from orders where merchant_id = m.id)
      ) <= ${yearsAgo(ctx.clock.now(), paperYears)}
    )
    limit ${perRound}`.execute(ctx.db);
  for (const { id } of rows) await removeMediaFiles(ctx, id);
};

export const removeIdentityImagesJob: ScheduledJob = {
  name: 'privacy: remove identity images',
  pattern: '0 37 * * * *',
  run: removeIdentityImages,
};
