import { useFormat } from '@pasar/slice-kit';
import { Price } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './pay-bar.styles.ts';
import { PayButton, type PayButtonProps } from './pay-button.tsx';

interface PayBarProps extends PayButtonProps {
  /** The name of the selected way to pay. */
  method: string | undefined;
  /** The wallet pays the other part. */
  isRest: boolean;
}

/** On phones, the sum and the button stay within reach of the thumb. */
export const PayBar = ({ method, isRest, ...button }: PayBarProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  return (
    <div css={style.bar} data-action-bar>
      <p css={style.text}>
        <span css={style.method}>
          {method ? t('payment.by', { method }) : t(isRest ? 'payment.left' : 'checkout.summary.grandTotal')}
        </span>
        <Price size="l" value={rupiah(button.payable)} />
      </p>
      <PayButton {...button} />
    </div>
  );
};
