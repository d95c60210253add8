import type { endpoints, HandlerInput, PrivateView } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';
import { matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminFiles.views>['query'];

const matching = ({ db }: Context, { actor, search, purpose, date_start, date_end }: Query) => {
  let rows = db.selectFrom('private_views').innerJoin('users', 'users.id', 'private_views.staff_id');
  if (purpose !== 'all') rows = rows.where('purpose', '=', purpose);
  if (actor) rows = rows.where(sql<boolean>`strpos(users.email, ${actor.toLowerCase()}) > 0`);
  if (search) {
    const people = matchUserIds(search);
    rows = rows.where(sql<boolean>`case purpose when 'buyer-verification' then subject_id in (${people})
      else subject_id in (select m.id from merchants m where m.user_id in (${people})) end`);
  }
  if (date_start) rows = rows.where('at', '>=', jakartaMidnight(date_start));
  if (date_end) rows = rows.where('at', '<', jakartaMidnight(date_end, { next: true }));
  return rows;
};

const subjectName = sql<string | null>`case purpose
  when 'buyer-verification' then (select coalesce(u.fullname, u.email) from users u where u.id = subject_id)
  else (select m.merchant_name from merchants m where m.id = subject_id) end`;

/** A page of the looks at private files, newest first; days are those of Asia/Jakarta. */
export const listViews = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: PrivateView[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .selectAll('private_views')
    .select(['users.email', subjectName.as('subject_name')])
    .orderBy('private_views.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return {
    total,
    rows: rows.map(({ at, staff_id, email, subject_name, ...view }) => ({
      ...view,
      at: at.toISOString(),
      staff: { id: staff_id, email },
      subject_name: subject_name ?? '',
    })),
  };
};
