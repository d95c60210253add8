import type { AdminVoucher } from '@pasar/contract';
import { toIsoTime, toLocalDateTime } from '@pasar/dashboard';
import { toAmountText, toOptionalAmount, toRequiredAmount } from '../../shared/form/amounts.ts';
import { splitList } from '../../shared/form/split-list.ts';

const hour = 3_600_000;

/** A week from the next full hour, once per buyer, for everybody. */
const newVoucher = (now: string) => {
  const start = Math.ceil(Date.parse(now) / hour) * hour;
  return {
    voucher_code: '',
    name_id: '',
    name_en: '',
    description_id: '',
    description_en: '',
    kind: 'discount',
    discount_type: 'amount',
    discount_value: '',
    max_discount: '',
    min_spend: '',
    quota: '',
    per_user_limit: '1',
    date_start: toLocalDateTime(new Date(start).toISOString()),
    date_end: toLocalDateTime(new Date(start + 7 * 24 * hour).toISOString()),
    target: 'public',
    category_ids: '',
  };
};
export type VoucherValues = ReturnType<typeof newVoucher>;

/** A voucher as texts; a new one where there is none. */
export const toVoucherValues = (voucher: AdminVoucher | undefined, now: string): VoucherValues =>
  voucher
    ? {
        voucher_code: voucher.voucher_code,
        name_id: voucher.name_id,
        name_en: voucher.name_en,
        description_id: voucher.description_id,
        description_en: voucher.description_en,
        kind: voucher.kind,
        discount_type: voucher.discount_type,
        discount_value: toAmountText(voucher.discount_value),
        max_discount: toAmountText(voucher.max_discount),
        min_spend: toAmountText(voucher.min_spend),
        quota: toAmountText(voucher.quota),
        per_user_limit: toAmountText(voucher.per_user_limit),
        date_start: toLocalDateTime(voucher.date_start),
        date_end: toLocalDateTime(voucher.date_end),
        target: voucher.target,
        category_ids: voucher.category_ids.join(','),
      }
    : newVoucher(now);

/** The server's input; unchanged times keep their seconds. */
export const toVoucherBody = (values: VoucherValues, voucher: AdminVoucher | undefined) => ({
  ...values,
  kind: values.kind as AdminVoucher['kind'],
  discount_type: values.discount_type as AdminVoucher['discount_type'],
  target: values.target as AdminVoucher['target'],
  discount_value: toRequiredAmount(values.discount_value),
  max_discount: values.discount_type === 'percent' ? toOptionalAmount(values.max_discount) : null,
  min_spend: toOptionalAmount(values.min_spend) ?? 0,
  quota: toRequiredAmount(values.quota),
  per_user_limit: toRequiredAmount(values.per_user_limit),
  date_start: toIsoTime(values.date_start, voucher?.date_start),
  date_end: toIsoTime(values.date_end, voucher?.date_end),
  category_ids: splitList(values.category_ids).map(Number),
});

/** What may change once a voucher has started (domain 3.6, rule 2). */
const openFields: readonly string[] = [
  'name_id',
  'name_en',
  'description_id',
  'description_en',
  'quota',
  'date_end',
];

export const isLocked = (field: string, voucher: AdminVoucher | undefined, now: string): boolean =>
  voucher !== undefined && Date.parse(voucher.date_start) <= Date.parse(now) && !openFields.includes(field);
