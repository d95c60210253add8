import type { HandlerInput, OpenSession, securityEndpoints } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

type Query = HandlerInput<typeof securityEndpoints.sessions>['query'];

/** A page of the current user's sessions, newest first. Throws 401. */
export const listSessions = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: OpenSession[]; total: number }> => {
  const { actor, db, clock } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
  const open = db
    .selectFrom('sessions')
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now());
  const { total } = await open
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await open
    .select(['id', 'browser', 'system', 'ip', 'created_at', 'expires_at'])
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    total,
    rows: rows.map(({ created_at, expires_at, ...row }) => ({
      ...row,
      current: row.id === actor.sessionId,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  };
};
