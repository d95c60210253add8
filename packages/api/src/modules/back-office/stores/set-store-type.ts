import type { AdminStoreDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { lockStore } from './decide-store.ts';
import { readVerificationFile } from './read-verification-file.ts';

type Body = HandlerInput<typeof endpoints.adminStores.setType>['body'];

/** Changes how lists mark a store. Throws 403 for one's own, 404, and 409 with the current file. */
export const setStoreType = ({ ctx, input }: HandlerArgs<Body>): Promise<AdminStoreDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchant_id: merchantId, version, store_type, reason } = input;
    await lockStore(ctxInTx, merchantId);
    const before = await readVerificationFile(ctxInTx, merchantId);
    await assertNotOwn(ctxInTx, before.owner.id);
    if ((version !== undefined && version !== before.version) || before.store_type === store_type)
      throw apiError.conflict('request.conflict', before);
    await ctxInTx.db.updateTable('merchants').set({ store_type }).where('id', '=', merchantId).execute();
    await emit(ctxInTx, 'store.changed', { merchantId });
    await recordAudit(ctxInTx, {
      action: 'store.type',
      target: { type: 'merchant', id: merchantId },
      before: { store_type: before.store_type },
      after: { store_type },
      reason,
    });
    return readVerificationFile(ctxInTx, merchantId);
  });
