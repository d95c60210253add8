import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Message } from '../../../platform/message.ts';
import { attachPublicly } from '../../media/index.ts';

export const unknownImage: Message = 'product.images.unknown';

/**
 * Which of these images the seller may publish: uploaded by the actor and no document, or used by the store already.
 */
export const findOwnImages = async (
  ctxInTx: Context,
  merchantId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  if (ctxInTx.actor.kind !== 'user') throw apiError.unauthorized();
  const { rows } = await sql<{ id: number }>`
    select m.id from media m where m.id = any(${ids}::bigint[]) and m.visibility in ('draft', 'public') and (
      m.owner_id = ${ctxInTx.actor.userId}
      or exists (
        select 1 from product_images i join products p on p.id = i.product_id
        where i.media_id = m.id and p.merchant_id = ${merchantId})
      or exists (
        select 1 from product_option_values v join product_options o on o.id = v.option_id
        join products p on p.id = o.product_id
        where v.media_id = m.id and p.merchant_id = ${merchantId})
    )`.execute(ctxInTx.db);
  return new Set(rows.map(({ id }) => id));
};

/** Publishes drafts among these images permanently. They are the actor's, as `findOwnImages` checked. */
export const publishImages = async (ctxInTx: Context, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const drafts = await ctxInTx.db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('visibility', '=', 'draft')
    .execute();
  await attachPublicly(ctxInTx, Object.fromEntries(drafts.map(({ id }) => [`media.${id}`, id])));
};
