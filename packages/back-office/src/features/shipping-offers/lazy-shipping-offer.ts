import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { ShippingOfferDetail } from './shipping-offer-detail.tsx';
import type { ShippingOfferForm } from './shipping-offer-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyShippingOfferDetail: ComponentType<ComponentProps<typeof ShippingOfferDetail>> =
  lazyComponent(() =>
    import(/* webpackChunkName: "shipping-offer" */ './shipping-offer-detail.tsx').then(
      (m) => m.ShippingOfferDetail,
    ),
  );
export const LazyShippingOfferForm: ComponentType<ComponentProps<typeof ShippingOfferForm>> = lazyComponent(
  () =>
    import(/* webpackChunkName: "shipping-offer" */ './shipping-offer-form.tsx').then(
      (m) => m.ShippingOfferForm,
    ),
);
