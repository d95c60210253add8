import type { BuyerOrderDetail } from '@pasar/contract';
import { CopyCode, OrderPart, strongStyle, textStyle } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { ButtonLink, Divider, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CreditNotes } from '../../shared/credit-notes/credit-notes.tsx';
import { OrderTotals } from '../../shared/order-totals/order-totals.tsx';

/** How it was paid, and how the total came about. */
export const Bill = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const { payment, order_group_code: group, order_code: code } = order;
  return (
    <OrderPart title={t('bill.title')}>
      <OrderTotals order={order} />
      <Divider />
      <Stack gap={4}>
        <p css={strongStyle}>{payment.method_name ?? t('bill.wallet')}</p>
        {payment.wallet_used > 0 && payment.method_name && <WalletPart amount={payment.wallet_used} />}
        <p css={textStyle}>
          {payment.paid_at ? t('bill.paidAt', { at: dateTime(payment.paid_at) }) : t('bill.unpaid')}
        </p>
        <CopyCode code={group} label={t('bill.copy')} />
      </Stack>
      {payment.paid_at && (
        <ButtonLink as={LocalLink} variant="neutral" size="s" to={linkTo('buyer.invoice', { code })}>
          {t('bill.invoice')}
        </ButtonLink>
      )}
      <CreditNotes order={order} />
    </OrderPart>
  );
};

const WalletPart = ({ amount }: { amount: number }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return <p css={textStyle}>{t('bill.walletPart', { amount: rupiah(amount) })}</p>;
};
