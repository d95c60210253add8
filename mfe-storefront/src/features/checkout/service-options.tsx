import type { ShippingCourier } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { RadioGroup, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { formatArrival } from '../../shared/format-arrival.ts';
import { ShippingPrice } from '../../shared/shipping-offer/shipping-price.tsx';
import * as style from './couriers.styles.ts';

interface ServiceOptionsProps {
  courier: ShippingCourier;
  chosenId: number | null;
  onChoose(shipperResultId: number): void;
}

/** The services of one courier: how fast, and for how much. */
export const ServiceOptions = ({ courier, chosenId, onChoose }: ServiceOptionsProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  return (
    <RadioGroup
      css={style.services}
      label={
        <VisuallyHidden css={style.courierLegend}>
          {t('checkout.courier.services', { courier: courier.name })}
        </VisuallyHidden>
      }
      arrangement="tiles"
      value={String(chosenId ?? '')}
      onChange={(value) => onChoose(Number(value))}
      options={courier.services.map((one) => ({
        value: String(one.shipper_result_id),
        label: (
          <span css={style.service}>
            <span>{one.description || one.service}</span>
            <ShippingPrice price={one.price} paid={one.shipping_offer_amount ?? 0} />
          </span>
        ),
        hint: t('checkout.courier.arrives', {
          days: formatArrival(one.etd_date.from, one.etd_date.to, locale),
        }),
      }))}
    />
  );
};
