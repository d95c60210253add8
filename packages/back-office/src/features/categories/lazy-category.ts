import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { CategoryDetail } from './category-detail.tsx';
import type { CategoryForm } from './category-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyCategoryDetail: ComponentType<ComponentProps<typeof CategoryDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "category" */ './category-detail.tsx').then((m) => m.CategoryDetail),
);
export const LazyCategoryForm: ComponentType<ComponentProps<typeof CategoryForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "category" */ './category-form.tsx').then((m) => m.CategoryForm),
);
