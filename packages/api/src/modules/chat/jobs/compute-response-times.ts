import { sql } from 'kysely';
import { day, earlier, hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** How far back it looks, the longest wait that counts, and how many cases a promise needs (people W9). */
const days = 30;
const longestWait = day;
const leastCases = 5;
/** A message that waits for less says nothing about its store yet. */
const shortestOpenWait = hour;

/**
 * Writes how soon each store replies: the median of 30 days from a buyer's first message to the store's next. A message
 * without a reply counts with its wait so far, up to a day. Under 5 cases there is no figure.
 */
export const computeResponseTimes = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await sql`
    with turns as (
      select c.merchant_id, t.side, t.sent_at,
        lag(t.side) over per as earlier_side, t.id, t.conversation_id
      from messages t join conversations c on c.id = t.conversation_id
      where t.sent_at > ${earlier(clock, days * day)}
      window per as (partition by t.conversation_id order by t.id)
    ), changes as (
      select merchant_id, side, sent_at,
        lead(sent_at) over (partition by conversation_id order by id) as replied_at
      from turns where earlier_side is distinct from side
    ), waits as (
      select merchant_id, least(
        extract(epoch from coalesce(replied_at, ${now}::timestamptz) - sent_at), ${longestWait / 1_000}::float8
      ) as seconds
      from changes
      where side = 'buyer'
        and (replied_at is not null or sent_at <= ${earlier(clock, shortestOpenWait)})
    ), figures as (
      select merchant_id,
        greatest(1, round(percentile_cont(0.5) within group (order by seconds) / 60))::integer as minutes
      from waits group by merchant_id having count(*) >= ${leastCases}
    )
    update merchants m set response_minutes = f.minutes
    from (select s.id, figures.minutes from merchants s left join figures on figures.merchant_id = s.id) f
    where f.id = m.id and m.response_minutes is distinct from f.minutes`.execute(db);
};

export const responseTimesJob: ScheduledJob = {
  name: 'chat: response times',
  pattern: '0 5 * * * *',
  run: computeResponseTimes,
};
