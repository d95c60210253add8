import type { endpoints, HandlerInput, HandlerResponse } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { inList } from './in-list.ts';
import type { Audience } from './notifications.tables.ts';

type Query = HandlerInput<typeof endpoints.buyer.notifications>['query'];
type Shown = HandlerResponse<typeof endpoints.buyer.notifications>['data'];

/** A page of one of the current user's lists, newest first, in the language of the request. Throws 401. */
export const listNotifications = async ({
  ctx,
  input: { audience, categories, page, per_page },
}: HandlerArgs<Query & { audience: Audience }>): Promise<{ rows: Shown; total: number }> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  let mine = ctx.db.selectFrom('notifications').where(inList(ctx.actor, audience));
  if (categories !== 'all') mine = mine.where('category', '=', categories);
  const { total } = await mine
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    total,
    rows: rows.map(({ id, category, title, body, link, read_at, created_at }) => ({
      id,
      category,
      title: title[ctx.locale],
      body: body[ctx.locale],
      link,
      is_read: read_at !== null,
      created_at: created_at.toISOString(),
    })),
  };
};
