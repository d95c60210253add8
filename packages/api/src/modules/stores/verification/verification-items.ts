import type { StoreReviewField } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { DocumentType } from '../stores.tables.ts';

/** A part of a store that waits for staff or was rejected; an approved part has no item. */
export interface VerificationItem {
  field: StoreReviewField;
  status: 'submitted' | 'rejected';
  reason: string | null;
  at: Date;
}

/** The field of a document, and back. */
export const toDocumentField = (type: DocumentType) => `file_${type}` as const;
export const toDocumentType = (field: StoreReviewField): DocumentType | null =>
  field.startsWith('file_') ? (field.slice('file_'.length) as DocumentType) : null;

/** Everything of a store that is not approved, documents among it. */
export const openItems = async (ctx: Context, merchantId: number): Promise<VerificationItem[]> => {
  const parts = await ctx.db
    .selectFrom('merchant_verifications')
    .select(['field', 'status', 'reason', 'at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('field')
    .execute();
  const documents = await ctx.db
    .selectFrom('merchant_documents')
    .select(['type', 'status', 'reason', 'submitted_at'])
    .where('merchant_id', '=', merchantId)
    .where('status', '!=', 'approved')
    .orderBy('type')
    .execute();
  return [
    ...parts,
    ...documents.map(({ type, status, reason, submitted_at }) => ({
      field: toDocumentField(type),
      status: status === 'rejected' ? ('rejected' as const) : ('submitted' as const),
      reason,
      at: submitted_at,
    })),
  ];
};

/** What every store has to have checked again when it changes while the store sells (domain 3.3). */
const sensitive: readonly StoreReviewField[] = ['merchant_name', 'bank'];

/**
 * Submits changed parts to staff: those rejected before, and, for a store that sells, name and bank account. Documents
 * come through `saveDocuments`, which marks them itself.
 */
export const submitForVerification = async (
  ctx: Context,
  { merchantId, changed, sells }: { merchantId: number; changed: StoreReviewField[]; sells: boolean },
): Promise<void> => {
  if (changed.length === 0) return;
  const submitted = { status: 'submitted' as const, reason: null, at: ctx.clock.now() };
  await ctx.db
    .updateTable('merchant_verifications')
    .set(submitted)
    .where('merchant_id', '=', merchantId)
    .where('field', 'in', changed)
    .execute();
  const anew = sells ? changed.filter((field) => sensitive.includes(field)) : [];
  if (anew.length === 0) return;
  await ctx.db
    .insertInto('merchant_verifications')
    .values(anew.map((field) => ({ merchant_id: merchantId, field, ...submitted })))
    .onConflict((conflict) => conflict.columns(['merchant_id', 'field']).doUpdateSet(submitted))
    .execute();
};
