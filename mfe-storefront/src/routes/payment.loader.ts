import type { Loader } from '@pasar/slice-kit';
import { loadPayment } from '../features/pay/load-payment.ts';

export const paymentLoader = (async ({ api, params, signal }) =>
  loadPayment(api, params.code ?? '', { signal })) satisfies Loader;
