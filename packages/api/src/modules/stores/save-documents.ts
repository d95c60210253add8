import type { Context } from '../../platform/context.ts';
import { attachPrivately } from '../media/index.ts';
import { recordStoreEvent } from './record-store-event.ts';
import type { DocumentType } from './stores.tables.ts';

/** By type: a picture, null to remove it, undefined to leave it as it is. */
type Documents = Partial<Record<DocumentType, number | null | undefined>>;

const readIds = async (ctx: Context, merchantId: number): Promise<Map<DocumentType, number>> => {
  const rows = await ctx.db
    .selectFrom('merchant_documents')
    .select(['type', 'media_id'])
    .where('merchant_id', '=', merchantId)
    .execute();
  return new Map(rows.map(({ type, media_id }) => [type, media_id]));
};

/** Stores a shop's documents; each new one waits for the desk. Throws 422 for pictures that are not the seller's. */
export const saveDocuments = async (ctx: Context, merchantId: number, wanted: Documents): Promise<void> => {
  const before = await readIds(ctx, merchantId);
  const changed = (Object.entries(wanted) as [DocumentType, number | null | undefined][]).filter(
    ([type, id]) => id !== undefined && id !== (before.get(type) ?? null),
  );
  if (changed.length === 0) return;
  const added = changed.flatMap(([type, id]) => (id ? [{ type, id }] : []));
  await attachPrivately(ctx, Object.fromEntries(added.map(({ type, id }) => [`file_${type}`, id])));
  await ctx.db
    .deleteFrom('merchant_documents')
    .where('merchant_id', '=', merchantId)
    .where(
      'type',
      'in',
      changed.map(([type]) => type),
    )
    .execute();
  if (added.length > 0) {
    await ctx.db
      .insertInto('merchant_documents')
      .values(
        added.map(({ type, id }) => ({
          merchant_id: merchantId,
          type,
          media_id: id,
          status: 'submitted' as const,
          submitted_at: ctx.clock.now(),
        })),
      )
      .execute();
  }
  await recordStoreEvent(ctx, { merchantId, action: 'documents', details: Object.fromEntries(changed) });
};
