import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Name, Reason, Version } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { hasValidPeriod, shippingOfferRules } from '../validation/shipping-offer.ts';
import { courierCodes } from '../validation/store.ts';

/** Free shipping that the marketplace pays, for the parcels of every store. */
export const AdminShippingOffer = v.object({
  id: v.number(),
  name_id: v.string(),
  name_en: v.string(),
  couriers: v.nullable(v.array(v.picklist(courierCodes))),
  provinces: v.nullable(v.array(v.string())),
  max_subsidy: v.nullable(Rupiah),
  min_spend: Rupiah,
  date_start: v.string(),
  date_end: v.nullable(v.string()),
  state: v.picklist(['upcoming', 'running', 'ended']),
  /** Orders that use it, and what the marketplace pays for them. */
  orders: v.number(),
  spent: Rupiah,
  version: v.number(),
});
export type AdminShippingOffer = v.InferOutput<typeof AdminShippingOffer>;

const entries = { name_id: Name, name_en: Name, ...shippingOfferRules };
const created = v.object(entries);
const edited = v.object({ shipping_offer_id: BodyId, version: Version, ...entries });
export interface MarketplaceShippingOfferForm extends v.InferOutput<typeof created> {}
export interface MarketplaceShippingOfferEdit extends v.InferOutput<typeof edited> {}

export const adminShippingOffers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/shipping-offers/list',
    summary: 'Free shipping that the marketplace pays, newest first',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      state: v.optional(v.picklist(['all', 'upcoming', 'running', 'ended']), 'all'),
      ...pageQuery,
    }),
    data: v.array(AdminShippingOffer),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/shipping-offers/create',
    summary: 'Add free shipping that the marketplace pays',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.pipe(
      created,
      v.forward(
        v.check((given) => hasValidPeriod(given), messageId('shipping-offer.end.before-start')),
        ['date_end'],
      ),
    ),
    data: AdminShippingOffer,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/shipping-offers/edit',
    summary: 'Change free shipping that the marketplace pays; orders that were placed keep theirs',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.pipe(
      edited,
      v.forward(
        v.check((given) => hasValidPeriod(given), messageId('shipping-offer.end.before-start')),
        ['date_end'],
      ),
    ),
    data: AdminShippingOffer,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/shipping-offers/end',
    summary: 'End free shipping that the marketplace pays now',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ shipping_offer_id: BodyId, reason: Reason }),
    data: AdminShippingOffer,
  }),
};
