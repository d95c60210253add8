import * as v from 'valibot';
import { MerchantId, ProductId, VariantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { orderStatusNames } from '../orders/order-status.ts';
import { ImageUrls } from './image-urls.ts';

export const OrderItem = v.object({
  id: v.number(),
  product_id: ProductId,
  variant_id: VariantId,
  name: v.string(),
  slug: v.string(),
  variant_label: v.string(),
  image: v.nullable(v.string()),
  image_urls: v.nullable(ImageUrls),
  qty: v.number(),
  price: Rupiah,
  total: Rupiah,
  note: v.string(),
  is_reviewed: v.boolean(),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** What both sides see of an order in their lists. */
export const orderRowEntries = {
  id: v.number(),
  order_code: v.string(),
  status: v.picklist(orderStatusNames),
  status_label: v.string(),
  created_at: v.string(),
  items: v.array(OrderItem),
  total_item: v.number(),
  shipping: v.object({
    courier: v.string(),
    courier_name: v.string(),
    service: v.string(),
    awb: v.nullable(v.string()),
    /** The courier's own page about the parcel. */
    tracking_url: v.optional(v.nullable(v.string())),
    /** The courier was called, and its waybill is still to come. */
    is_booking: v.optional(v.boolean()),
    /** When the courier brought the parcel back. */
    returned_at: v.optional(v.nullable(v.string())),
    /** Days, `1-2`. */
    etd: v.string(),
  }),
  grand_total: Rupiah,
  /** The next deadline of the order. */
  due: v.nullable(
    v.object({
      type: v.picklist(['pay', 'respond', 'ship', 'pickup', 'complete', 'reply_cancel', 'reply_complaint']),
      at: v.string(),
    }),
  ),
  is_dropship: v.boolean(),
  server_time: v.string(),
};

export const OrderMerchant = v.object({
  id: MerchantId,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  merchant_photo: v.nullable(v.string()),
});

/** What happened to an order and to its parcel. */
export const orderHistoryEntries = {
  address: v.object({
    receiver_name: v.string(),
    phone: v.string(),
    address: v.string(),
    province: v.string(),
    city: v.string(),
    sub_district: v.string(),
    area: v.string(),
    zipcode: v.string(),
  }),
  timeline: v.array(
    v.object({
      status: v.picklist(orderStatusNames),
      label: v.string(),
      at: v.string(),
      actor: v.picklist(['buyer', 'seller', 'staff', 'system', 'courier']),
      note: v.nullable(v.string()),
    }),
  ),
  tracking: v.array(
    v.object({
      code: v.string(),
      description: v.string(),
      city: v.nullable(v.string()),
      at: v.string(),
      /** The courier's own words; empty without. */
      note: v.optional(v.string()),
      /** Photos of a report by the seller. */
      images: v.optional(v.array(v.string())),
    }),
  ),
  dropship: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  /** An open request to cancel, until `due_at`. */
  cancel_request: v.nullable(v.object({ reason: v.string(), at: v.string(), due_at: v.string() })),
  complaint: v.nullable(
    v.object({
      type: v.picklist(['not_arrived', 'damaged', 'wrong', 'incomplete']),
      type_label: v.string(),
      description: v.string(),
      amount: Rupiah,
      status: v.picklist(['open', 'escalated', 'resolved', 'withdrawn']),
      images: v.array(v.string()),
      due_at: v.string(),
      /** What the buyer got back, once decided. */
      refunded: v.nullable(Rupiah),
      messages: v.array(
        v.object({ actor: v.picklist(['buyer', 'seller', 'staff']), text: v.string(), at: v.string() }),
      ),
      /** What staff want to know of this side, until `due_at`; null: nothing. */
      request: v.optional(v.nullable(v.object({ text: v.string(), due_at: v.string() }))),
    }),
  ),
};

/** A reply to what staff want to know about a complaint. */
export const ComplaintReply = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.maxLength(1_000, messageId('text.long.1000')),
);
