import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** The words of names that buyers see, numbered within their product. */
const tokens = sql`
  select l.product_id, t.word, t.n
  from product_listings l
  join products p on p.id = l.product_id
  cross join lateral regexp_split_to_table(lower(p.name), '[^[:alnum:]]+') with ordinality as t (word, n)
  where t.word <> ''`;

/** How names begin, with so many words. */
const beginnings = (words: number) => sql`
  select string_agg(word, ' ' order by n) as phrase from (${tokens}) tokens where n <= ${words} group by product_id
  having count(*) = ${words}`;

/** Of a million names the words of fewer than ten complete nothing: every term with a prefix is read to choose six. */
const rarest = 1 / 100_000;

/** Rewrites the vocabulary: single words, and how names begin (one to three words), where enough of the names do. */
export const rebuildSearchTerms = async (ctx: Context, leastShare = rarest): Promise<void> => {
  const isCommon = sql`count(*) >= (select count(*) from product_listings) * ${leastShare}::float8`;
  await inTransaction(ctx, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`delete from search_terms`.execute(db);
    await sql`
      insert into search_terms (term, kind, products)
      select word, 'word', count(distinct product_id)::integer from (${tokens}) tokens
      where char_length(word) between 3 and 30 and word !~ '[0-9]' group by word having ${isCommon}`.execute(
      db,
    );
    await sql`
      insert into search_terms (term, kind, products)
      select phrase, 'phrase', count(*)::integer
      from (${beginnings(1)} union all ${beginnings(2)} union all ${beginnings(3)}) beginnings
      where char_length(phrase) between 2 and 60 group by phrase having ${isCommon}`.execute(db);
  });
};

/** New names become known to the suggestions within the hour. */
export const searchTermsJob: ScheduledJob = {
  name: 'search-terms',
  pattern: '0 23 * * * *',
  run: (ctx) => rebuildSearchTerms(ctx),
};
