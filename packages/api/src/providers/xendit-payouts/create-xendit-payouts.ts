import * as v from 'valibot';
import { apiError } from '../../platform/http/api-error.ts';
import { callProvider, type ProviderConnection } from '../../platform/providers/call-provider.ts';
import { isSecret } from '../../platform/providers/is-secret.ts';
import type { PayoutProvider, PayoutState } from '../../ports/payout-provider.ts';
import { xenditChannels } from './xendit-channels.ts';

export interface XenditPayoutSettings extends Pick<ProviderConnection, 'deadline' | 'url'> {
  secretKey: string;
  /** What Xendit sends as `x-callback-token`. */
  callbackToken: string;
}

const Payout = v.object({
  id: v.string(),
  reference_id: v.string(),
  status: v.string(),
  failure_code: v.optional(v.nullable(v.string()), null),
});
const Payouts = v.object({ data: v.array(Payout) });
const Notification = v.object({ data: v.object({ reference_id: v.pipe(v.string(), v.maxLength(100)) }) });

const statuses: Record<string, PayoutState['status']> = {
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
  REVERSED: 'reversed',
};

const stateOf = ({ id, status, failure_code }: v.InferOutput<typeof Payout>): PayoutState => ({
  providerRef: id,
  status: statuses[status] ?? 'sent',
  failureCode: failure_code,
});

/** Payouts by Xendit, version 2: https://docs.xendit.co/payouts. */
export const createXenditPayouts = ({
  secretKey,
  callbackToken,
  url,
  deadline,
}: XenditPayoutSettings): PayoutProvider => {
  const connection: ProviderConnection = {
    name: 'xendit',
    url,
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
    ...(deadline === undefined ? {} : { deadline }),
  };
  return {
    name: 'xendit',
    banks: new Set(Object.keys(xenditChannels)),
    send: async ({ reference, amount, bank, accountNumber, accountHolder, description }) =>
      stateOf(
        await callProvider(connection, {
          method: 'POST',
          path: '/v2/payouts',
          headers: { 'idempotency-key': reference },
          body: {
            reference_id: reference,
            channel_code: xenditChannels[bank],
            channel_properties: { account_number: accountNumber, account_holder_name: accountHolder },
            amount,
            currency: 'IDR',
            description,
          },
          schema: Payout,
        }),
      ),
    status: async (reference) => {
      const { data } = await callProvider(connection, {
        method: 'GET',
        path: `/v2/payouts?reference_id=${encodeURIComponent(reference)}`,
        schema: Payouts,
      });
      const found = data.find(({ reference_id }) => reference_id === reference);
      return found ? stateOf(found) : null;
    },
    readNotification: (headers, rawBody) => {
      if (!isSecret(callbackToken, headers.get('x-callback-token'))) throw apiError.unauthorized();
      let body: unknown;
      try {
        body = JSON.parse(rawBody);
      } catch {
        throw apiError.invalid({});
      }
      const parsed = v.safeParse(Notification, body);
      if (!parsed.success) throw apiError.invalid({ reference_id: ['field.invalid'] });
      return { reference: parsed.output.data.reference_id };
    },
  };
};
