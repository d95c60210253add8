import type { Loader } from '@pasar/slice-kit';
import { hearPayment } from '../features/pay/heard-payment.ts';

export const paymentLoader = (async ({ api, params, signal }) =>
  hearPayment(api, params.code ?? '', { signal })) satisfies Loader;
