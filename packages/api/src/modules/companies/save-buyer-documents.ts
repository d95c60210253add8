import type { Context } from '../../platform/context.ts';
import { attachPrivately } from '../media/index.ts';
import type { BuyerDocumentType } from './companies.tables.ts';

/** By field: an image, null to remove it, undefined to leave it as it is. */
export type DocumentFields = Partial<Record<`file_${BuyerDocumentType}`, number | null | undefined>>;

const readIds = async (ctx: Context, userId: number): Promise<Map<BuyerDocumentType, number>> => {
  const rows = await ctx.db
    .selectFrom('user_documents')
    .select(['type', 'media_id'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ type, media_id }) => [type, media_id]));
};

const typeOf = (field: string) => field.slice('file_'.length) as BuyerDocumentType;

/**
 * Saves a user's documents; each new one is submitted. Needs a transaction that locks the user's row. Throws 422 for
 * images that are not the user's (quality S22, S33).
 */
export const saveBuyerDocuments = async (
  ctx: Context,
  userId: number,
  fields: DocumentFields,
): Promise<void> => {
  const before = await readIds(ctx, userId);
  const changed = Object.entries(fields)
    .filter(([field, id]) => id !== undefined && id !== (before.get(typeOf(field)) ?? null))
    .map(([field, id]) => ({ field, type: typeOf(field), id: id ?? null }));
  if (changed.length === 0) return;
  const added = changed.flatMap(({ field, type, id }) => (id === null ? [] : [{ field, type, id }]));
  await attachPrivately(ctx, Object.fromEntries(added.map(({ field, id }) => [field, id])));
  await ctx.db
    .deleteFrom('user_documents')
    .where('user_id', '=', userId)
    .where(
      'type',
      'in',
      changed.map(({ type }) => type),
    )
    .execute();
  if (added.length === 0) return;
  await ctx.db
    .insertInto('user_documents')
    .values(
      added.map(({ type, id }) => ({
        user_id: userId,
        type,
        media_id: id,
        submitted_at: ctx.clock.now(),
      })),
    )
    .execute();
};
