import * as v from 'valibot';

export const notificationCategories = [
  'all',
  'order',
  'promo',
  'info',
  'wallet',
  'review',
  'merchant',
] as const;

export const Notification = v.object({
  id: v.number(),
  category: v.picklist(notificationCategories),
  title: v.string(),
  body: v.string(),
  /** A path of this marketplace without language prefix, or null. */
  link: v.nullable(v.string()),
  is_read: v.boolean(),
  created_at: v.string(),
});
export type Notification = v.InferOutput<typeof Notification>;
