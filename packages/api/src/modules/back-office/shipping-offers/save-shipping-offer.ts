import type {
  AdminShippingOffer,
  MarketplaceShippingOfferEdit,
  MarketplaceShippingOfferForm,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { readProvinces } from '../../regions/index.ts';
import { getNextWindowChange, refreshShippingOfferListings } from '../../shipping-offers/index.ts';
import { readShippingOffer } from './find-shipping-offers.ts';

const target = (id: number) => ({ type: 'shipping-offer', id });

const valuesOf = (ctx: Context, form: MarketplaceShippingOfferForm) => {
  const times = {
    starts_at: new Date(form.date_start),
    ends_at: form.date_end === null ? null : new Date(form.date_end),
  };
  return {
    name_id: form.name_id,
    name_en: form.name_en,
    couriers: form.couriers && json(form.couriers),
    provinces: form.provinces && json(form.provinces),
    max_subsidy: form.max_subsidy,
    min_spend: form.min_spend,
    ...times,
    next_change_at: getNextWindowChange(times, ctx.clock.now()),
  };
};

const demandProvinces = async (provinces: readonly string[] | null) => {
  const known = new Set((await readProvinces()).map(({ id }) => id));
  if (provinces?.some((id) => !known.has(id))) throw apiError.invalid({ provinces: ['field.invalid'] });
};

/** Adds a shipping offer that the marketplace pays; listings follow. Throws 422. */
export const createShippingOffer = async ({
  ctx,
  input: form,
}: HandlerArgs<MarketplaceShippingOfferForm>): Promise<AdminShippingOffer> => {
  await demandProvinces(form.provinces);
  return inTransaction(ctx, async (ctxInTx) => {
    const { id } = await ctxInTx.db
      .insertInto('shipping_offers')
      .values({ ...valuesOf(ctx, form), merchant_id: null, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refreshShippingOfferListings(ctxInTx, null);
    const after = await readShippingOffer(ctxInTx, id);
    await recordAudit(ctxInTx, { action: 'shipping-offer.create', target: target(id), after });
    return after;
  });
};

const lockOffer = async (ctxInTx: Context, id: number) => {
  await ctxInTx.db.selectFrom('shipping_offers').select('id').where('id', '=', id).forUpdate().execute();
  return readShippingOffer(ctxInTx, id);
};

/**
 * Changes a shipping offer; orders keep theirs. Throws 404, 409 with the current one when `version` is old or it has
 * ended, and 422.
 */
export const updateShippingOffer = async ({
  ctx,
  input: { shipping_offer_id, version, ...form },
}: HandlerArgs<MarketplaceShippingOfferEdit>): Promise<AdminShippingOffer> => {
  await demandProvinces(form.provinces);
  return inTransaction(ctx, async (ctxInTx) => {
    const before = await lockOffer(ctxInTx, shipping_offer_id);
    if (before.version !== version || before.state === 'ended')
      throw apiError.conflict('request.conflict', before);
    await ctxInTx.db
      .updateTable('shipping_offers')
      .set({ ...valuesOf(ctx, form), version: version + 1 })
      .where('id', '=', shipping_offer_id)
      .execute();
    await refreshShippingOfferListings(ctxInTx, null);
    const after = await readShippingOffer(ctxInTx, shipping_offer_id);
    await recordAudit(ctxInTx, {
      action: 'shipping-offer.edit',
      target: target(shipping_offer_id),
      before,
      after,
    });
    return after;
  });
};

/** Ends one now. Throws 404, and 409 with it when it is over already. */
export const endShippingOffer = ({
  ctx,
  input: { id, reason },
}: HandlerArgs<{ id: number; reason: string }>): Promise<AdminShippingOffer> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockOffer(ctxInTx, id);
    if (before.state === 'ended') throw apiError.conflict('request.conflict', before);
    await ctxInTx.db
      .updateTable('shipping_offers')
      .set({ is_active: false, next_change_at: null, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    await refreshShippingOfferListings(ctxInTx, null);
    const after = await readShippingOffer(ctxInTx, id);
    await recordAudit(ctxInTx, { action: 'shipping-offer.end', target: target(id), before, after, reason });
    return after;
  });
