import { formatDate, type ShippingEstimate } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './estimate-sheet.styles.ts';

type Offer = NonNullable<ShippingEstimate['shipping_offers']>[number];

/** Who pays for shipping, from how much, up to how much, where, with whom and until when. */
export const ShippingOffers = ({ estimate: { shipping_offers = [] } }: { estimate: ShippingEstimate }) => (
  <>
    {shipping_offers.map((offer, index) => (
      // An offer has no id here, and two may have the same text.
      <OfferNotice key={index} offer={offer} />
    ))}
  </>
);

const OfferNotice = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const locale = useLocale();
  const { by, name, min_spend, missing, up_to, provinces, couriers, ends_at, in_area } = offer;
  const limits = [
    min_spend > 0 && t('shipping.offer.least', { amount: rupiah(min_spend) }),
    provinces && t('shipping.offer.area', { places: provinces.join(', ') }),
    couriers && t('shipping.offer.couriers', { names: couriers.join(', ') }),
    ends_at && t('shipping.offer.until', { date: formatDate(ends_at, locale) }),
  ].filter((limit) => typeof limit === 'string');
  const payer = by === 'store' ? t('shipping.offer.store') : (name ?? t('shipping.offer.marketplace'));
  const holds = in_area && missing === 0;
  return (
    <Notice tone={holds ? 'success' : 'info'} css={style.free}>
      {t(up_to === null ? 'shipping.offer.all' : 'shipping.offer.upTo', {
        payer,
        amount: rupiah(up_to ?? 0),
      })}
      {limits.length > 0 && ` ${limits.join(' · ')}.`}
      {in_area && missing > 0 && ` ${t('shipping.offer.missing', { amount: rupiah(missing) })}`}
      {!in_area && ` ${t('shipping.offer.elsewhere')}`}
    </Notice>
  );
};
