import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { VoucherDetail } from './voucher-detail.tsx';
import type { VoucherForm } from './voucher-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyVoucherDetail: ComponentType<ComponentProps<typeof VoucherDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "voucher" */ './voucher-detail.tsx').then((m) => m.VoucherDetail),
);
export const LazyVoucherForm: ComponentType<ComponentProps<typeof VoucherForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "voucher" */ './voucher-form.tsx').then((m) => m.VoucherForm),
);
