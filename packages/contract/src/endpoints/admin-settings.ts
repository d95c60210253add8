import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { settingKeys } from '../settings.ts';
import { ApprovalExtra } from './admin-approvals.ts';

const Amount = v.nullable(v.number());

/** A setting as it is in force; `value` and `default` are null where it is off. */
export const Setting = v.object({
  key: v.picklist(settingKeys),
  unit: v.picklist(['rupiah', 'count', 'hours']),
  min: v.number(),
  max: v.number(),
  value: Amount,
  default: Amount,
  is_default: v.boolean(),
  can_be_off: v.boolean(),
  /** A change waits for another admin. */
  needs_colleague: v.boolean(),
  /** 0 until it is changed for the first time. */
  version: v.number(),
  changed_by: v.nullable(v.object({ user_id: v.number(), name: v.string() })),
  changed_at: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type Setting = v.InferOutput<typeof Setting>;

/** Settings count in every process within five seconds (back-office B27). */
export const adminSettings = {
  list: endpoint({
    method: 'GET',
    path: '/admin/settings/list',
    summary: 'What staff may set for the whole market, and what is in force',
    access: 'staff',
    staff: ['admin'],
    data: v.array(Setting),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/settings/edit',
    summary:
      'Change a setting, give it its default back, or switch it off; a value outside its range is a 422',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: v.object({
      key: v.picklist(settingKeys, messageId('field.invalid')),
      version: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0)),
      to: v.picklist(['value', 'default', 'off'], messageId('field.invalid')),
      /** Counts with `to: value` only. */
      value: v.optional(v.nullable(v.pipe(v.number(messageId('field.required')), v.safeInteger())), null),
      reason: Reason,
    }),
    data: Setting,
    extra: ApprovalExtra,
  }),
};
