import { type StoreShippingOffer, shippingOfferEndpoints } from '@pasar/contract';
import { SectionFailure } from '@pasar/dashboard';
import { lazyPart, useApi } from '@pasar/slice-kit';
import { Skeleton } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ShippingOfferForm = lazyPart(() =>
  import(/* webpackChunkName: "shipping-offer" */ './shipping-offer-form.tsx').then(
    (m) => m.ShippingOfferForm,
  ),
);

/** The store's free shipping, read by itself: the profile above stands without it. */
export const ShippingOfferSection = () => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const [read, setRead] = useState<StoreShippingOffer | 'coming' | 'lost'>('coming');
  useEffect(() => {
    const left = new AbortController();
    api.call(shippingOfferEndpoints.read, {}, { signal: left.signal }).then(
      ({ data }) => setRead(data),
      () => !left.signal.aborted && setRead('lost'),
    );
    return () => left.abort();
  }, [api]);
  if (read === 'coming') return <Skeleton shape="block" />;
  if (read === 'lost') return <SectionFailure section={t('offer.title')} />;
  return <ShippingOfferForm first={read} />;
};
