import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Sweep } from '../../../platform/jobs/sweep.ts';

/** Words of the names that buyers see, numbered within their product. */
const tokens = sql`
  select l.product_id, t.word, t.n
  from product_listings l
  join products p on p.id = l.product_id
  join merchants m on m.id = l.merchant_id
  left join brands b on b.id = l.brand_id
  cross join lateral regexp_split_to_table(
    lower(concat_ws(' ', p.name, '|', b.name, m.merchant_name)), '[^[:alnum:]|]+'
  ) with ordinality as t (word, n)
  where t.word <> ''`;

/** Writes the vocabulary anew: single words for spelling, and how names begin (two and three words) for completion. */
export const rebuildSearchTerms = async (ctx: Context): Promise<void> => {
  await inTransaction(ctx, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`delete from search_terms`.execute(db);
    await sql`
      insert into search_terms (term, kind, products)
      select word, 'word', count(distinct product_id)::integer from (${tokens}) tokens
      where char_length(word) between 3 and 30 and word !~ '[0-9]' group by word`.execute(db);
    await sql`
      insert into search_terms (term, kind, products)
      select phrase, 'phrase', count(*)::integer from (
        select product_id, string_agg(word, ' ' order by n) as phrase from (${tokens}) tokens where n <= 2
        group by product_id having bool_and(word <> '|')
        union all
        select product_id, string_agg(word, ' ' order by n) from (${tokens}) tokens where n <= 3
        group by product_id having bool_and(word <> '|')
      ) beginnings
      where char_length(phrase) <= 60 group by phrase`.execute(db);
  });
};

/** New names become known to the suggestions within the hour. */
export const searchTermsSweep: Sweep = {
  name: 'search-terms',
  pattern: '0 23 * * * *',
  run: rebuildSearchTerms,
};
