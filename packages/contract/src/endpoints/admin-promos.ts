import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { DateTime, Name, Reason, TargetUrl, Version } from '../schemas/admin-fields.ts';
import { BodyId, Month } from '../schemas/wire-id.ts';

export const promoTones = ['kunyit', 'pandan', 'nila', 'manggis'] as const;

/** A promo page as the back office edits it. */
export const AdminPromo = v.object({
  id: v.number(),
  slug: v.string(),
  title_id: v.string(),
  title_en: v.string(),
  subtitle_id: v.string(),
  subtitle_en: v.string(),
  image: v.object({ media_id: v.number(), url: v.string() }),
  target_url: v.string(),
  tone: v.picklist(promoTones),
  starts_at: v.string(),
  ends_at: v.string(),
  position: v.number(),
  state: v.picklist(['upcoming', 'running', 'ended']),
  version: v.number(),
});
export type AdminPromo = v.InferOutput<typeof AdminPromo>;

const entries = {
  slug: v.pipe(
    v.string(messageId('field.required')),
    v.trim(),
    v.nonEmpty(messageId('field.required')),
    v.maxLength(80, messageId('slug.invalid')),
    // With a letter, because a number alone names a voucher's page.
    v.regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, messageId('slug.invalid')),
  ),
  title_id: Name,
  title_en: Name,
  subtitle_id: Name,
  subtitle_en: Name,
  image_media_id: BodyId,
  target_url: TargetUrl,
  tone: v.picklist(promoTones, messageId('field.required')),
  starts_at: DateTime,
  ends_at: DateTime,
  position: v.optional(
    v.pipe(
      v.number(messageId('field.invalid')),
      v.safeInteger(messageId('field.invalid')),
      v.minValue(0, messageId('field.invalid')),
      v.maxValue(10_000, messageId('field.invalid')),
    ),
    0,
  ),
};
const endsLater = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ends_at > starts_at;

const newPage = v.pipe(
  v.object(entries),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
);
const changedPage = v.pipe(
  v.object({ promo_id: BodyId, version: Version, ...entries }),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
);

export const campaignKinds = ['voucher', 'promo', 'flash-sale', 'shipping-offer', 'banner'] as const;

/** One campaign with its time. */
export const CampaignDate = v.object({
  kind: v.picklist(campaignKinds),
  id: v.number(),
  /** In the caller's language. */
  name: v.string(),
  starts_at: v.string(),
  /** Null: until somebody ends it. */
  ends_at: v.nullable(v.string()),
  /** A banner that nobody sees yet. */
  is_draft: v.boolean(),
});
export type CampaignDate = v.InferOutput<typeof CampaignDate>;

export const adminPromos = {
  calendar: endpoint({
    method: 'GET',
    path: '/admin/campaigns/calendar',
    summary: 'What begins, runs or ends in a month, of all kinds, by when it begins',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({ month: v.optional(Month) }),
    data: v.array(CampaignDate),
    extra: v.object({ month: v.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/promos/list',
    summary: 'Promo pages, the latest first',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      state: v.optional(v.picklist(['all', 'upcoming', 'running', 'ended']), 'all'),
      ...pageQuery,
    }),
    data: v.array(AdminPromo),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/promos/create',
    summary: 'Add a promo page',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: newPage,
    data: AdminPromo,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/promos/edit',
    summary: 'Change a promo page',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: changedPage,
    data: AdminPromo,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/promos/end',
    summary: 'End a promo page now',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ promo_id: BodyId, reason: Reason }),
    data: AdminPromo,
  }),
};
