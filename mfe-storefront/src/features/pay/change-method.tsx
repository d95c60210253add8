import type { PaymentMethod } from '@pasar/contract';
import { useSubmit } from '@pasar/slice-kit';
import { Button, Disclosure } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethods } from './payment-methods.tsx';
import * as style from './pending-payment.styles.ts';
import type { usePayment } from './use-payment.ts';

interface ChangeMethodProps {
  code: string;
  /** What is left to pay, in rupiah. */
  payable: number;
  methods: readonly PaymentMethod[];
  act: ReturnType<typeof usePayment>['act'];
}

/** Selects another method; the current number ends with it. */
export const ChangeMethod = ({ code, payable, methods, act }: ChangeMethodProps) => {
  const { t } = useTranslation('storefront');
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { submit, busy } = useSubmit(async () => {
    if (chosen === null) return setMissing(true);
    const changed = await act((calls) => calls.changeMethod(calls.api, code, chosen));
    if (changed) setChosen(null);
  });
  return (
    <Disclosure summary={t('payment.change.title')}>
      <div css={style.form}>
        <PaymentMethods
          methods={methods}
          payable={payable}
          chosen={chosen}
          isRest={false}
          missing={missing}
          onChoose={setChosen}
        />
        <p css={style.label}>{t('payment.change.hint')}</p>
        <Button variant="secondary" busy={busy} onClick={() => void submit()}>
          {t('payment.change.submit')}
        </Button>
      </div>
    </Disclosure>
  );
};
