import type { ApiKey } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import type { ApiKeys } from '../developer.tables.ts';
import { showPrefix } from './key-text.ts';

/** A key as its owner sees it, without anything that could be called with. */
export const presentKey = ({ mode, clock }: Context, row: Selectable<ApiKeys>): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: showPrefix(mode, row.prefix),
  scopes: row.scopes,
  networks: row.networks,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  is_expired: row.expires_at <= clock.now(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** Keys of the current store that are not revoked, newest first. Throws 401 and 403. */
export const listKeys = async (ctx: Context): Promise<ApiKey[]> => {
  const rows = await ctx.db
    .selectFrom('api_keys')
    .selectAll()
    .where('merchant_id', '=', getCurrentMerchantId(ctx))
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => presentKey(ctx, row));
};
