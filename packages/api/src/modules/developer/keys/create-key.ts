import { type ApiKey, type apiKeyEndpoints, apiKeyLimits, type HandlerInput } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { createMessage } from '../../../platform/message.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { noticeToOwner } from '../notice-to-owner.ts';
import { createKeyText } from './key-text.ts';
import { listKeys, presentKey } from './list-keys.ts';

type Body = HandlerInput<typeof apiKeyEndpoints.create>['body'];

/** Creates a key of the current store. Its secret is in the result and stored nowhere. Throws 401, 403, 409 beyond 10. */
export const createKey = ({ ctx, input }: HandlerArgs<Body>): Promise<{ key: ApiKey; secret: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock, mode } = ctxInTx;
    const merchant_id = getCurrentMerchantId(ctxInTx);
    const { userId } = getCurrentUser(ctxInTx);
    // Two keys at once must not both be the last that fits.
    await db.selectFrom('merchants').select('id').where('id', '=', merchant_id).forUpdate().execute();
    if ((await listKeys(ctxInTx)).length >= apiKeyLimits.keys)
      throw apiError.conflict(createMessage('api-key.full', { max: apiKeyLimits.keys }));
    const { text, ...stored } = createKeyText(mode);
    const row = await db
      .insertInto('api_keys')
      .values({
        ...stored,
        merchant_id,
        name: input.name,
        scopes: [...new Set(input.scopes)],
        networks: [...new Set(input.networks)],
        created_by: userId,
        created_at: clock.now(),
        expires_at: later(clock, input.expires_in_days * day),
        last_used_at: null,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noticeToOwner(ctxInTx, merchant_id, 'api-key-created', input.name);
    securityEvent(ctxInTx, 'api-key-created', {
      key: row.id,
      store: merchant_id,
      scopes: row.scopes.join(' '),
    });
    return { key: presentKey(ctxInTx, row), secret: text };
  });
