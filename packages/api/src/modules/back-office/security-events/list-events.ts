import type { endpoints, HandlerInput, SecurityEvent } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';

type Query = HandlerInput<typeof endpoints.admin.securityEvents>['query'];

/** The account of an e-mail or a number; none when nobody has it. */
const idsOf = ({ db }: Context, user: string) =>
  db
    .selectFrom('users as named')
    .select('named.id')
    .where((e) =>
      /^\d{1,15}$/.test(user) ? e('named.id', '=', Number(user)) : e('named.email', '=', user.toLowerCase()),
    );

const matching = (ctx: Context, { event, user, since }: Query) => {
  let rows = ctx.db.selectFrom('security_events');
  if (event) rows = rows.where('event', '=', event);
  if (since) rows = rows.where('last_at', '>=', since);
  if (user) {
    rows = rows.where((e) =>
      e.or([e('actor_id', 'in', idsOf(ctx, user)), e('account_id', 'in', idsOf(ctx, user))]),
    );
  }
  return rows;
};

/** A page of security events around accounts and rejections, newest first. */
export const listSecurityEvents = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: SecurityEvent[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .leftJoin('users as actor', 'actor.id', 'security_events.actor_id')
    .leftJoin('users as account', 'account.id', 'security_events.account_id')
    .selectAll('security_events')
    .select(['actor.email as actorEmail', 'account.email as accountEmail'])
    .orderBy('security_events.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.last_at.toISOString(),
      first_at: row.first_at.toISOString(),
      count: row.count,
      event: row.event,
      actor: row.actor_id === null ? null : { id: row.actor_id, email: row.actorEmail ?? '' },
      account: row.account_id === null ? null : { id: row.account_id, email: row.accountEmail ?? '' },
      network: row.network,
      details: row.details as SecurityEvent['details'],
    })),
  };
};
