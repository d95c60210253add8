import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { text } from './text.ts';
import { voucherChecks, voucherRules } from './voucher.ts';

const {
  voucher_code,
  description,
  kind,
  discount_type,
  discount_value,
  max_discount,
  min_spend,
  quota,
  per_user_limit,
  date_start,
  date_end,
} = voucherRules;
const name = text({
  required: 'voucher.name.required',
  min: [5, 'voucher.name.length'],
  max: [60, 'voucher.name.length'],
});

/**
 * The form of the marketplace's own voucher: like a seller's, in both languages, for categories instead of products.
 */
export const platformVoucherRules = {
  voucher_code,
  name_id: name,
  name_en: name,
  description_id: description,
  description_en: description,
  kind,
  discount_type,
  discount_value,
  max_discount,
  min_spend,
  quota,
  per_user_limit,
  date_start,
  date_end,
  target: v.optional(v.picklist(['public', 'code_only', 'new_buyer'], messageId('field.invalid')), 'public'),
  /** Empty for everything; a category counts with all below it. */
  category_ids: v.optional(
    v.pipe(
      v.array(BodyId, messageId('field.invalid')),
      v.maxLength(100, messageId('field.invalid')),
      v.transform((ids) => [...new Set(ids)]),
    ),
    [],
  ),
};

const form = v.object(platformVoucherRules);
export interface PlatformVoucherForm extends v.InferOutput<typeof form> {}
type Fields = v.InferInput<typeof form>;

const edit = v.object({
  promo_id: BodyId,
  version: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(1)),
  ...platformVoucherRules,
});
export interface PlatformVoucherEdit extends v.InferOutput<typeof edit> {}

// A cast, because the checks are typed by the seller's form; they compare only fields that both forms have.
const betweenFields = voucherChecks() as never;

/** The full form: fields and the rules between them. */
export const PlatformVoucherInput: v.GenericSchema<Fields, PlatformVoucherForm> = v.pipe(form, betweenFields);
export const PlatformVoucherChange: v.GenericSchema<v.InferInput<typeof edit>, PlatformVoucherEdit> = v.pipe(
  edit,
  betweenFields,
);
