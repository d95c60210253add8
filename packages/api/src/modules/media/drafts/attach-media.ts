import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Message } from '../../../platform/message.ts';

const unknown: Message = {
  id: 'Foto ini tidak ditemukan. Unggah lagi.',
  en: 'This photo was not found. Upload it again.',
};

type Fields = Record<string, number>;

/**
 * Attaches images of the signed-in user permanently: a public one can no longer become a document, a document is
 * never public. Call it in the transaction that stores the reference. Throws 422 on each field whose image does not
 * exist, belongs to somebody else or is attached as the other kind; the three errors are identical (quality S22).
 */
const attach = async (ctx: Context, fields: Fields, visibility: 'public' | 'private'): Promise<void> => {
  const wanted = Object.entries(fields);
  if (wanted.length === 0) return;
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const attached = await ctx.db
    .updateTable('media')
    .set({ visibility })
    .where('id', 'in', [...new Set(Object.values(fields))])
    .where('owner_id', '=', ctx.actor.userId)
    .where('kind', '=', 'image')
    .where('visibility', 'in', ['draft', visibility])
    .returning('id')
    .execute();
  const ids = new Set(attached.map(({ id }) => id));
  const refused = wanted.filter(([, id]) => !ids.has(id)).map(([field]) => [field, [unknown]]);
  if (refused.length > 0) throw apiError.invalid(Object.fromEntries(refused));
};

/** Publishes images: photos of stores and products. `fields` names the form field of each id. */
export const attachPublicly = (ctx: Context, fields: Fields) => attach(ctx, fields, 'public');

/** Restricts images to their owner and staff: identity cards, tax numbers, licences. */
export const attachPrivately = (ctx: Context, fields: Fields) => attach(ctx, fields, 'private');
