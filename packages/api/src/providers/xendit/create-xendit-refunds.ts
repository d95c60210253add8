import { callProvider, type ProviderConnection } from '../../platform/providers/call-provider.ts';
import type { RefundKey, Refunds } from '../../ports/payment-provider.ts';
import type { PayoutState } from '../../ports/payout-provider.ts';
import { Refund, Refunds as RefundList } from './xendit-schemas.ts';

/** The shortest window of each method: https://docs.xendit.co/docs/qris. */
const refundDays = { qris: 30, shopeepay: 30 };

const statuses: Record<string, PayoutState['status']> = {
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

const stateOf = ({ id, status, failure_code }: Refund): PayoutState => ({
  providerRef: id,
  status: statuses[status] ?? 'sent',
  failureCode: failure_code,
});

/** Refunds by Xendit: https://docs.xendit.co/apidocs/refund-payment-request. Some issuers of QRIS take none. */
export const createXenditRefunds = (connection: ProviderConnection): Refunds => ({
  days: refundDays,
  send: async ({ providerRef, refundReference, amount }: RefundKey & { amount: number }) =>
    stateOf(
      await callProvider(connection, {
        method: 'POST',
        path: '/refunds',
        body: {
          reference_id: refundReference,
          payment_request_id: providerRef,
          amount,
          currency: 'IDR',
          reason: 'REQUESTED_BY_CUSTOMER',
        },
        headers: { 'idempotency-key': refundReference },
        schema: Refund,
      }),
    ),
  status: async ({ providerRef, refundReference }) => {
    const { data } = await callProvider(connection, {
      method: 'GET',
      path: `/refunds?payment_request_id=${encodeURIComponent(providerRef ?? '')}`,
      schema: RefundList,
    });
    const found = data.find(({ reference_id }) => reference_id === refundReference);
    return found ? stateOf(found) : null;
  },
});
