import { courierNames, rupiah, type StoreShippingOffer, type StoreShippingOfferForm } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { readProvinces } from '../../regions/index.ts';
import { couriers } from '../../shipping/index.ts';
import type { ShippingOffer } from '../list-running-shipping-offers.ts';
import { getNextWindowChange, refreshShippingOfferListings } from '../refresh-shipping-offer-listings.ts';

const findOffer = ({ db }: Context, merchantId: number) =>
  db.selectFrom('shipping_offers').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst();

const stateOf = (offer: ShippingOffer | undefined, now: Date): StoreShippingOffer['state'] => {
  if (!offer?.is_active) return 'off';
  if (offer.starts_at > now) return 'upcoming';
  return offer.ends_at && offer.ends_at <= now ? 'ended' : 'running';
};

const present = async (ctx: Context, merchantId: number): Promise<StoreShippingOffer> => {
  const now = ctx.clock.now();
  const offer = await findOffer(ctx, merchantId);
  const store = await ctx.db
    .selectFrom('merchants')
    .select('couriers')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const { products } = await ctx.db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('products'))
    .where('merchant_id', '=', merchantId)
    .where('free_shipping', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    is_active: offer?.is_active ?? false,
    scope: offer?.scope ?? 'all',
    couriers: offer?.couriers ?? null,
    provinces: offer?.provinces ?? null,
    max_subsidy: offer?.max_subsidy ? rupiah(offer.max_subsidy) : null,
    min_spend: rupiah(offer?.min_spend ?? 0),
    date_start: (offer?.starts_at ?? now).toISOString(),
    date_end: offer?.ends_at?.toISOString() ?? null,
    state: stateOf(offer, now),
    products,
    courier_options: couriers
      .filter(({ code }) => !store.couriers || store.couriers.includes(code))
      .map(({ code }) => ({ code, name: courierNames[code] })),
    province_options: [...(await readProvinces())],
    version: offer?.version ?? 0,
  };
};

/** What the current user's store pays of the shipping rates of its parcels. Throws 401 and 403. */
export const readStoreShippingOffer = ({ ctx }: HandlerArgs<void>): Promise<StoreShippingOffer> =>
  present(ctx, getCurrentMerchantId(ctx));

const demandProvinces = async (provinces: readonly string[] | null) => {
  const known = new Set((await readProvinces()).map(({ id }) => id));
  if (provinces?.some((id) => !known.has(id))) throw apiError.invalid({ provinces: ['field.invalid'] });
};

/** Saves it; listings follow. Throws 401, 403, 409 with the current offer when `version` is stale, 422. */
export const saveStoreShippingOffer = async ({
  ctx,
  input: form,
}: HandlerArgs<StoreShippingOfferForm>): Promise<StoreShippingOffer> => {
  const merchantId = getCurrentMerchantId(ctx);
  await demandProvinces(form.provinces);
  return inTransaction(ctx, async (ctxInTx) => {
    // The store's row is the lock: its first offer has no row yet.
    await ctxInTx.db.selectFrom('merchants').select('id').where('id', '=', merchantId).forUpdate().execute();
    const before = await findOffer(ctxInTx, merchantId);
    if ((before?.version ?? 0) !== form.version) {
      throw apiError.conflict('request.conflict', await present(ctxInTx, merchantId));
    }
    const times = {
      starts_at: new Date(form.date_start),
      ends_at: form.date_end ? new Date(form.date_end) : null,
    };
    const values = {
      scope: form.scope,
      couriers: form.couriers && json(form.couriers),
      provinces: form.provinces && json(form.provinces),
      max_subsidy: form.max_subsidy,
      min_spend: form.min_spend,
      ...times,
      is_active: form.is_active,
      version: form.version + 1,
      next_change_at: getNextWindowChange(times, ctx.clock.now()),
    };
    await ctxInTx.db
      .insertInto('shipping_offers')
      .values({ ...values, merchant_id: merchantId, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
      .execute();
    await refreshShippingOfferListings(ctxInTx, [merchantId]);
    return present(ctxInTx, merchantId);
  });
};
