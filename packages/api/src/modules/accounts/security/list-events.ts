import {
  type AccountEvent,
  accountEventDays,
  accountEventNames,
  type HandlerInput,
  type securityEndpoints,
} from '@pasar/contract';
import { day, earlier } from '../../../platform/clock.ts';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

type Query = HandlerInput<typeof securityEndpoints.events>['query'];

/** A page of what happened to the current user's account, newest first. Throws 401. */
export const listEvents = async ({
  ctx: { actor, clock, db },
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: AccountEvent[]; total: number }> => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  const own = db
    .selectFrom('security_events')
    .where('account_id', '=', actor.userId)
    .where('event', 'in', accountEventNames)
    .where('last_at', '>', earlier(clock, accountEventDays * day));
  const { total } = await own
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'event', 'last_at', 'count', 'network'])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    total,
    rows: rows.map(({ event, last_at, ...row }) => ({
      ...row,
      event: event as AccountEvent['event'], // selected by its name
      at: last_at.toISOString(),
    })),
  };
};
