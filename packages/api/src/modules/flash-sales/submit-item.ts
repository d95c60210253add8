import type { endpoints, FlashItem, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { eligibilityColumns, findItem, findItems, presentItem } from './find-items.ts';
import { getSessionState, lockSession } from './find-sessions.ts';
import {
  type FlashEligibility,
  findEligibilityRejection,
  findSubmissionRejection,
} from './find-submission-rejection.ts';

type Offer = HandlerInput<typeof endpoints.flashSubmissions.submit>['body'];

/** The store of the current user. Throws 401 and 403. */
export const ownMerchantId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return actor.merchantId;
};

/** The variant, when it is the store's own. Throws 404. */
const readGround = async (
  ctxInTx: Context,
  variantId: number,
): Promise<FlashEligibility & { product_id: number }> => {
  const { rows } = await sql<FlashEligibility & { product_id: number }>`
    select v.product_id, ${eligibilityColumns}
    from variants v join products p on p.id = v.product_id join merchants m on m.id = p.merchant_id
    where v.id = ${variantId} and m.id = ${ownMerchantId(ctxInTx)} and p.deleted_at is null`.execute(
    ctxInTx.db,
  );
  if (!rows[0]) throw apiError.notFound();
  return rows[0];
};

/** Without a decision, or after the end of one, the same row takes the new submission. */
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
  return apiError.conflict('flash.decided', item && presentItem(item));
};

/**
 * Submits a variant of the current user's store to an open session, or changes the submission until staff have decided.
 * Throws 401 and 403, 404 for what is not theirs, 409 when the session is closed or the item is in it, and 422 for
 * prices and pieces outside the rules (domain 3.5).
 */
export const submitItem = ({ ctx, input }: HandlerArgs<Offer>): Promise<FlashItem> => {
  ownMerchantId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const sale = await lockSession(ctxInTx, input.flash_sale_id, 'share');
    const ground = await readGround(ctxInTx, input.variant_id);
    if (!getSessionState(sale, ctx.clock.now()).takesGoods) throw apiError.conflict('flash.closed');
    const refusal = findEligibilityRejection(ground);
    if (refusal) throw apiError.conflict(refusal);
    const wrong = findSubmissionRejection(input, ground);
    if (wrong) throw apiError.invalid(wrong);
    const id = await write(ctxInTx, input, ground.product_id);
    const item = id === undefined ? undefined : await findItem(ctxInTx, id);
    if (!item) throw await decided(ctxInTx, input);
    return presentItem(item);
  });
};
