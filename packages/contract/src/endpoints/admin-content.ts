import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { contentLimits, contentSlugs } from '../schemas/content-page.ts';
import { RichText } from '../schemas/rich-text.ts';
import { text } from '../validation/text.ts';

const slug = v.picklist(contentSlugs);
const fields = {
  title_id: v.string(),
  title_en: v.string(),
  summary_id: v.string(),
  summary_en: v.string(),
  /** Markdown. */
  body_id: v.string(),
  body_en: v.string(),
};
const Texts = v.object(fields);
export type ContentFields = v.InferOutput<typeof Texts>;

/** A publication. Number 1 is the text that the marketplace is delivered with. */
const ContentVersion = v.object({
  number: v.number(),
  /** Null for the first. */
  published_at: v.nullable(v.string()),
  published_by: v.nullable(v.string()),
  /** Which earlier one it repeats; else null. */
  repeats: v.nullable(v.number()),
  /** People were asked to agree to it. */
  requests_consent: v.boolean(),
});

/** A page that staff write, as a list shows it. */
export const AdminContentRow = v.object({
  slug,
  title_id: v.string(),
  title_en: v.string(),
  published: ContentVersion,
  has_draft: v.boolean(),
  /** Of the draft, or of the publication. */
  changed_at: v.nullable(v.string()),
  changed_by: v.nullable(v.string()),
});
export type AdminContentRow = v.InferOutput<typeof AdminContentRow>;

export const AdminContent = v.object({
  slug,
  /** Counts all changes: an edit names the one that it starts from. */
  version: v.number(),
  published: Texts,
  draft: v.nullable(Texts),
  /** Newest first. */
  versions: v.array(ContentVersion),
  /** People agree to this text, so that its publication may ask them. */
  is_agreed_to: v.boolean(),
  /** What may stand in double braces, and what is shown for it. */
  values: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type AdminContent = v.InferOutput<typeof AdminContent>;

const Preview = v.object({ title: v.string(), summary: v.string(), body: RichText });
export type ContentPreview = v.InferOutput<typeof Preview>;

const version = v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0));
const title = text({ max: [contentLimits.title, 'content.title.long'] });
const summary = text({ max: [contentLimits.summary, 'content.summary.long'] });
const body = text({ max: [contentLimits.body, 'content.body.long'] });
const texts = {
  title_id: title,
  title_en: title,
  summary_id: summary,
  summary_en: summary,
  body_id: body,
  body_en: body,
};
const staff = ['admin', 'content'] as const;

export const adminContent = {
  list: endpoint({
    method: 'GET',
    path: '/admin/content/list',
    summary: 'The pages that staff write',
    access: 'staff',
    staff,
    data: v.array(AdminContentRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/content/detail',
    summary: 'One page: its text, its draft and all publications',
    access: 'staff',
    staff,
    query: v.object({ slug }),
    data: AdminContent,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/admin/content/preview',
    summary: 'The draft of a page, or one of its publications, as it looks in both languages',
    access: 'staff',
    staff,
    query: v.object({
      slug,
      /** A publication; absent: the draft, or what is published where there is none. */
      number: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
    }),
    data: v.object({ id: Preview, en: Preview }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/content/save',
    summary: 'Save a draft, which only staff see; one that equals what is published is none',
    access: 'staff',
    staff,
    idempotent: true,
    body: v.object({ slug, version, ...texts }),
    data: AdminContent,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/content/publish',
    summary: 'Publish the draft in both languages at once',
    access: 'staff',
    staff,
    idempotent: true,
    body: v.object({
      slug,
      version,
      /** Of a text that people agree to: ask everybody again. */
      requests_consent: v.optional(v.boolean(), false),
    }),
    data: AdminContent,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/content/restore',
    summary: 'Publish an earlier publication again',
    access: 'staff',
    staff,
    idempotent: true,
    body: v.object({
      slug,
      version,
      number: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(1)),
      reason: Reason,
    }),
    data: AdminContent,
  }),
};
