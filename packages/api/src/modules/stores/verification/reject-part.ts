import type { Context } from '../../../platform/context.ts';
import type { StoreRejection } from '../stores.events.ts';
import { toDocumentType } from './verification-items.ts';

/** An existing document carries the rejection itself; everything else, a missing document too, gets an item. */
export const rejectPart = async (
  ctx: Context,
  { merchantId, staffId, field, reason }: StoreRejection & { merchantId: number; staffId: number | null },
) => {
  const at = ctx.clock.now();
  const document = toDocumentType(field);
  const marked =
    document &&
    (await ctx.db
      .updateTable('merchant_documents')
      .set({ status: 'rejected', reason, reviewed_at: at, reviewed_by: staffId })
      .where('merchant_id', '=', merchantId)
      .where('type', '=', document)
      .returning('type')
      .executeTakeFirst());
  if (marked) return;
  const refused = { status: 'rejected' as const, reason, at };
  await ctx.db
    .insertInto('merchant_verifications')
    .values({ merchant_id: merchantId, field, ...refused })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'field']).doUpdateSet(refused))
    .execute();
};
