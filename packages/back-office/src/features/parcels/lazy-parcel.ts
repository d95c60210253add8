import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { ParcelDetail } from './parcel-detail.tsx';

/** It loads when a row is opened: the list itself needs no scans. */
export const LazyParcelDetail: ComponentType<ComponentProps<typeof ParcelDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "parcel" */ './parcel-detail.tsx').then((m) => m.ParcelDetail),
);
