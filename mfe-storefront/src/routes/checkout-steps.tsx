import { useTranslation } from 'react-i18next';
import * as style from './checkout-steps.styles.ts';

const steps = ['address', 'shipping', 'pay'] as const;
export type CheckoutStep = (typeof steps)[number];

/** The current step on the way to the order: one bar per step (quality A35). */
export const CheckoutSteps = ({ current }: { current: CheckoutStep | 'done' }) => {
  const { t } = useTranslation('storefront');
  const at = current === 'done' ? steps.length : steps.indexOf(current);
  return (
    <ol css={style.steps} aria-label={t('checkout.steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          css={[style.step, index <= at && style.reached, index === at && style.current]}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`checkout.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};
