import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { PromoDetail } from './promo-detail.tsx';
import type { PromoForm } from './promo-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyPromoDetail: ComponentType<ComponentProps<typeof PromoDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "promo" */ './promo-detail.tsx').then((m) => m.PromoDetail),
);
export const LazyPromoForm: ComponentType<ComponentProps<typeof PromoForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "promo" */ './promo-form.tsx').then((m) => m.PromoForm),
);
