import type { SellerOrderDetail } from '@pasar/contract';
import { OrderPart, textStyle } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { PayoutBreakdown } from '../../shared/payout-breakdown/payout-breakdown.tsx';
import { IssuedDocuments } from './issued-documents.tsx';

/** What the store gets of the order, and what passes it by. */
export const Earnings = ({ order }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { breakdown } = order;
  const { delivery, refunded, refunded_promo: promo, shipping_reimbursed: reimbursed = 0 } = breakdown;
  return (
    <OrderPart title={t('earnings.title')}>
      <PayoutBreakdown order={order} />
      {refunded > 0 && <p css={textStyle}>{t('earnings.refunded', { amount: rupiah(refunded) })}</p>}
      {promo > 0 && <p css={textStyle}>{t('earnings.refundedPromo', { amount: rupiah(promo) })}</p>}
      {delivery > reimbursed && (
        <p css={textStyle}>{t('earnings.courier', { amount: rupiah(delivery - reimbursed) })}</p>
      )}
      <IssuedDocuments order={order} />
    </OrderPart>
  );
};
