import type { Loader } from '@pasar/slice-kit';
import { readPayment } from '../features/pay/pay-calls.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

export const paymentLoader = (async ({ api, params, signal }) => {
  const payment = await readPayment(api, params.code ?? '', signal);
  return { payment, time: { serverTime: payment.server_time, heardAt: heardAt() } };
}) satisfies Loader;
