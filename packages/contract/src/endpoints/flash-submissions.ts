import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { FlashItem, sessionEntries } from '../schemas/flash-item.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { flashSubmissionRules } from '../validation/flash-sale.ts';

/** A session open for submissions, with those of the current user's store. */
export const SellerFlashSale = v.object({
  ...sessionEntries,
  name: v.string(),
  items: v.array(FlashItem),
});
export type SellerFlashSale = v.InferOutput<typeof SellerFlashSale>;

/** The seller's side of flash sales. */
export const flashSubmissions = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/flashsale/list',
    summary: 'List open and running sessions with the submissions of the store',
    access: 'merchant',
    area: 'catalogue',
    query: v.object(pageQuery),
    data: v.array(SellerFlashSale),
    meta: Meta,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/flashsale/submit',
    summary: 'Offer a variant in a session, or change the offer before staff have decided',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: v.object(flashSubmissionRules),
    data: FlashItem,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/flashsale/withdraw',
    summary: 'Take an offer back before its session begins',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: v.object({ item_id: BodyId }),
    data: FlashItem,
  }),
};
