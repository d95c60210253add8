import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { invoiceCompanyRules } from '../validation/company.ts';
import { checkoutPay } from './checkout-pay.ts';
import { checkoutResponse } from './checkout-shape.ts';
import { checkoutShipping } from './checkout-shipping.ts';

const promoId = v.object({ promo_id: BodyId });

export const checkout = {
  preview: endpoint({
    method: 'GET',
    path: '/shipping/checkout/preview',
    summary: 'The open checkout: orders by seller, shipping, promos, totals',
    access: 'user',
    query: v.object({ checkout_id: v.optional(PathId) }),
    ...checkoutResponse,
  }),
  ...checkoutShipping,
  useWallet: endpoint({
    method: 'POST',
    path: '/checkout/wallet',
    summary: 'Use the wallet for this checkout, or not',
    access: 'user',
    body: v.object({
      use_wallet: v.picklist(['0', '1'], messageId('field.invalid')),
      checkout_id: v.optional(BodyId),
    }),
    ...checkoutResponse,
  }),
  setInvoice: endpoint({
    method: 'POST',
    path: '/checkout/invoice',
    summary: 'Let the invoices of this checkout name a company',
    access: 'user',
    body: v.object({ ...invoiceCompanyRules, checkout_id: v.optional(BodyId) }),
    ...checkoutResponse,
  }),
  unsetInvoice: endpoint({
    method: 'POST',
    path: '/checkout/invoice/unset',
    summary: 'Let the invoices of this checkout name me again',
    access: 'user',
    body: v.object({ checkout_id: v.optional(BodyId) }),
    ...checkoutResponse,
  }),
  selectPromo: endpoint({
    method: 'POST',
    path: '/promo/select',
    summary: 'Use a promo at this checkout; one of the same kind gives way',
    access: 'user',
    body: v.object({ ...promoId.entries, checkout_id: v.optional(BodyId) }),
    ...checkoutResponse,
  }),
  unselectPromo: endpoint({
    method: 'POST',
    path: '/promo/unselect',
    summary: 'Do not use a promo at this checkout',
    access: 'user',
    body: v.object({ ...promoId.entries, checkout_id: v.optional(BodyId) }),
    ...checkoutResponse,
  }),
  ...checkoutPay,
};
