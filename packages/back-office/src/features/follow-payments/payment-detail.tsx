import { type AdminMe, type AdminPayment, adminPaymentEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane, useKeys } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Button, FormError, Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { usePaymentNames } from '../../shared/payments/use-payment-names.ts';

type Charge = AdminPayment['charges'][number];

const ChargeFacts = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { nameCharge } = usePaymentNames();
  return (
    <Facts
      facts={[
        [
          t('payments.reference'),
          charge.method === 'transfer' ? (
            <TextLink
              as={LocalLink}
              to={linkTo('back-office.transfers', {
                status: 'all',
                search: charge.reference,
                open: charge.reference,
              })}
            >
              {charge.reference}
            </TextLink>
          ) : (
            charge.reference
          ),
        ],
        [t('payments.method'), nameCharge(charge)],
        [t('payments.providerRef'), charge.provider_ref],
        [t('payments.amount'), rupiah(charge.amount)],
        [t('payments.received'), charge.paid_amount === null ? null : rupiah(charge.paid_amount)],
        [t('payments.status'), t(`charge.${charge.status}`)],
        [t('payments.expires'), dateTime(charge.expires_at)],
        [t('payments.responded'), charge.responded_at && dateTime(charge.responded_at)],
      ]}
    />
  );
};

interface PaymentDetailProps {
  payment: AdminPayment;
  me: AdminMe;
  closeTo: string;
}

/** One payment beside the list, with every attempt; the provider can be asked at once. */
export const PaymentDetail = ({ payment, me, closeTo }: PaymentDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { order_group_code } = payment;
  const { decide, busy, errors } = useDecision<void>({
    send: (api, _, options) => api.call(adminPaymentEndpoints.check, { body: { order_group_code } }, options),
  });
  // A transfer has no provider that could be asked, and what failed was never made there.
  const canCheck =
    hasStaffRole(me.roles, adminPaymentEndpoints.check.staff) &&
    payment.charges.some(
      ({ method, status }) => method !== 'transfer' && !['paid', 'reversed', 'failed'].includes(status),
    );
  useKeys(canCheck && !busy ? { e: () => void decide() } : {});
  return (
    <DetailPane
      title={order_group_code}
      subject={order_group_code}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {errors.conflict && <Notice tone="warning">{errors.conflict}</Notice>}
        <Facts
          facts={[
            [t('payments.status'), t(`payments.tab.${payment.status}`)],
            [t('payments.buyer'), [payment.buyer.name, payment.buyer.email].filter(Boolean).join(' · ')],
            [t('payments.amount'), rupiah(payment.amount)],
            [t('payments.created'), dateTime(payment.created_at)],
            [t('payments.expires'), dateTime(payment.expires_at)],
            [t('payments.paidAt'), payment.paid_at && dateTime(payment.paid_at)],
            [
              t('payments.orders'),
              <TextLink
                key="orders"
                as={LocalLink}
                to={linkTo('back-office.orders', { search: order_group_code })}
              >
                {t('payments.toOrders')}
              </TextLink>,
            ],
          ]}
        />
        <h3>{t('payments.attempts', { count: payment.charges.length })}</h3>
        {payment.charges.map((charge) => (
          <ChargeFacts key={charge.reference} charge={charge} />
        ))}
        {canCheck && (
          <Button variant="secondary" busy={busy} onClick={() => void decide()}>
            {t('payments.check')}
          </Button>
        )}
        {errors.order_group_code && <FormError>{errors.order_group_code}</FormError>}
      </Stack>
    </DetailPane>
  );
};
