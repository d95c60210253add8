import { type ApiClient, isApiError } from '@pasar/api-client';
import { type Args, checkoutEndpoints, type Payment, PayRejection, paymentEndpoints } from '@pasar/contract';
import * as v from 'valibot';

export type PayBody = Args<typeof checkoutEndpoints.pay>['body'];

/**
 * Places the order of the checkout; repeating it with the same key has one effect. Returns the code of the
 * payment.
 */
export const payCheckout = async (api: ApiClient, body: PayBody, idempotencyKey: string): Promise<string> => {
  const { data } = await api.call(checkoutEndpoints.pay, { body }, { idempotencyKey });
  return data.order_group_code;
};

/** Why a payment was rejected, with the fresh checkout; undefined for every other error. */
export const findPayRejection = (failure: unknown): v.InferOutput<typeof PayRejection> | undefined => {
  if (!isApiError(failure) || failure.code !== 409) return undefined;
  const parsed = v.safeParse(PayRejection, failure.data);
  return parsed.success ? parsed.output : undefined;
};

export const readPayment = async (api: ApiClient, code: string, signal?: AbortSignal): Promise<Payment> =>
  (await api.call(paymentEndpoints.read, { params: { code } }, signal ? { signal } : {})).data;

/** Ends the current number and makes one by this method. Returns the payment as it is then. */
export const changeMethod = async (
  api: ApiClient,
  code: string,
  payment_method: string,
): Promise<Payment> => {
  const args = { params: { code }, body: { payment_method } };
  const idempotencyKey = crypto.randomUUID();
  return (await api.call(paymentEndpoints.method, args, { idempotencyKey })).data;
};

/** Has the provider asked whether the money came. */
export const checkPayment = async (api: ApiClient, code: string): Promise<Payment> =>
  (await api.call(paymentEndpoints.check, { params: { code }, body: {} })).data;

/** Proves a bank transfer with an uploaded photo. */
export const sendProof = async (
  api: ApiClient,
  code: string,
  body: Args<typeof paymentEndpoints.proof>['body'],
): Promise<Payment> => {
  const idempotencyKey = crypto.randomUUID();
  return (await api.call(paymentEndpoints.proof, { params: { code }, body }, { idempotencyKey })).data;
};

/** Demo mode: pays this payment at its stand-in. */
export const simulatePayment = (api: ApiClient, code: string): Promise<unknown> =>
  api.call(paymentEndpoints.simulate, { params: { code } });
