import type { BuyerOrderDetail } from '@pasar/contract';
import { Sums } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

/** How an order's total came about, as its page and its invoice say it. */
export const BillSums = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const { price_breakdown: price, total_item: pieces } = order;
  return (
    <Sums
      savings
      lines={[
        { label: t('bill.items', { n: number(pieces) }), amount: price.items, always: true },
        { label: t('bill.sellerVoucher'), amount: -price.seller_voucher },
        { label: t('bill.platformDiscount'), amount: -price.platform_discount },
        { label: t('bill.shipping'), amount: price.shipping, always: true },
        { label: t('bill.shippingDiscount'), amount: -price.shipping_discount },
        { label: t('bill.insurance'), amount: price.insurance },
      ]}
      total={{ label: t('bill.total'), amount: price.total }}
    />
  );
};
