import type { ChargeStateName, Payment } from '@pasar/contract';
import { useSubmit } from '@pasar/slice-kit';
import { Button, Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { usePayment } from './use-payment.ts';

const tones = {
  making: 'info',
  checking: 'info',
  confirming: 'success',
  ended: 'warning',
  failed: 'warning',
} as const satisfies Record<Exclude<ChargeStateName, 'ready'>, string>;

interface ChargeStateProps {
  charge: NonNullable<Payment['charge']>;
  payment: Payment;
  act: ReturnType<typeof usePayment>['act'];
}

/** What is the matter with the current number or code, and what the buyer can do. Nothing while it can be paid. */
export const ChargeState = ({ charge: { state }, payment, act }: ChargeStateProps) => {
  const { t } = useTranslation('storefront');
  const { order_group_code: code, method } = payment;
  const { submit, busy } = useSubmit(() =>
    act((calls) => calls.changeMethod(calls.api, code, method?.code ?? '')),
  );
  if (state === 'ready') return null;
  const isOver = state === 'ended' || state === 'failed';
  return (
    <Notice
      live
      tone={tones[state]}
      title={t(`payment.charge.${state}.title`)}
      action={
        isOver && (
          <Button variant="neutral" size="s" busy={busy} onClick={() => void submit()}>
            {t(state === 'ended' ? 'payment.newCode' : 'payment.tryAgain')}
          </Button>
        )
      }
    >
      {t(`payment.charge.${state}.text`)}
    </Notice>
  );
};
