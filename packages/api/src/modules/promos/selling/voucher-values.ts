import type { VoucherForm } from '@pasar/contract';

/** The form as columns. A seller writes in one language; both pages show it. */
export const voucherValues = (form: VoucherForm) => ({
  voucher_code: form.voucher_code,
  name_id: form.name,
  name_en: form.name,
  description_id: form.description,
  description_en: form.description,
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
