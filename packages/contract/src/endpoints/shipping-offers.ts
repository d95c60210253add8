import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { hasValidPeriod, shippingOfferRules } from '../validation/shipping-offer.ts';
import { courierCodes } from '../validation/store.ts';

export const shippingOfferStates = ['off', 'upcoming', 'running', 'ended'] as const;

/** What a store pays of the shipping rates of its parcels. */
export const StoreShippingOffer = v.object({
  is_active: v.boolean(),
  /** Every product, or those that were selected one by one. */
  scope: v.picklist(['all', 'products']),
  couriers: v.nullable(v.array(v.picklist(courierCodes))),
  provinces: v.nullable(v.array(v.string())),
  max_subsidy: v.nullable(Rupiah),
  min_spend: Rupiah,
  date_start: v.string(),
  date_end: v.nullable(v.string()),
  state: v.picklist(shippingOfferStates),
  /** Selected products. */
  products: v.number(),
  /** Couriers of the store, and all provinces, to choose from. */
  courier_options: v.array(v.object({ code: v.picklist(courierCodes), name: v.string() })),
  province_options: v.array(v.object({ id: v.string(), name: v.string() })),
  /** 0 before it was saved for the first time. */
  version: v.number(),
});
export type StoreShippingOffer = v.InferOutput<typeof StoreShippingOffer>;

const form = v.object({
  is_active: v.boolean(messageId('field.invalid')),
  scope: v.picklist(['all', 'products'], messageId('field.invalid')),
  ...shippingOfferRules,
  version: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0)),
});
export interface StoreShippingOfferForm extends v.InferOutput<typeof form> {}

export const shippingOffers = {
  read: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/shipping-offer',
    summary: 'Get the shipping offer of the store',
    access: 'merchant',
    area: 'catalogue',
    data: StoreShippingOffer,
  }),
  save: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/shipping-offer',
    summary: "Save my store's free shipping; orders that were placed keep theirs",
    access: 'merchant',
    area: 'catalogue',
    body: v.pipe(
      form,
      v.forward(
        v.check((given) => hasValidPeriod(given), messageId('shipping-offer.end.before-start')),
        ['date_end'],
      ),
    ),
    data: StoreShippingOffer,
  }),
};
