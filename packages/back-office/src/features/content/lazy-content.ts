import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { ContentDetail } from './content-detail.tsx';

/** It loads when a row is opened: the list itself needs no form. */
export const LazyContentDetail: ComponentType<ComponentProps<typeof ContentDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "content" */ './content-detail.tsx').then((m) => m.ContentDetail),
);
