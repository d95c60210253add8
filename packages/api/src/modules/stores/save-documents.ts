import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { attachPrivately } from '../media/index.ts';
import { recordStoreEvent } from './record-store-event.ts';
import type { DocumentType, MerchantDocuments, Merchants } from './stores.tables.ts';
import { toDocumentField } from './verification/verification-items.ts';

/** By type: an image, null to remove it, undefined to leave it as it is. */
type Documents = Partial<Record<DocumentType, number | null | undefined>>;
type Stored = Pick<Selectable<MerchantDocuments>, 'type' | 'media_id' | 'status' | 'reason'>;
interface Change {
  type: DocumentType;
  id: number | null;
  before: Stored | undefined;
}

const readChanges = async (ctx: Context, merchantId: number, wanted: Documents): Promise<Change[]> => {
  const rows = await ctx.db
    .selectFrom('merchant_documents')
    .select(['type', 'media_id', 'status', 'reason'])
    .where('merchant_id', '=', merchantId)
    .execute();
  const changes: Change[] = [];
  for (const [type, id] of Object.entries(wanted) as [DocumentType, number | null | undefined][]) {
    const before = rows.find((row) => row.type === type);
    if (id !== undefined && id !== (before?.media_id ?? null)) changes.push({ type, id, before });
  }
  return changes;
};

/**
 * A removed document cannot carry its review. A rejected one stays rejected; one of a store that sells waits for
 * staff like any other change (domain 3.3). A new document carries its review itself.
 */
const moveReviews = async (ctx: Context, merchantId: number, sells: boolean, changes: Change[]) => {
  const replaced = changes.flatMap(({ type, id }) => (id ? toDocumentField(type) : []));
  if (replaced.length > 0) {
    await ctx.db
      .deleteFrom('merchant_verifications')
      .where('merchant_id', '=', merchantId)
      .where('field', 'in', replaced)
      .execute();
  }
  const at = ctx.clock.now();
  for (const { type, id, before } of changes) {
    const refused = before?.status === 'rejected';
    if (id !== null || !before || (!refused && !sells)) continue;
    const review = refused
      ? { status: 'rejected' as const, reason: before.reason, at }
      : { status: 'submitted' as const, reason: null, at };
    await ctx.db
      .insertInto('merchant_verifications')
      .values({ merchant_id: merchantId, field: toDocumentField(type), ...review })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'field']).doUpdateSet(review))
      .execute();
  }
};

/** Saves a store's documents; each new one waits for staff. Throws 422 for images that are not the seller's. */
export const saveDocuments = async (
  ctx: Context,
  store: Pick<Selectable<Merchants>, 'id' | 'verification_status'>,
  wanted: Documents,
): Promise<void> => {
  const changes = await readChanges(ctx, store.id, wanted);
  if (changes.length === 0) return;
  const added = changes.flatMap(({ type, id }) => (id ? [{ type, id }] : []));
  await attachPrivately(ctx, Object.fromEntries(added.map(({ type, id }) => [toDocumentField(type), id])));
  await ctx.db
    .deleteFrom('merchant_documents')
    .where('merchant_id', '=', store.id)
    .where(
      'type',
      'in',
      changes.map(({ type }) => type),
    )
    .execute();
  if (added.length > 0) {
    const submitted = { status: 'submitted' as const, submitted_at: ctx.clock.now() };
    await ctx.db
      .insertInto('merchant_documents')
      .values(added.map(({ type, id }) => ({ merchant_id: store.id, type, media_id: id, ...submitted })))
      .execute();
  }
  await moveReviews(ctx, store.id, store.verification_status === 'approved', changes);
  const details = Object.fromEntries(changes.map(({ type, id }) => [type, id]));
  await recordStoreEvent(ctx, { merchantId: store.id, action: 'documents', details });
};
