import type { Payment } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { ButtonLink, Card } from '@pasar/ui';
import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NextSteps } from './next-steps.tsx';
import { OrdersOfPayment } from './orders-of-payment.tsx';
import * as style from './payment-result.styles.ts';

const icons = { paid: CircleCheck, expired: Clock, cancelled: Undo2 } as const;

interface PaymentOutcomeProps {
  payment: Payment;
  status: keyof typeof icons;
}

/** How a payment ended: what happens to the money, what comes next, and the orders it was for. */
export const PaymentResult = ({ payment, status }: PaymentOutcomeProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const Icon = icons[status];
  const { wallet_used, grand_total, paid_at, orders, to_wallet = 0 } = payment;
  return (
    <>
      <Card css={style.card}>
        <span css={[style.mark, style.marks[status]]}>
          <Icon size={40} strokeWidth={1.9} aria-hidden="true" />
        </span>
        <p css={style.text}>{t(`payment.${status}.text`)}</p>
        {status !== 'paid' && wallet_used > 0 && (
          <p css={style.text}>{t('payment.walletBack', { amount: rupiah(wallet_used) })}</p>
        )}
        {to_wallet > 0 && <p css={style.text}>{t('payment.toWallet', { amount: rupiah(to_wallet) })}</p>}
        {status === 'paid' && (
          <p css={style.sum}>
            {paid_at
              ? t('payment.paid.sum', { amount: rupiah(grand_total), at: dateTime(paid_at) })
              : rupiah(grand_total)}
          </p>
        )}
        <div css={style.ways}>
          {/* What was ordered has left the cart for good: it is bought again from its order. */}
          <ButtonLink as={LocalLink} to={linkTo('buyer.orders')}>
            {t('payment.toOrders')}
          </ButtonLink>
          <ButtonLink as={LocalLink} to={linkTo('storefront.home')} variant="neutral">
            {t('payment.goOn')}
          </ButtonLink>
        </div>
      </Card>
      {status === 'paid' && <NextSteps />}
      <OrdersOfPayment orders={orders} />
    </>
  );
};
