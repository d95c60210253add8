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

/** The seconds between two times in which a store with `hours`, Monday first, answers; all of them without hours. */
const secondsOpen = sql`(
  case when s.hours is null then extract(epoch from c.until - c.sent_at) else coalesce((
    select sum(greatest(0, extract(epoch from
      least(c.until, (d.day + (d.opens ->> 'to')::time) at time zone 'Asia/Jakarta')
      - greatest(c.sent_at, (d.day + (d.opens ->> 'from')::time) at time zone 'Asia/Jakarta'))))
    from (
      select g.day, s.hours -> (extract(isodow from g.day)::integer - 1) as opens
      from generate_series(
        date_trunc('day', c.sent_at at time zone 'Asia/Jakarta'), c.until at time zone 'Asia/Jakarta', interval '1 day'
      ) as g (day)
    ) d where jsonb_typeof(d.opens) = 'object'
  ), 0) end)`;

/**
 * Writes how soon each store replies: the median of 30 days from a buyer's first message to the store's next. A message
 * without a reply counts with its wait so far, up to a day. Only the store's opening hours count, and what its settings
 * send by themselves is no reply. Under 5 cases there is no figure.
 */
export const computeResponseTimes = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await sql`
    with turns as (
      select c.merchant_id, t.side, t.sent_at,
        lag(t.side) over per as earlier_side, t.id, t.conversation_id
      from messages t join conversations c on c.id = t.conversation_id
      where t.sent_at > ${earlier(clock, days * day)} and t.side <> 'auto'
      window per as (partition by t.conversation_id order by t.id)
    ), changes as (
      select merchant_id, side, sent_at,
        lead(sent_at) over (partition by conversation_id order by id) as replied_at
      from turns where earlier_side is distinct from side
    ), cases as (
      select merchant_id, sent_at, coalesce(replied_at, ${now}::timestamptz) as until
      from changes
      where side = 'buyer'
        and (replied_at is not null or sent_at <= ${earlier(clock, shortestOpenWait)})
    ), waits as (
      select c.merchant_id, least(${secondsOpen}, ${longestWait / 1_000}::float8) as seconds
      from cases c left join chat_settings s on s.merchant_id = c.merchant_id
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
