import type { SellerOrderDetail } from '@pasar/contract';
import { TotalsList } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

interface EarningSumsProps {
  order: Pick<SellerOrderDetail, 'breakdown' | 'total_item' | 'money_state'>;
}

/** How what the store gets of an order comes about; an estimate as long as the money is held. */
export const PayoutBreakdown = ({ order: { breakdown, total_item, money_state } }: EarningSumsProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const {
    items,
    seller_voucher,
    returned,
    shipping_subsidy = 0,
    shipping_reimbursed = 0,
    commission,
    commission_bps,
    fee,
    seller_net,
  } = breakdown;
  return (
    <TotalsList
      lines={[
        { label: t('earnings.items', { n: number(total_item) }), amount: items, always: true },
        { label: t('earnings.voucher'), amount: -seller_voucher },
        { label: t('earnings.returned'), amount: -returned },
        { label: t('earnings.shipping'), amount: -shipping_subsidy },
        { label: t('earnings.commission', { percent: number(commission_bps / 100) }), amount: -commission },
        { label: t('earnings.fee'), amount: -fee },
        { label: t('earnings.reimbursed'), amount: shipping_reimbursed },
      ]}
      total={{
        label: t(money_state === 'estimated' ? 'earnings.netEstimated' : 'earnings.net'),
        amount: seller_net,
      }}
    />
  );
};
