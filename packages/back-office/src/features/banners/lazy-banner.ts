import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { BannerDetail } from './banner-detail.tsx';
import type { BannerForm } from './banner-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyBannerDetail: ComponentType<ComponentProps<typeof BannerDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "banner" */ './banner-detail.tsx').then((m) => m.BannerDetail),
);
export const LazyBannerForm: ComponentType<ComponentProps<typeof BannerForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "banner" */ './banner-form.tsx').then((m) => m.BannerForm),
);
