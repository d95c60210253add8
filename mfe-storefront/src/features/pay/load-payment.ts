import type { ApiClient } from '@pasar/api-client';
import type { Payment } from '@pasar/contract';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import type { ServerTime } from '../../shared/countdown/index.ts';
import { readPayment } from './pay-calls.ts';
import type { QrDrawing } from './qr-path.ts';

/** A payment, when it was received, and its rendered code: a document has it before any script runs. */
export interface LoadedPayment {
  payment: Payment;
  time: ServerTime;
  qr: QrDrawing | null;
}

/** Null without a code, and where the file that renders it failed to load: the next request tries again. */
const drawn = async ({ qr }: Payment): Promise<QrDrawing | null> => {
  if (qr === null) return null;
  try {
    const { qrPath } = await import(/* webpackChunkName: "qr-code" */ './qr-path.ts');
    return qrPath(qr);
  } catch {
    return null;
  }
};

/** Requests a payment; an earlier response spares rendering the same code again. */
export const loadPayment = async (
  api: ApiClient,
  code: string,
  { signal, before }: { signal?: AbortSignal; before?: LoadedPayment } = {},
): Promise<LoadedPayment> => {
  const payment = await readPayment(api, code, signal);
  const time = { serverTime: payment.server_time, heardAt: getReceivedAt() };
  const isSame = before?.qr && before.payment.qr === payment.qr;
  return { payment, time, qr: isSame ? before.qr : await drawn(payment) };
};
