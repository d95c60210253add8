import type { CheckoutOrder } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Checkbox } from '@pasar/ui';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './order-card.styles.ts';

interface InsuranceChoiceProps {
  order: CheckoutOrder;
  onChoose(insured: boolean): Promise<unknown>;
}

/** Insurance of the parcel; above a value of the products it is mandatory (domain 3.7). */
export const InsuranceOption = ({ order, onChoose }: InsuranceChoiceProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const [insured, showInsured] = useOptimistic(order.insurance || order.insurance_required);
  return (
    <Checkbox
      label={t('checkout.insurance.label')}
      hint={t(order.insurance_required ? 'checkout.insurance.required' : 'checkout.insurance.hint')}
      aside={<span css={style.asidePrice}>{rupiah(order.insurance_price)}</span>}
      checked={insured}
      disabled={order.insurance_required}
      onChange={({ target: { checked } }) =>
        startTransition(async () => {
          showInsured(checked);
          await onChoose(checked);
        })
      }
    />
  );
};
