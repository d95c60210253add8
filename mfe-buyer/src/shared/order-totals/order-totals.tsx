import type { BuyerOrderDetail } from '@pasar/contract';
import { TotalsList, textStyle } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

/** The breakdown of an order's total and of its refunds, for its page and its invoice. */
export const OrderTotals = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { number, rupiah } = useFormat();
  const { price_breakdown: price, total_item: pieces, refund } = order;
  return (
    <>
      <TotalsList
        savings
        lines={[
          { label: t('bill.items', { n: number(pieces) }), amount: price.items, always: true },
          { label: t('bill.sellerVoucher'), amount: -price.seller_voucher },
          { label: t('bill.platformDiscount'), amount: -price.platform_discount },
          { label: t('bill.shipping'), amount: price.shipping, always: true },
          { label: t('bill.shippingOffer'), amount: -(price.shipping_offer ?? 0) },
          { label: t('bill.shippingDiscount'), amount: -price.shipping_discount },
          { label: t('bill.insurance'), amount: price.insurance },
        ]}
        total={{ label: t('bill.total'), amount: price.total }}
      />
      {refund && (
        <TotalsList
          lines={[{ label: t('bill.refund'), amount: -refund.wallet, always: true }]}
          total={{ label: t('bill.afterRefund'), amount: price.total - refund.wallet }}
        />
      )}
      {refund && refund.promo > 0 && (
        <p css={textStyle}>{t('bill.refundPromo', { amount: rupiah(refund.promo) })}</p>
      )}
    </>
  );
};
