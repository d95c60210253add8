import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { apiError } from '../../platform/http/api-error.ts';
import { callProvider, type ProviderConnection } from '../../platform/providers/call-provider.ts';
import { isSecret } from '../../platform/providers/is-secret.ts';
import type { ChargeState, PaymentProvider } from '../../ports/payment-provider.ts';
import type { PayoutState } from '../../ports/payout-provider.ts';
import { ProviderRejection, ProviderUnavailable } from '../../ports/provider-error.ts';
import { type MethodCode, paymentMethodList } from '../payment-methods.ts';
import { readJson } from '../read-json.ts';
import { chargeBody, getPayTo } from './midtrans-charge.ts';
import { Notification, Transaction } from './midtrans-schemas.ts';

export interface MidtransSettings extends Pick<ProviderConnection, 'url' | 'deadline'> {
  serverKey: string;
  now?: () => Date;
}

export const midtransUrl = 'https://api.midtrans.com';

const offered: readonly MethodCode[] = [
  'va_bca',
  'va_bri',
  'va_bni',
  'va_mandiri',
  'va_permata',
  'va_cimb',
  'qris',
  'gopay',
  'shopeepay',
];

/**
 * The shortest window of each method: a QR code that another bank's app has paid, 7 days. See
 * https://docs.midtrans.com/reference/refund-transaction.
 */
const refundDays = { qris: 7, gopay: 45, shopeepay: 365 };

/** A direct refund is done when Midtrans responds, and it calls the refund by our key. */
const sentBack = (refundReference: string): PayoutState => ({
  providerRef: refundReference,
  status: 'succeeded',
  failureCode: null,
});

/** Codes in the body that leave open what happened: Midtrans or a bank had an error. */
const isUncertain = ({ status_code }: Transaction) => /^5|^429$|^401$/.test(status_code);

const stateOf = (transaction: Transaction): ChargeState['status'] => {
  const { transaction_status: status, fraud_status } = transaction;
  if (status === 'settlement') return 'paid';
  if (status === 'capture') return fraud_status === 'accept' ? 'paid' : 'waiting';
  // What we send back on request stays paid.
  if (status === 'refund' || status === 'partial_refund') return 'paid';
  if (status === 'chargeback' || status === 'partial_chargeback') return 'reversed';
  return status === 'pending' || status === 'authorize' ? 'waiting' : 'ended';
};

/** Payments by the Core API of Midtrans: https://docs.midtrans.com/reference/core-api-overview. */
export const createMidtrans = (settings: MidtransSettings): PaymentProvider => {
  const { serverKey, now = () => new Date() } = settings;
  const connection: ProviderConnection = {
    name: 'midtrans',
    url: settings.url,
    headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
    ...(settings.deadline === undefined ? {} : { deadline: settings.deadline }),
  };
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    more: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Transaction> => {
    // The code is in the body, and the HTTP status does not always follow it.
    const accept = [400, 402, 404, 406, 407, 410, 411, 412, 413];
    const answer = await callProvider(connection, { method, path, schema: Transaction, accept, ...more });
    if (isUncertain(answer))
      throw new ProviderUnavailable(`midtrans: ${path} responded ${answer.status_code}`);
    return answer;
  };
  const path = (reference: string, verb: string) => `/v2/${encodeURIComponent(reference)}/${verb}`;
  const demandDone = ({ status_code, status_message }: Transaction) => {
    if (!/^2/.test(status_code)) throw new ProviderRejection(`midtrans: ${status_code} ${status_message}`);
  };
  return {
    name: 'midtrans',
    methods: offered.map((code) => paymentMethodList[code]),
    findsByReference: true,
    charge: async (request) => {
      const transaction = await call('POST', '/v2/charge', {
        body: chargeBody(request, now()),
        headers: {
          'idempotency-key': request.reference,
          'x-override-notification': request.notifyUrl,
        },
      });
      // An earlier request with this number still runs, or was done: its status tells.
      if (transaction.status_code === '202' || transaction.status_code === '406') {
        throw new ProviderUnavailable(`midtrans: the charge runs already (${transaction.status_code})`);
      }
      demandDone(transaction);
      const payTo = getPayTo(transaction, request.method);
      if (!payTo) throw new ProviderUnavailable('midtrans: the answer has nothing to pay to');
      return { providerRef: null, payTo };
    },
    status: async ({ reference, method }) => {
      const transaction = await call('GET', path(reference, 'status'));
      if (transaction.status_code === '404') return { status: 'missing', amount: null };
      // Codes of a status are those of the transaction: 202 denied, 407 expired.
      if (transaction.transaction_status === undefined) demandDone(transaction);
      const status = stateOf(transaction);
      return {
        status,
        amount: status === 'paid' ? Math.round(Number(transaction.gross_amount)) : null,
        ...(transaction.transaction_status === 'partial_chargeback' ? { isPartial: true } : {}),
        payTo: getPayTo(transaction, method),
      };
    },
    end: async ({ reference }) => demandDone(await call('POST', path(reference, 'expire'), { body: {} })),
    refunds: {
      days: refundDays,
      send: async ({ reference, refundReference, amount }) => {
        demandDone(
          await call('POST', path(reference, 'refund/online/direct'), {
            body: { refund_key: refundReference, amount, reason: 'Refund' },
          }),
        );
        return sentBack(refundReference);
      },
      status: async ({ reference, refundReference }) => {
        const { refunds } = await call('GET', path(reference, 'status'));
        const isKnown = refunds.some(({ refund_key }) => refund_key === refundReference);
        return isKnown ? sentBack(refundReference) : null;
      },
    },
    readNotification: (_, rawBody) => {
      const parsed = v.safeParse(Notification, readJson(rawBody));
      if (!parsed.success) throw apiError.invalid({ order_id: ['field.invalid'] });
      const { order_id, status_code, gross_amount, signature_key } = parsed.output;
      const proof = createHash('sha512')
        .update(order_id + status_code + gross_amount + serverKey)
        .digest('hex');
      if (!isSecret(proof, signature_key)) throw apiError.unauthorized();
      return { reference: order_id, providerRef: null };
    },
  };
};
