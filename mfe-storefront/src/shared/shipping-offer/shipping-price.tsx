import { useFormat } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './shipping-price.styles.ts';

/** What a service costs the buyer; where an offer pays a part, the shipping rate is crossed out beside it. */
export const ShippingPrice = ({ price, paid }: { price: number; paid: number }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const left = price - paid;
  return (
    <span css={style.price}>
      {paid > 0 && (
        <s css={style.before}>
          <VisuallyHidden>{t('shippingRate.before')} </VisuallyHidden>
          {rupiah(price)}
        </s>
      )}{' '}
      <span css={paid > 0 && style.saved}>{left === 0 ? t('shippingRate.free') : rupiah(left)}</span>
    </span>
  );
};
