import type { PayTo } from '@pasar/contract';
import * as v from 'valibot';
import { apiError } from '../../platform/http/api-error.ts';
import { callProvider, type ProviderConnection } from '../../platform/providers/call-provider.ts';
import { isSecret } from '../../platform/providers/is-secret.ts';
import type { ChargeRequest, ChargeState, PaymentProvider } from '../../ports/payment-provider.ts';
import { ProviderRejection, ProviderUnavailable } from '../../ports/provider-error.ts';
import { type MethodCode, paymentMethodList } from '../payment-methods.ts';
import { readJson } from '../read-json.ts';
import { createXenditRefunds } from './create-xendit-refunds.ts';
import { Notification, PaymentRequest } from './xendit-schemas.ts';

export interface XenditSettings extends Pick<ProviderConnection, 'url' | 'deadline'> {
  secretKey: string;
  /** What Xendit sends with every notification. */
  callbackToken: string;
}

export const xenditUrl = 'https://api.xendit.co';
const version = '2024-11-11';

/** What Xendit calls our methods. */
const channels: Partial<Record<MethodCode, string>> = {
  va_bca: 'BCA_VIRTUAL_ACCOUNT',
  va_bri: 'BRI_VIRTUAL_ACCOUNT',
  va_bni: 'BNI_VIRTUAL_ACCOUNT',
  va_mandiri: 'MANDIRI_VIRTUAL_ACCOUNT',
  va_permata: 'PERMATA_VIRTUAL_ACCOUNT',
  va_cimb: 'CIMB_VIRTUAL_ACCOUNT',
  qris: 'QRIS',
  shopeepay: 'SHOPEEPAY',
};
const offered = Object.keys(channels) as MethodCode[];

const propertiesOf = ({ method, expiresAt, returnUrl }: ChargeRequest) => ({
  expires_at: expiresAt.toISOString(),
  ...(method.startsWith('va_') ? { display_name: 'PASAR' } : {}),
  ...(method === 'shopeepay' ? { success_return_url: returnUrl } : {}),
});

const getPayTo = ({ actions }: PaymentRequest): PayTo | null => {
  const value = (descriptor: string) => actions?.find((one) => one.descriptor === descriptor)?.value;
  const [va_number, qr] = [value('VIRTUAL_ACCOUNT_NUMBER'), value('QR_STRING')];
  const app_url = value('DEEPLINK_URL') ?? value('WEB_URL');
  if (va_number) return { va_number };
  if (qr) return { qr };
  return app_url ? { app_url } : null;
};

const statuses: Record<string, ChargeState['status']> = {
  REQUIRES_ACTION: 'waiting',
  ACCEPTING_PAYMENTS: 'waiting',
  AUTHORIZED: 'waiting',
  SUCCEEDED: 'paid',
  FAILED: 'ended',
  EXPIRED: 'ended',
  CANCELED: 'ended',
};

const amountOf = ({ captures, request_amount }: PaymentRequest) =>
  captures && captures.length > 0
    ? captures.reduce((sum, { capture_amount }) => sum + capture_amount, 0)
    : request_amount;

const isNotFound = (error: unknown) =>
  error instanceof ProviderRejection && / was rejected \(404\)/.test(error.message);

/** Payments by the Payments API v3 of Xendit: https://docs.xendit.co/apidocs. */
export const createXendit = (settings: XenditSettings): PaymentProvider => {
  const connection: ProviderConnection = {
    name: 'xendit',
    url: settings.url,
    headers: {
      authorization: `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`,
      'api-version': version,
    },
    ...(settings.deadline === undefined ? {} : { deadline: settings.deadline }),
  };
  /** Xendit knows a charge by its own id alone. */
  const path = (providerRef: string | null, verb = '') => {
    if (providerRef === null) throw new ProviderUnavailable('xendit: the charge has no id yet');
    return `/v3/payment_requests/${encodeURIComponent(providerRef)}${verb}`;
  };
  return {
    name: 'xendit',
    methods: offered.map((code) => paymentMethodList[code]),
    findsByReference: false,
    charge: async (request) => {
      const made = await callProvider(connection, {
        method: 'POST',
        path: '/v3/payment_requests',
        body: {
          reference_id: request.reference,
          type: 'PAY',
          country: 'ID',
          currency: 'IDR',
          request_amount: request.amount,
          channel_code: channels[request.method as MethodCode],
          channel_properties: propertiesOf(request),
        },
        schema: PaymentRequest,
      });
      const payTo = getPayTo(made);
      if (!payTo) throw new ProviderRejection(`xendit: ${made.status}, and nothing to pay to`);
      return { providerRef: made.payment_request_id, payTo };
    },
    status: async ({ providerRef }) => {
      try {
        const found = await callProvider(connection, {
          method: 'GET',
          path: path(providerRef),
          schema: PaymentRequest,
        });
        const status = statuses[found.status] ?? 'waiting';
        return {
          status,
          amount: status === 'paid' ? amountOf(found) : null,
          providerRef: found.payment_request_id,
          payTo: getPayTo(found),
        };
      } catch (error) {
        if (isNotFound(error)) return { status: 'missing', amount: null };
        throw error;
      }
    },
    end: async ({ providerRef }) => {
      await callProvider(connection, {
        method: 'POST',
        path: path(providerRef, '/cancel'),
        body: {},
        schema: v.object({ status: v.string() }),
      });
    },
    refunds: createXenditRefunds(connection),
    readNotification: (headers, rawBody) => {
      if (!isSecret(settings.callbackToken, headers.get('x-callback-token'))) throw apiError.unauthorized();
      const parsed = v.safeParse(Notification, readJson(rawBody));
      if (!parsed.success) throw apiError.invalid({ event: ['field.invalid'] });
      const { event, data } = parsed.output;
      // A refund's reference is ours for the refund, not for the charge.
      const reference = event.startsWith('refund.') ? null : data.reference_id;
      return { reference, providerRef: data.payment_request_id };
    },
  };
};
