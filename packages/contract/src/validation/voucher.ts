import * as v from 'valibot';
import type { FieldProblems } from '../field-messages.ts';
import { MediaId } from '../ids.ts';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { dateTime } from './date-time.ts';
import { text } from './text.ts';

const smallest = 100;
const largest = 500_000_000;
export const maxVoucherQuota = 1_000_000;
export const maxVoucherProducts = 500;
/** Days between start and end. */
export const maxVoucherDays = 366;
const milliseconds = 24 * 3_600_000;

/** Upper case, whatever was typed; unique across the marketplace (domain 3.6, rule 1). */
export const VoucherCode = v.pipe(
  v.string(messageId('voucher.code.required')),
  v.trim(),
  v.nonEmpty(messageId('voucher.code.required')),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{5,20}$/, messageId('voucher.code.format')),
);

const whole = (least: number, most: number, says: MessageId, missing: MessageId = says) =>
  v.pipe(v.number(missing), v.safeInteger(says), v.minValue(least, says), v.maxValue(most, says));

/** The form of a seller's voucher, field by field (domain 4 "Voucher create"); `voucherChecks` compares fields. */
export const voucherRules = {
  voucher_code: VoucherCode,
  name: text({
    required: 'voucher.name.required',
    min: [5, 'voucher.name.length'],
    max: [60, 'voucher.name.length'],
  }),
  description: v.optional(
    v.pipe(
      v.string(messageId('field.invalid')),
      v.trim(),
      v.maxLength(500, messageId('voucher.description.long')),
    ),
    '',
  ),
  image: v.optional(v.nullable(MediaId), null),
  kind: v.picklist(['discount', 'shipping'], messageId('field.required')),
  discount_type: v.picklist(['amount', 'percent'], messageId('field.required')),
  /** Rupiah, or percent as an integer. */
  discount_value: whole(1, largest, 'voucher.discount.amount', 'voucher.discount.required'),
  /** Rupiah; null for no limit. With a percentage only. */
  max_discount: v.optional(v.nullable(whole(smallest, largest, 'voucher.max-discount.amount')), null),
  min_spend: v.optional(whole(0, largest, 'voucher.min-spend.amount'), 0),
  quota: whole(1, maxVoucherQuota, 'voucher.quota.range'),
  per_user_limit: v.optional(whole(1, maxVoucherQuota, 'voucher.per-user.range'), 1),
  date_start: dateTime('voucher.start.required', 'start'),
  date_end: dateTime('voucher.end.required', 'end'),
  target: v.optional(
    v.picklist(['public', 'code_only', 'new_buyer', 'follower'], messageId('field.invalid')),
    'public',
  ),
  scope: v.optional(v.picklist(['all', 'products'], messageId('field.invalid')), 'all'),
  product_ids: v.optional(
    v.pipe(
      v.array(BodyId, messageId('field.invalid')),
      v.maxLength(maxVoucherProducts, messageId('voucher.products.many')),
      v.transform((ids) => [...new Set(ids)]),
    ),
    [],
  ),
};

const form = v.object(voucherRules);
/** Interfaces, so that types that hold them name them instead of writing them out. */
export interface VoucherFields extends v.InferInput<typeof form> {}
export interface VoucherForm extends v.InferOutput<typeof form> {}

interface Check {
  field: keyof VoucherForm;
  says: MessageId;
  isWrong(form: VoucherForm): boolean;
}

/** Percent of the least spend, in rupiah: what everybody who may use the voucher was promised. */
const promised = ({ min_spend, discount_value }: VoucherForm) =>
  Math.floor((min_spend * discount_value) / 100);

const lasts = ({ date_start, date_end }: VoucherForm) => Date.parse(date_end) - Date.parse(date_start);

const checks: readonly Check[] = [
  {
    field: 'discount_value',
    says: 'voucher.discount.percent',
    isWrong: ({ discount_type, discount_value }) => discount_type === 'percent' && discount_value > 100,
  },
  {
    field: 'discount_value',
    says: 'voucher.discount.amount',
    isWrong: ({ discount_type, discount_value }) => discount_type === 'amount' && discount_value < smallest,
  },
  {
    field: 'max_discount',
    says: 'voucher.max-discount.percent-only',
    isWrong: ({ discount_type, max_discount }) =>
      discount_type === 'amount' && typeof max_discount === 'number',
  },
  {
    field: 'max_discount',
    says: 'voucher.max-discount.small',
    isWrong: (fields) =>
      fields.discount_type === 'percent' &&
      typeof fields.max_discount === 'number' &&
      fields.max_discount < promised(fields),
  },
  {
    field: 'per_user_limit',
    says: 'voucher.per-user.above-quota',
    isWrong: ({ per_user_limit, quota }) => quota >= 1 && per_user_limit > quota,
  },
  { field: 'date_end', says: 'voucher.end.before-start', isWrong: (fields) => lasts(fields) <= 0 },
  {
    field: 'date_end',
    says: 'voucher.end.far',
    isWrong: (fields) => lasts(fields) > maxVoucherDays * milliseconds,
  },
  {
    field: 'product_ids',
    says: 'voucher.products.required',
    isWrong: ({ scope, product_ids }) => scope === 'products' && product_ids?.length === 0,
  },
];

/**
 * The rules between fields (domain 3.6), checked even while other fields are wrong; a comparison with something
 * that is not there is never wrong.
 */
export const voucherChecks = () =>
  v.rawCheck<VoucherForm>(({ dataset, addIssue }) => {
    const input: unknown = dataset.value;
    if (typeof input !== 'object' || input === null) return;
    const fields = input as VoucherForm;
    for (const { field, says, isWrong } of checks) {
      if (
        !isWrong({ ...fields, min_spend: fields.min_spend ?? 0, per_user_limit: fields.per_user_limit ?? 1 })
      )
        continue;
      addIssue({
        message: messageId(says),
        path: [{ type: 'object', origin: 'value', input: { ...fields }, key: field, value: fields[field] }],
      });
    }
  });

/** The full form: fields and the rules between them. */
export const VoucherInput: v.GenericSchema<VoucherFields, VoucherForm> = v.pipe(form, voucherChecks());

/** The errors of a new voucher's times now: it may start today, and must not be over. */
export const voucherTimeProblems = (
  { date_start, date_end }: Pick<VoucherForm, 'date_start' | 'date_end'>,
  now: Date,
): FieldProblems => ({
  ...(Date.parse(date_start) < now.getTime() - milliseconds ? { date_start: 'voucher.start.past' } : {}),
  ...(Date.parse(date_end) <= now.getTime() ? { date_end: 'voucher.end.past' } : {}),
});

/** What may still be changed once a voucher has started (domain 3.6, rule 2). */
export const openVoucherFields = [
  'name',
  'date_end',
  'quota',
] as const satisfies readonly (keyof VoucherForm)[];
