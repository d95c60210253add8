import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Search } from '../schemas/admin-fields.ts';
import { UnderstoodPart } from '../schemas/listing-extra.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';
import { text } from '../validation/text.ts';

export const searchRuleKinds = [
  'synonym',
  'one_way',
  'intent',
  'attribute',
  'category',
  'protected',
] as const;

/** What a word of a query asks for besides goods. */
export const searchIntents = [
  'cheap',
  'cheapest',
  'bestseller',
  'newest',
  'nearest',
  'free_shipping',
  'discount',
  'used',
  'in_stock',
  'preorder',
] as const;

/** Kinds of words that say how goods are, not what they are. */
export const searchAttributes = ['color', 'audience', 'material'] as const;

/** What the search knows about phrases (search Q16 to Q18). */
export const AdminSearchRule = v.object({
  /** Null for a rule that comes with the server and was not changed. */
  id: v.nullable(v.number()),
  kind: v.picklist(searchRuleKinds),
  phrases: v.array(v.string()),
  /** The intent, the attribute or the category's slug; null for the other kinds. */
  target: v.nullable(v.string()),
  origin: v.picklist(['shipped', 'staff']),
  is_active: v.boolean(),
  note: v.string(),
  /** The e-mail of whoever saved it last. */
  updated_by: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
});
export type AdminSearchRule = v.InferOutput<typeof AdminSearchRule>;

const phrases = v.pipe(
  v.array(text({ required: 'field.required', max: [100, 'admin.name.long'] }), messageId('field.required')),
  v.minLength(1, messageId('field.required')),
  v.maxLength(50, messageId('field.invalid')),
);
const form = v.object({
  kind: v.picklist(searchRuleKinds, messageId('field.invalid')),
  phrases,
  target: v.optional(v.nullable(v.string(messageId('field.invalid'))), null),
  is_active: v.optional(v.boolean(messageId('field.invalid')), true),
  note: v.optional(
    v.pipe(v.string(messageId('field.invalid')), v.trim(), v.maxLength(500, messageId('admin.text.long'))),
    '',
  ),
});
export interface SearchRuleForm extends v.InferOutput<typeof form> {}

/** `replaces` are the phrases of the rule of this kind that goes, because this one takes its place. */
const savedForm = v.object({ ...form.entries, replaces: v.optional(v.nullable(phrases), null) });
export interface SavedSearchRule extends v.InferOutput<typeof savedForm> {}

/** What a search came to: how it was understood, and the first of what it found. */
const AdminTriedSearch = v.object({
  understood: v.array(UnderstoodPart),
  corrected: v.nullable(v.string()),
  suggestion: v.nullable(v.string()),
  without: v.array(v.string()),
  total: v.number(),
  products: v.array(v.object({ id: ProductId, name: v.string() })),
});
export type AdminTriedSearch = v.InferOutput<typeof AdminTriedSearch>;

/** How often people searched for a text, and what came of it; nobody is named. */
export const AdminSearchCount = v.object({
  query: v.string(),
  locale: v.picklist(['id', 'en']),
  searches: v.number(),
  /** Found nothing; found without a word; was searched with another spelling. */
  zero: v.number(),
  relaxed: v.number(),
  corrected: v.number(),
  /** Led to a found product. */
  clicks: v.number(),
});
export type AdminSearchCount = v.InferOutput<typeof AdminSearchCount>;

/** What lists are searched with. */
export const AdminSearchIndex = v.object({
  engine: v.picklist(['embedded', 'opensearch']),
  /** Products that buyers may see. */
  products: v.number(),
  /** More products than a process should search by itself: set SEARCH_URL. */
  oversized: v.boolean(),
  /** Seconds since which every change is found, and changes that are not yet; null for the embedded engine. */
  lag_seconds: v.nullable(v.number()),
  pending: v.nullable(v.number()),
  rejected: v.array(v.object({ product_id: ProductId, reason: v.string() })),
  indexes: v.array(
    v.object({
      name: v.string(),
      /** `failed`: it was not as the database, so lists never read it; kept for a day. `dropping`: it goes at once. */
      state: v.picklist(['filling', 'live', 'old', 'failed', 'dropping']),
      /** Why it failed. */
      error: v.nullable(v.string()),
      created_at: v.string(),
      /** When its products were last compared with the database, and how many of them were written anew since. */
      compared_at: v.nullable(v.string()),
      repaired: v.number(),
    }),
  ),
});
export type AdminSearchIndex = v.InferOutput<typeof AdminSearchIndex>;

const mostCsv = 500_000;
const named = v.object({ name: text({ required: 'field.required', max: [100, 'admin.name.long'] }) });

export const adminSearch = {
  import: endpoint({
    method: 'POST',
    path: '/admin/search/import',
    summary: 'Save the search rules of a CSV file: kind, phrases with |, target, note; all of them or none',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({
      csv: v.pipe(v.string(messageId('field.required')), v.maxLength(mostCsv, messageId('payout.file.long'))),
    }),
    data: v.object({ saved: v.number() }),
  }),
  report: endpoint({
    method: 'GET',
    path: '/admin/search/report',
    summary: 'What people search for and do not find, of the last days; texts that five searches had',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      kind: v.optional(v.picklist(['zero', 'relaxed', 'corrected', 'all']), 'zero'),
      days: v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(400),
        ),
        30,
      ),
      ...pageQuery,
    }),
    data: v.array(AdminSearchCount),
    meta: Meta,
  }),
  index: endpoint({
    method: 'GET',
    path: '/admin/search/index',
    summary: 'What lists are searched with, and how far it is behind',
    access: 'staff',
    staff: ['admin', 'content'],
    data: AdminSearchIndex,
  }),
  reindex: endpoint({
    method: 'POST',
    path: '/admin/search/reindex',
    summary: 'Build another index beside the one that lists read; they move to it once it has everything',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    data: AdminSearchIndex,
  }),
  back: endpoint({
    method: 'POST',
    path: '/admin/search/back',
    summary: 'Let lists read the index of before again, which is kept for a day',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    data: AdminSearchIndex,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/admin/search/verify',
    summary:
      'Compare every product of the index that lists read with the database, and repair it; or fill and verify once more one that failed',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: named,
    data: AdminSearchIndex,
  }),
  drop: endpoint({
    method: 'POST',
    path: '/admin/search/drop',
    summary: 'Drop an index that lists do not read: one that failed, is being filled, or is kept from before',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: named,
    data: AdminSearchIndex,
  }),
  try: endpoint({
    method: 'POST',
    path: '/admin/search/try',
    summary: 'What buyers find now, and would find with other rules; nothing is saved',
    access: 'staff',
    staff: ['admin', 'content'],
    safe: true,
    body: v.object({
      query: text({ required: 'field.required', max: [maxSearch, 'search.long'] }),
      draft_rules: v.optional(
        v.pipe(v.array(form, messageId('field.invalid')), v.maxLength(20, messageId('field.invalid'))),
        [],
      ),
    }),
    data: v.object({ before: AdminTriedSearch, after: v.nullable(AdminTriedSearch) }),
  }),
  rules: endpoint({
    method: 'GET',
    path: '/admin/search/rules',
    summary: 'What the search knows about phrases: rules of the server, then those of staff',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      kind: v.optional(v.picklist(['all', ...searchRuleKinds]), 'all'),
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminSearchRule),
    meta: Meta,
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/search/save',
    summary:
      'Add a search rule, or change the one with its kind and phrases; searches follow within 5 seconds',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: savedForm,
    data: AdminSearchRule,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/admin/search/delete',
    summary: 'Forget what staff saved of a search rule; one of the server holds again as it came',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ rule_id: BodyId }),
    data: AdminSearchRule,
  }),
};
