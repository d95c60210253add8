import { useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Card, Notice, Spinner } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { withScripts } from '../../shared/with-scripts.ts';
import { ChangeMethod } from './change-method.tsx';
import { ChargeState } from './charge-state.tsx';
import { CheckPayment } from './check-payment.tsx';
import { Deadline } from './deadline.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrdersOfPayment } from './orders-of-payment.tsx';
import * as style from './pending-payment.styles.ts';
import { SendProof } from './send-proof.tsx';
import type { usePayment } from './use-payment.ts';

type WaitingPaymentProps = ReturnType<typeof usePayment>;

/** A payment that has not come yet: until when, how, that this page sees it by itself, and what it is for. */
export const PendingPayment = ({
  payment,
  time,
  qr,
  lost,
  ask,
  act,
  simulate,
  simulating,
}: WaitingPaymentProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { charge, other_methods: others = [], order_group_code: code, to_wallet: toWallet = 0 } = payment;
  const isUsable = !charge || charge.state === 'ready' || charge.state === 'confirming';
  const isTransfer = isUsable && charge?.pay_to.accounts !== undefined;
  const endsEarlier = charge?.state === 'ready' && charge.expires_at !== payment.expires_at;
  return (
    <>
      {payment.expires_at && (
        <Card>
          <Deadline until={payment.expires_at} time={time} onEnd={() => void ask()} />
        </Card>
      )}
      {charge && <ChargeState charge={charge} payment={payment} act={act} />}
      {toWallet > 0 && <Notice>{t('payment.toWallet', { amount: rupiah(toWallet) })}</Notice>}
      {isUsable && <HowToPay payment={payment} qr={qr} />}
      {endsEarlier && (
        <p css={style.label}>{t('payment.codeUntil', { time: dateTime(charge.expires_at) })}</p>
      )}
      {isTransfer && charge && <SendProof payment={payment} charge={charge} act={act} />}
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
      {charge && !isTransfer && charge.state !== 'failed' && (
        <div css={withScripts}>
          <CheckPayment code={code} act={act} />
        </div>
      )}
      {others.length > 0 && charge?.state !== 'checking' && (
        <Card css={withScripts}>
          <ChangeMethod code={code} payable={payment.amount} methods={others} act={act} />
        </Card>
      )}
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
