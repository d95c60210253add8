import type { ShippingEstimate } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { formatArrival } from '../../shared/format-arrival.ts';
import { ShippingPrice } from '../../shared/shipping-offer/shipping-price.tsx';
import { UnavailableServices } from '../../shared/shipping-offer/unavailable-services.tsx';
import * as style from './estimate-sheet.styles.ts';
import { formatDestination } from './format-destination.ts';
import { ShippingOffers } from './shipping-offers.tsx';

interface CourierListProps {
  estimate: ShippingEstimate;
  /** Newer ones are on their way. */
  coming: boolean;
}

const weightWords = (gram: number, number: (n: number) => string) =>
  gram >= 1000 ? `${number(gram / 1000)} kg` : `${number(gram)} g`;

/** The couriers that go there, the cheapest first, each with its services. */
export const CourierList = ({ estimate, coming }: CourierListProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const locale = useLocale();
  const { couriers, origin, qty, weight_gram: gram } = estimate;
  if (couriers.length === 0)
    return (
      <>
        <Notice tone="warning" title={t('shipping.nobody')}>
          {t('shipping.nobodyHelp', { place: formatDestination(estimate) })}
        </Notice>
        <UnavailableServices services={estimate.unavailable ?? []} />
      </>
    );
  return (
    <div css={coming && style.coming} aria-busy={coming}>
      <p css={style.about}>
        {t('shipping.parcel', {
          count: qty,
          n: number(qty),
          weight: weightWords(gram, number),
          city: origin,
        })}
      </p>
      <ShippingOffers estimate={estimate} />
      <ul css={style.couriers} aria-label={t('shipping.couriers')}>
        {couriers.map(({ code, name, services }) => (
          <li key={code} css={style.courier}>
            <h3 css={style.name}>{name}</h3>
            <ul>
              {services.map(
                ({
                  service,
                  description,
                  price,
                  shipping_offer_amount: paid = 0,
                  etd_date: { from, to },
                }) => (
                  <li key={service} css={style.service}>
                    <span>
                      {description || service}
                      <span css={style.days}>
                        {t('shipping.arrives', { days: formatArrival(from, to, locale) })}
                      </span>
                    </span>
                    <ShippingPrice price={price} paid={paid} />
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <UnavailableServices services={estimate.unavailable ?? []} />
    </div>
  );
};
