import type { StoreVoucher } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

type Offer = Pick<StoreVoucher, 'kind' | 'discount_type' | 'discount_value' | 'max_discount' | 'min_spend'>;

/** The short texts of a voucher's card: its kind, its discount, its start. */
export const useVoucherMessages = () => {
  const { t } = useTranslation('seller');
  const { rupiah, count, number } = useFormat();
  return ({
    kind,
    discount_type: type,
    discount_value: value,
    max_discount: most,
    min_spend: least,
  }: Offer) => ({
    kind: t(`voucher.kinds.${kind}`),
    amount: type === 'percent' ? `${number(value)}%` : count(value),
    condition: least > 0 ? t('voucher.from', { amount: rupiah(least) }) : t('voucher.fromNothing'),
    most: most === null ? undefined : t('voucher.upTo', { amount: rupiah(most) }),
  });
};
