import { orderDocumentEndpoints, type SellerOrderDetail } from '@pasar/contract';
import { OrderPart, textStyle } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenDocument } from '../../shared/order-documents/use-open-document.ts';
import { PayoutBreakdown } from '../../shared/payout-breakdown/payout-breakdown.tsx';

/** What the store gets of the order, and what passes it by. */
export const Earnings = ({ order }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { breakdown, order_code: code } = order;
  const invoice = useOpenDocument();
  const { delivery, refunded, refunded_promo: promo, shipping_reimbursed: reimbursed = 0 } = breakdown;
  return (
    <OrderPart title={t('earnings.title')}>
      <PayoutBreakdown order={order} />
      {refunded > 0 && <p css={textStyle}>{t('earnings.refunded', { amount: rupiah(refunded) })}</p>}
      {promo > 0 && <p css={textStyle}>{t('earnings.refundedPromo', { amount: rupiah(promo) })}</p>}
      {delivery > reimbursed && (
        <p css={textStyle}>{t('earnings.courier', { amount: rupiah(delivery - reimbursed) })}</p>
      )}
      <div>
        <Button
          variant="neutral"
          size="s"
          busy={invoice.busy}
          icon={<FileText size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() =>
            invoice.submit(
              async (api) =>
                (await api.call(orderDocumentEndpoints.sellerInvoice, { params: { code } })).data,
            )
          }
        >
          {t('earnings.invoice')}
        </Button>
      </div>
    </OrderPart>
  );
};
