import type { SellerOrderDetail } from '@pasar/contract';
import { Sums } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

interface EarningSumsProps {
  order: Pick<SellerOrderDetail, 'breakdown' | 'total_item'>;
}

/** How what the store gets of an order comes about. */
export const EarningSums = ({ order: { breakdown, total_item } }: EarningSumsProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { items, seller_voucher, commission, commission_bps, fee, seller_net } = breakdown;
  return (
    <Sums
      lines={[
        { label: t('earnings.items', { n: number(total_item) }), amount: items, always: true },
        { label: t('earnings.voucher'), amount: -seller_voucher },
        { label: t('earnings.commission', { percent: number(commission_bps / 100) }), amount: -commission },
        { label: t('earnings.fee'), amount: -fee },
      ]}
      total={{ label: t('sale.net'), amount: seller_net }}
    />
  );
};
