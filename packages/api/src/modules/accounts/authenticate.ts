import { createHash } from 'node:crypto';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { visitor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import type { Authenticate } from '../../platform/http/request-context.ts';
import { selectStore } from '../stores/index.ts';
import { verifyToken } from './sessions/verify-token.ts';

/** The hash of a session's or a grant's secret in the table. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Who the sessions that are open now belong to. */
const selectActors = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('merchants', 'merchants.user_id', 'users.id')
    .leftJoin('staff_members', 'staff_members.user_id', 'users.id')
    .leftJoin('totp', (join) =>
      join.onRef('totp.user_id', '=', 'staff_members.user_id').on('totp.confirmed_at', 'is not', null),
    )
    .select((e) => [
      'sessions.id as sessionId',
      'sessions.merchant_id as chosen',
      'users.id as userId',
      'users.email',
      'users.role',
      'merchants.id as ownStore',
      'staff_members.roles as staffRoles',
      'totp.user_id as appOf',
      e
        .exists(
          e
            .selectFrom('passkeys')
            .select('passkeys.id')
            .whereRef('passkeys.user_id', '=', 'staff_members.user_id'),
        )
        .as('hasPasskey'),
      jsonArrayFrom(
        e
          .selectFrom('store_members')
          .select(['store_members.merchant_id as id', 'store_members.roles'])
          .whereRef('store_members.user_id', '=', 'users.id')
          .orderBy('store_members.merchant_id'),
      ).as('memberships'),
    ])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.status', '=', 'active');

const findActors = fixedQuery((db, { now, hash }: { now: Date; hash: string }) =>
  selectActors(db, now).where('sessions.token_hash', '=', hash),
);

/** Finds who a token belongs to, by its session row: a revoked one is a visitor at once (quality S11, S12). */
export const authenticate: Authenticate = async (ctx, token) => {
  const secret = await verifyToken(ctx, token);
  if (secret === null) return visitor;
  const [found] = await findActors(ctx.db, { now: ctx.clock.now(), hash: hashSecret(secret) });
  if (!found) return visitor;
  const { chosen, ownStore, memberships, staffRoles, appOf, hasPasskey, ...user } = found;
  const { store, others } = selectStore({ ownStore, memberships }, chosen);
  return {
    kind: 'user',
    ...user,
    staffRoles: staffRoles ?? [],
    hasFactor: appOf !== null || Boolean(hasPasskey),
    merchantId: store?.id ?? null,
    storeRoles: store?.roles ?? [],
    otherStores: others,
  };
};

/** The stores of sessions that are still open, by session; null without one. */
export const readSessionStores = async (
  ctx: Context,
  sessionIds: readonly number[],
): Promise<Map<number, number | null>> => {
  const found = await selectActors(ctx.db, ctx.clock.now()).where('sessions.id', 'in', sessionIds).execute();
  return new Map(
    found.map(({ sessionId, chosen, ...of }) => [sessionId, selectStore(of, chosen).store?.id ?? null]),
  );
};
