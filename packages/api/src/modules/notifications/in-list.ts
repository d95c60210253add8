import type { ExpressionBuilder } from 'kysely';
import type { SignedInUser } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audience } from './notifications.tables.ts';

/** Of one of a user's lists; the store's has what is about the store in which the session works. */
export const inList =
  ({ userId, merchantId }: Pick<SignedInUser, 'userId' | 'merchantId'>, audience: Audience) =>
  (e: ExpressionBuilder<Database, 'notifications'>) =>
    e.and([
      e('user_id', '=', userId),
      e('audience', '=', audience),
      ...(audience === 'merchant'
        ? [e.or([e('merchant_id', 'is', null), e('merchant_id', '=', merchantId)])]
        : []),
    ]);
