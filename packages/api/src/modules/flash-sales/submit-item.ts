import type { endpoints, FlashItem, Got } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { findItem, findItems, groundColumns, presentItem } from './find-items.ts';
import { lockSession, stateOf } from './find-sessions.ts';
import { type Ground, groundRefusal, offerRefusal } from './offer-refusal.ts';

type Offer = Got<typeof endpoints.flashOffers.submit>['body'];

/** The store of the asker. Throws 401 and 403. */
export const ownMerchantId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return actor.merchantId;
};

/** The variant, when it is the store's own. Throws 404. */
const readGround = async (ctxInTx: Context, variantId: number): Promise<Ground & { product_id: number }> => {
  const { rows } = await sql<Ground & { product_id: number }>`
    select v.product_id, ${groundColumns}
    from variants v join products p on p.id = v.product_id join merchants m on m.id = p.merchant_id
    where v.id = ${variantId} and m.id = ${ownMerchantId(ctxInTx)} and p.deleted_at is null`.execute(
    ctxInTx.db,
  );
  if (!rows[0]) throw failure.notFound();
  return rows[0];
};

/** Nobody's decision yet, or one that is over: the same row takes the new offer. */
const write = async (ctxInTx: Context, offer: Offer, product_id: number): Promise<number | undefined> => {
  const terms = {
    flash_price: offer.flash_price,
    flash_stock: offer.flash_stock,
    per_user_limit: offer.per_user_limit,
  };
  const written = await ctxInTx.db
    .insertInto('flash_sale_items')
    .values({
      flash_sale_id: offer.flash_sale_id,
      variant_id: offer.variant_id,
      product_id,
      reject_reason: null,
      ...terms,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['flash_sale_id', 'variant_id'])
        .doUpdateSet({ ...terms, flash_sold: 0, status: 'submitted', reject_reason: null })
        .where('flash_sale_items.status', '!=', 'approved'),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id;
};

const decided = async (ctxInTx: Context, { flash_sale_id, variant_id }: Offer) => {
  const [item] = await findItems(
    ctxInTx,
    sql<boolean>`i.flash_sale_id = ${flash_sale_id} and i.variant_id = ${variant_id}`,
  );
  return failure.conflict('flash.decided', item && presentItem(item));
};

/**
 * Offers a variant of the asker's store in a session that takes goods, or changes the offer until the desk has
 * decided. Throws 401 and 403, 404 for what is not theirs, 409 when the session takes nothing more or the item is in
 * it, and 422 for prices and pieces outside the rules (domain 3.5).
 */
export const submitItem = ({ ctx, input }: Verb<Offer>): Promise<FlashItem> => {
  ownMerchantId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const sale = await lockSession(ctxInTx, input.flash_sale_id, 'share');
    const ground = await readGround(ctxInTx, input.variant_id);
    if (!stateOf(sale, ctx.clock.now()).takesGoods) throw failure.conflict('flash.closed');
    const refusal = groundRefusal(ground);
    if (refusal) throw failure.conflict(refusal);
    const wrong = offerRefusal(input, ground);
    if (wrong) throw failure.invalid(wrong);
    const id = await write(ctxInTx, input, ground.product_id);
    const item = id === undefined ? undefined : await findItem(ctxInTx, id);
    if (!item) throw await decided(ctxInTx, input);
    return presentItem(item);
  });
};
