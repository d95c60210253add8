import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ShippingCourier } from '../schemas/shipping-service.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { BuyerNote } from '../validation/buying.ts';
import { dropshipRules } from '../validation/dropship.ts';
import { checkoutResponse } from './checkout-shape.ts';

const orderId = v.object({ order_id: PathId });
const byId = v.object({ id: PathId });

/** Where, how and in whose name each order of a checkout is sent. */
export const checkoutShipping = {
  priceList: endpoint({
    method: 'GET',
    path: '/shipping/:id/pricelist',
    summary: 'Couriers and services for one order of the checkout',
    access: 'user',
    params: byId,
    data: v.array(ShippingCourier),
  }),
  setLogistic: endpoint({
    method: 'POST',
    path: '/shipping/:order_id/setlogistic',
    summary: 'Choose a courier service, with or without insurance',
    access: 'user',
    params: orderId,
    body: v.object({ shipper_result_id: BodyId, insurance: v.optional(v.boolean()) }),
    ...checkoutResponse,
  }),
  addressForAll: endpoint({
    method: 'POST',
    path: '/shipping/all/address-book',
    summary: 'Send every order to one address',
    access: 'user',
    body: v.object({ address_book_id: BodyId, checkout_id: v.optional(BodyId) }),
    ...checkoutResponse,
  }),
  addressForOrder: endpoint({
    method: 'POST',
    path: '/shipping/:order_id/address-book',
    summary: 'Send one order to an address',
    access: 'user',
    params: orderId,
    body: v.object({ address_book_id: BodyId }),
    ...checkoutResponse,
  }),
  setDropship: endpoint({
    method: 'POST',
    path: '/shipping/:id/dropship',
    summary: 'Send an order in the name of a dropshipper',
    access: 'user',
    params: byId,
    body: v.object(dropshipRules),
    ...checkoutResponse,
  }),
  unsetDropship: endpoint({
    method: 'POST',
    path: '/shipping/:id/dropship/unset',
    summary: 'Send an order in the name of the store again',
    access: 'user',
    params: byId,
    ...checkoutResponse,
  }),
  setNote: endpoint({
    method: 'POST',
    path: '/shipping/:id/note',
    summary: 'Tell the seller something about an order; an empty note takes it back',
    access: 'user',
    params: byId,
    body: v.object({ note: BuyerNote }),
    ...checkoutResponse,
  }),
};
