import type { VoucherForm } from '@pasar/contract';

interface Texts {
  name_id: string;
  name_en: string;
  description_id: string;
  description_en: string;
}

/** A seller writes in one language, and both pages show it; a text that stays as it was stays in both. */
const textsOf = ({ name, description }: VoucherForm, before?: Texts): Texts => ({
  ...(before && [before.name_id, before.name_en].includes(name)
    ? { name_id: before.name_id, name_en: before.name_en }
    : { name_id: name, name_en: name }),
  ...(before && [before.description_id, before.description_en].includes(description)
    ? { description_id: before.description_id, description_en: before.description_en }
    : { description_id: description, description_en: description }),
});

/** The form as columns. */
export const voucherValues = (form: VoucherForm, before?: Texts) => ({
  ...textsOf(form, before),
  voucher_code: form.voucher_code,
  image_media_id: form.image,
  kind: form.kind,
  discount_type: form.discount_type,
  discount_value: form.discount_value,
  max_discount: form.max_discount,
  min_spend: form.min_spend,
  quota: form.quota,
  per_user_limit: form.per_user_limit,
  scope: form.scope,
  target: form.target,
  starts_at: new Date(form.date_start),
  ends_at: new Date(form.date_end),
});
