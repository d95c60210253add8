import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { DateTime, Name, Reason, TargetUrl, Version } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';

/** `home` is the wide banner of the home page, `menu` the one beside a main category in the header's menu. */
export const bannerPlaces = ['home', 'menu'] as const;
export const bannerStates = ['draft', 'upcoming', 'running', 'ended'] as const;

/** A banner as the back office edits it. */
export const AdminBanner = v.object({
  id: v.number(),
  place: v.picklist(bannerPlaces),
  /** Of the place `menu`. */
  category: v.nullable(v.object({ id: v.number(), name_id: v.string(), name_en: v.string() })),
  title_id: v.string(),
  title_en: v.string(),
  image: v.object({ media_id: v.number(), url: v.string() }),
  target_url: v.string(),
  starts_at: v.string(),
  /** Null until it is taken back. */
  ends_at: v.nullable(v.string()),
  state: v.picklist(bannerStates),
  version: v.number(),
});
export type AdminBanner = v.InferOutput<typeof AdminBanner>;

const entries = {
  place: v.picklist(bannerPlaces, messageId('field.required')),
  category_id: v.optional(v.nullable(BodyId), null),
  title_id: Name,
  title_en: Name,
  image_media_id: BodyId,
  target_url: TargetUrl,
  starts_at: DateTime,
  ends_at: v.optional(v.nullable(DateTime), null),
};
const endsLater = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date | null }) =>
  ends_at === null || ends_at > starts_at;
const namesCategory = ({ place, category_id }: { place: string; category_id: number | null }) =>
  (place === 'menu') === (category_id !== null);

const newBanner = v.pipe(
  v.object(entries),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => namesCategory(given), messageId('field.required')),
    ['category_id'],
  ),
);
const changedBanner = v.pipe(
  v.object({ banner_id: BodyId, version: Version, ...entries }),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => namesCategory(given), messageId('field.required')),
    ['category_id'],
  ),
);

export const adminBanners = {
  list: endpoint({
    method: 'GET',
    path: '/admin/banners/list',
    summary: 'Banners, the latest first',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      state: v.optional(v.picklist(['all', ...bannerStates]), 'all'),
      ...pageQuery,
    }),
    data: v.array(AdminBanner),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/banners/create',
    summary: 'Add a banner as a draft, which nobody sees before it is published',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: newBanner,
    data: AdminBanner,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/banners/edit',
    summary: 'Change a banner; one that is published changes for everybody',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: changedBanner,
    data: AdminBanner,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/banners/publish',
    summary: 'Publish a draft: it shows between its dates, alone in its place',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ banner_id: BodyId, version: Version }),
    data: AdminBanner,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/banners/end',
    summary: 'Take a published banner back: it is a draft again',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ banner_id: BodyId, reason: Reason }),
    data: AdminBanner,
  }),
};
