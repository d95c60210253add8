import type { PaymentMethod } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { RadioGroup } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { findLimit } from './find-limit.ts';
import { PaymentMark } from './payment-mark.tsx';
import * as style from './payment-methods.styles.ts';

interface PaymentMethodsProps {
  /** What is left to pay, in rupiah; methods that do not take it cannot be selected. */
  payable: number;
  methods: readonly PaymentMethod[];
  chosen: string | null;
  /** The wallet pays the other part. */
  isRest: boolean;
  /** The user tried to pay without selecting one. */
  missing: boolean;
  onChoose(code: string): void;
}

/** The ways to pay what the wallet does not cover. */
export const PaymentMethods = ({
  payable,
  methods,
  chosen,
  isRest,
  missing,
  onChoose,
}: PaymentMethodsProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const hintOf = (method: PaymentMethod) => {
    const limit = findLimit(method, payable);
    if (limit) return t(`payment.methods.${limit.kind}`, { amount: rupiah(limit.amount) });
    if (method.fee > 0) return t('payment.methods.fee', { amount: rupiah(method.fee) });
    return t(`payment.methods.${method.kind}`);
  };
  return (
    <RadioGroup
      css={style.group}
      label={t(isRest ? 'payment.methods.rest' : 'payment.methods.label')}
      arrangement="tiles"
      value={chosen ?? ''}
      onChange={onChoose}
      error={missing && chosen === null ? t('payment.methods.required') : undefined}
      options={methods.map((method) => ({
        value: method.code,
        label: (
          <span css={style.method}>
            <PaymentMark code={method.code} />
            <span>{method.name}</span>
          </span>
        ),
        disabled: findLimit(method, payable) !== null,
        hint: hintOf(method),
      }))}
    />
  );
};
