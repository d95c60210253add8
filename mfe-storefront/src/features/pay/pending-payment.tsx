import { Button, Card, Notice, Spinner } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { withScripts } from '../../shared/with-scripts.ts';
import { Deadline } from './deadline.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrdersOfPayment } from './orders-of-payment.tsx';
import * as style from './pending-payment.styles.ts';
import type { usePayment } from './use-payment.ts';

type WaitingPaymentProps = ReturnType<typeof usePayment>;

/** A payment that has not come yet: until when, how, that this page sees it by itself, and what it is for. */
export const PendingPayment = ({
  payment,
  time,
  qr,
  lost,
  ask,
  simulate,
  simulating,
}: WaitingPaymentProps) => {
  const { t } = useTranslation('storefront');
  return (
    <>
      {payment.expires_at && (
        <Card>
          <Deadline until={payment.expires_at} time={time} onEnd={() => void ask()} />
        </Card>
      )}
      <HowToPay payment={payment} qr={qr} />
      <p css={[style.watching, withScripts]} role="status">
        {lost ? (
          <span>{t('payment.offline')}</span>
        ) : (
          <>
            <Spinner size={20} />
            <span>{simulating ? t('payment.simulated') : t('payment.watching')}</span>
          </>
        )}
      </p>
      {payment.can_simulate && (
        <Notice
          title={t('payment.demo.title')}
          action={
            <Button variant="neutral" size="s" busy={simulating} onClick={() => void simulate()}>
              {t('payment.demo.simulate')}
            </Button>
          }
        >
          {t('payment.demo.text')}
        </Notice>
      )}
      <OrdersOfPayment orders={payment.orders} />
    </>
  );
};
