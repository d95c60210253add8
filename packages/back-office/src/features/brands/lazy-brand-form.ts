import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { BrandForm } from './brand-form.tsx';

/** It loads when a brand is opened or added: the list itself needs no form. */
export const LazyBrandForm: ComponentType<ComponentProps<typeof BrandForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "brand" */ './brand-form.tsx').then((m) => m.BrandForm),
);
