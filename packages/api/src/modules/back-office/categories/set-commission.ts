import type { AdminCategory, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { recordAudit } from '../../audit/index.ts';
import { planCommission } from '../../orders/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { categoryTarget, readCategory } from './save-category.ts';

type Body = HandlerInput<typeof endpoints.adminCategories.setCommission>['body'];

/**
 * Plans what a category pays from a day on; a colleague decides first, whatever the rate. Throws 404, 409 with the
 * category after another change, and 422 for a day that is over.
 */
export const setCommission = (
  { ctx, input }: HandlerArgs<Body>,
  approval?: number,
): Promise<Decided<AdminCategory>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { category_id, version, commission_bps, valid_from, reason } = input;
    await ctxInTx.db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', category_id)
      .forUpdate()
      .execute();
    const before = await readCategory(ctxInTx, category_id);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    if (valid_from < jakartaDay(ctxInTx.clock.now()))
      throw apiError.invalid({ valid_from: ['admin.commission.day'] });
    const decision = { action: 'category.commission', subject: before.name_id, body: input } as const;
    const always = { beneficiary: 0, amount: 0, always: true };
    const asked = await requestApproval(ctxInTx, { ...decision, ...always, reason }, approval);
    if (asked) return { data: before, approval: asked };
    await planCommission(ctxInTx, { category_id, commission_bps, valid_from });
    await ctxInTx.db
      .updateTable('categories')
      .set({ version: version + 1 })
      .where('id', '=', category_id)
      .execute();
    const after = await readCategory(ctxInTx, category_id);
    await recordAudit(ctxInTx, {
      action: 'category.commission',
      target: categoryTarget(category_id),
      before: { commission_bps: before.commission_bps, next: before.next_commission },
      after: { commission_bps, valid_from, approval },
      reason,
    });
    return { data: after, approval: null };
  });
