import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { attributeKinds } from '../product/category-attributes.ts';
import { sameText } from '../product/checks.ts';
import { Reason, Version } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { text } from '../validation/text.ts';
import { AdminCategory } from './admin-catalog.ts';

const line = (max: number) => text({ max: [max, 'field.long'] });
const choicesWrong = messageId('attribute.choices');
const AllowedValues = v.pipe(
  v.array(v.object({ id: line(50), en: line(50) }), choicesWrong),
  v.maxLength(50, choicesWrong),
  v.check((list) => new Set(list.map(({ id }) => sameText(id))).size === list.length, choicesWrong),
  v.check((list) => new Set(list.map(({ en }) => sameText(en))).size === list.length, choicesWrong),
);
const place = v.pipe(
  v.number(messageId('field.invalid')),
  v.safeInteger(messageId('field.invalid')),
  v.minValue(0, messageId('field.invalid')),
  v.maxValue(10_000, messageId('field.invalid')),
);
/** An attribute as staff enter it; a kind without unit or choices stores none. */
const attribute = v.pipe(
  v.object({
    category_id: BodyId,
    version: Version,
    /** Null for a new one. */
    attribute_id: v.optional(v.nullable(BodyId), null),
    name_id: line(50),
    name_en: line(50),
    kind: v.picklist(attributeKinds, messageId('field.invalid')),
    unit: v.optional(v.nullable(line(12)), null),
    allowed_values: v.optional(AllowedValues, []),
    is_required: v.optional(v.boolean(messageId('field.invalid')), false),
    /** Absent from older pages, which leave it as it is. */
    is_filter: v.optional(v.boolean(messageId('field.invalid'))),
    position: v.optional(place, 0),
  }),
  v.forward(
    v.check(({ kind, allowed_values }) => kind !== 'choice' || allowed_values.length >= 2, choicesWrong),
    ['allowed_values'],
  ),
  v.forward(
    v.check(({ kind, is_filter }) => !is_filter || kind !== 'text', messageId('attribute.filter-text')),
    ['is_filter'],
  ),
);

/** What sellers are asked for in categories (back-office B28). */
export const adminAttributes = {
  save: endpoint({
    method: 'POST',
    path: '/admin/categories/attributes',
    summary: 'Add or change a fact that sellers are asked for in a category and in those below it',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: attribute,
    data: AdminCategory,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/admin/categories/attributes/remove',
    summary: 'Ask for a fact no more; products keep what they say about it',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ category_id: BodyId, version: Version, attribute_id: BodyId, reason: Reason }),
    data: AdminCategory,
  }),
};
