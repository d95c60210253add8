import type { ApiKey } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { listKeys } from './list-keys.ts';

/** Revokes a key of the current store; answers with those that are left. Throws 404 for others' and revoked ones. */
export const revokeKey = async ({ ctx, input }: HandlerArgs<{ key_id: number }>): Promise<ApiKey[]> => {
  const merchantId = getCurrentMerchantId(ctx);
  const revoked = await ctx.db
    .updateTable('api_keys')
    .set({ revoked_at: ctx.clock.now() })
    .where('id', '=', input.key_id)
    .where('merchant_id', '=', merchantId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw apiError.notFound();
  securityEvent(ctx, 'api-key-revoked', { key: revoked.id, store: merchantId });
  return listKeys(ctx);
};
