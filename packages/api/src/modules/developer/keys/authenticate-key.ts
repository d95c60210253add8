import { timingSafeEqual } from 'node:crypto';
import { type SignedInUser, visitor } from '../../../platform/actor.ts';
import { earlier, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Authenticate } from '../../../platform/http/request-context.ts';
import { isInNetworks } from './is-in-networks.ts';
import { hashKeySecret, parseKeyText } from './key-text.ts';

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** To the minute, because a write for every call would cost more than it tells. */
const noteUse = async (ctx: Context, id: number, last: Date | null): Promise<void> => {
  if (last && last > earlier(ctx.clock, minute)) return;
  await ctx.db.updateTable('api_keys').set({ last_used_at: ctx.clock.now() }).where('id', '=', id).execute();
};

/**
 * Finds the store that a key belongs to; a visitor when the key is wrong, revoked, expired, used from another network,
 * or its store or owner is suspended. All of it is read on each call (people W60).
 */
export const authenticateKey: Authenticate = async (ctx, token) => {
  const parts = parseKeyText(ctx.mode, token);
  if (!parts) return visitor;
  const found = await ctx.db
    .selectFrom('api_keys')
    .innerJoin('merchants', 'merchants.id', 'api_keys.merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select([
      'api_keys.id',
      'api_keys.secret_hash',
      'api_keys.scopes',
      'api_keys.networks',
      'api_keys.last_used_at',
      'merchants.id as merchantId',
      'users.id as userId',
      'users.email',
    ])
    .where('api_keys.prefix', '=', parts.prefix)
    .where('api_keys.revoked_at', 'is', null)
    .where('api_keys.expires_at', '>', ctx.clock.now())
    .where('merchants.suspended_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  if (!found || !isSame(found.secret_hash, hashKeySecret(parts.secret))) return visitor;
  if (!isInNetworks(ctx.ip, found.networks)) return visitor;
  await noteUse(ctx, found.id, found.last_used_at);
  const { id, scopes, merchantId, userId, email } = found;
  // The role is the plain one: a key of somebody who is also staff opens nothing of the back office.
  const owner: SignedInUser = {
    kind: 'user',
    ...{ userId, email, merchantId },
    ...{ sessionId: 0, role: 'user', storeRoles: ['owner'], keyId: id },
  };
  return { kind: 'key', keyId: id, scopes, owner };
};
