import {
  openVoucherFields,
  type StoreVoucherDetail,
  type VoucherForm,
  type voucherRules,
} from '@pasar/contract';
import { toIsoTime, toLocalDateTime } from '@pasar/dashboard';

/** The text fields of the form; the image is separate, because it is uploaded at once. */
export type VoucherFormValues = Record<Exclude<keyof typeof voucherRules, 'image'>, string>;

const day = 24 * 3_600_000;

/** A week from the next full hour, in rupiah, for everybody. */
export const emptyVoucher = (now: string): VoucherFormValues => {
  const start = Math.ceil(Date.parse(now) / 3_600_000) * 3_600_000;
  return {
    voucher_code: '',
    name: '',
    description: '',
    kind: 'discount',
    discount_type: 'amount',
    discount_value: '',
    max_discount: '',
    min_spend: '',
    quota: '',
    per_user_limit: '1',
    date_start: toLocalDateTime(new Date(start).toISOString()),
    date_end: toLocalDateTime(new Date(start + 7 * day).toISOString()),
    target: 'public',
    scope: 'all',
    product_ids: '',
  };
};

const textOf = (amount: number | null) => (amount === null || amount === 0 ? '' : String(amount));

export const toVoucherFormValues = (voucher: StoreVoucherDetail): VoucherFormValues => ({
  voucher_code: voucher.voucher_code,
  name: voucher.name,
  description: voucher.description,
  kind: voucher.kind,
  discount_type: voucher.discount_type,
  discount_value: textOf(voucher.discount_value),
  max_discount: textOf(voucher.max_discount),
  min_spend: textOf(voucher.min_spend),
  quota: textOf(voucher.quota),
  per_user_limit: textOf(voucher.per_user_limit),
  date_start: toLocalDateTime(voucher.date_start),
  date_end: toLocalDateTime(voucher.date_end),
  target: voucher.target,
  scope: voucher.scope === 'products' ? 'products' : 'all',
  product_ids: voucher.product_ids.join(','),
});

/** A copy: what it is like, but its own code, days and uses. */
export const buildVoucherCopy = (voucher: StoreVoucherDetail, now: string): VoucherFormValues => {
  const { date_start, date_end, voucher_code } = emptyVoucher(now);
  return { ...toVoucherFormValues(voucher), date_start, date_end, voucher_code };
};

/** Ids in a text, in the format of the form. */
export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

const amountIn = (text: string) => (text === '' ? Number.NaN : Number(text));

/** The server's input; options are checked by its rule, which also serves the form. */
export const toVoucherPayload = (
  texts: VoucherFormValues,
  image: VoucherForm['image'],
  before?: Pick<StoreVoucherDetail, 'date_start' | 'date_end'>,
) => ({
  ...texts,
  image,
  kind: texts.kind as VoucherForm['kind'],
  discount_type: texts.discount_type as VoucherForm['discount_type'],
  target: texts.target as VoucherForm['target'],
  scope: texts.scope as VoucherForm['scope'],
  discount_value: amountIn(texts.discount_value),
  max_discount:
    texts.discount_type === 'percent' && texts.max_discount !== '' ? Number(texts.max_discount) : null,
  min_spend: Number(texts.min_spend || 0),
  quota: amountIn(texts.quota),
  per_user_limit: amountIn(texts.per_user_limit),
  date_start: toIsoTime(texts.date_start, before?.date_start),
  date_end: toIsoTime(texts.date_end, before?.date_end),
  product_ids: texts.scope === 'products' ? idsIn(texts.product_ids) : [],
});

/** Whether only what may change after the start can be changed (domain 3.6, rule 2). */
export const isPartlyEditable = (editable: readonly string[]): boolean =>
  editable.length > 0 && editable.length <= openVoucherFields.length;
