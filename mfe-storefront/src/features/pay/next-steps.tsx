import { Card } from '@pasar/ui';
import { PackageCheck, PackageOpen, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './next-steps.styles.ts';

const steps = [
  ['prepare', PackageOpen],
  ['ship', Truck],
  ['receive', PackageCheck],
] as const;

/** What happens after a payment, and when the money moves on (quality A35). */
export const NextSteps = () => {
  const { t } = useTranslation('storefront');
  return (
    <Card as="section" aria-labelledby="payment-next">
      <h2 id="payment-next" css={style.heading}>
        {t('payment.next.title')}
      </h2>
      <ol css={style.steps}>
        {steps.map(([step, Icon]) => (
          <li key={step} css={style.step}>
            <span css={style.mark}>
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
            </span>
            <span>
              <span css={style.name}>{t(`payment.next.${step}.name`)}</span>
              <span css={style.text}>{t(`payment.next.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
