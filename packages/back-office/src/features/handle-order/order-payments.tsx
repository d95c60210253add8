import type { AdminOrderDetail } from '@pasar/contract';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { usePaymentNames } from '../../shared/payments/use-payment-names.ts';

/** How the order's group was paid: from the wallet, and by each attempt with a provider. */
export const OrderPayments = ({ order }: { order: AdminOrderDetail }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { nameCharge } = usePaymentNames();
  return (
    <Section title={t('order.payment')}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('order.group'), order.order_group_code],
            [t('order.money.wallet_used'), rupiah(order.money.wallet_used)],
          ]}
        />
        {order.payments.map((charge) => (
          <Facts
            key={charge.reference}
            facts={[
              [t('order.reference'), charge.reference],
              [t('order.method'), nameCharge(charge)],
              [t('order.money.total'), rupiah(charge.amount)],
              [t('orders.status'), t(`charge.${charge.status}`)],
              [t('order.answered'), charge.responded_at && dateTime(charge.responded_at)],
            ]}
          />
        ))}
      </Stack>
    </Section>
  );
};
