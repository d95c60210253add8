import type { ApiClient } from '@pasar/api-client';
import type { Payment } from '@pasar/contract';
import { getReceivedAt } from '../../shared/countdown/get-received-at.ts';
import type { ServerTime } from '../../shared/countdown/index.ts';
import { readPayment } from './pay-calls.ts';
import type { QrDrawing } from './qr-path.ts';

/** A payment, when it was heard of, and its code as it is drawn: a document has it before any script runs. */
export interface LoadedPayment {
  payment: Payment;
  time: ServerTime;
  qr: QrDrawing | null;
}

/** Null without a code, and where the file that draws it did not come: the next look tries again. */
const drawn = async ({ qr }: Payment): Promise<QrDrawing | null> => {
  if (qr === null) return null;
  try {
    const { qrPath } = await import(/* webpackChunkName: "qr-code" */ './qr-path.ts');
    return qrPath(qr);
  } catch {
    return null;
  }
};

/** Asks for a payment; what was heard before spares drawing the same code again. */
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
