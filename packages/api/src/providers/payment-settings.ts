import * as v from 'valibot';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { createMidtrans, midtransUrl } from './midtrans/create-midtrans.ts';
import { createTransfer } from './transfer/create-transfer.ts';
import { createXendit, xenditUrl } from './xendit/create-xendit.ts';

/** The environment variables of payments. */
export const paymentVariables = [
  'PASAR_PAYMENTS',
  'PASAR_MIDTRANS_SERVER_KEY',
  'PASAR_MIDTRANS_URL',
  'PASAR_XENDIT_SECRET_KEY',
  'PASAR_XENDIT_CALLBACK_TOKEN',
  'PASAR_XENDIT_URL',
  'PASAR_TRANSFER_ACCOUNTS',
] as const;
export type PaymentVariables = Partial<Record<(typeof paymentVariables)[number], string>>;

/** A setting with which nobody could pay, or nobody would get real money; the message is one sentence. */
export class ProviderSettingsError extends Error {
  override name = 'ProviderSettingsError';
}

const Accounts = v.pipe(
  v.array(
    v.object({
      bank: v.pipe(v.string(), v.minLength(2)),
      number: v.pipe(v.string(), v.regex(/^\d{5,25}$/)),
      holder: v.pipe(v.string(), v.minLength(2)),
    }),
  ),
  v.minLength(1),
);

const example = '[{"bank":"BCA","number":"0123456789","holder":"PT Pasar"}]';
const accountsOf = (text: string) => {
  try {
    return v.parse(Accounts, JSON.parse(text));
  } catch {
    throw new ProviderSettingsError(`PASAR_TRANSFER_ACCOUNTS lists accounts as JSON, such as ${example}.`);
  }
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Throws where a sandbox or this machine replaces a provider of real money. */
const assertReal = (mode: string, key: string, url: string): void => {
  const { hostname = '', protocol = '' } = URL.parse(url) ?? {};
  const isSandbox = /^(SB-|xnd_development)/.test(key) || /sandbox/.test(hostname);
  if (mode === 'production' && (isSandbox || loopback.test(hostname) || protocol !== 'https:')) {
    throw new ProviderSettingsError('A sandbox takes no real money.');
  }
};

/**
 * The payment providers that the settings name, in their order. Throws ProviderSettingsError for a missing key, an
 * unknown name, and in production for a sandbox.
 */
export const readPaymentSettings = (
  env: PaymentVariables,
  { mode, now }: { mode: 'demo' | 'production'; now(): Date },
): PaymentProvider[] => {
  const names = (env.PASAR_PAYMENTS ?? '').split(',').flatMap((name) => name.trim() || []);
  const need = (name: string, variable: keyof PaymentVariables): string => {
    const value = env[variable];
    if (value) return value;
    throw new ProviderSettingsError(`PASAR_PAYMENTS names ${name}: set ${variable}.`);
  };
  const create: Record<string, () => PaymentProvider> = {
    midtrans: () => {
      const serverKey = need('midtrans', 'PASAR_MIDTRANS_SERVER_KEY');
      const url = (env.PASAR_MIDTRANS_URL ?? midtransUrl).replace(/\/+$/, '');
      assertReal(mode, serverKey, url);
      return createMidtrans({ serverKey, url, now });
    },
    xendit: () => {
      const secretKey = need('xendit', 'PASAR_XENDIT_SECRET_KEY');
      const callbackToken = need('xendit', 'PASAR_XENDIT_CALLBACK_TOKEN');
      const url = (env.PASAR_XENDIT_URL ?? xenditUrl).replace(/\/+$/, '');
      assertReal(mode, secretKey, url);
      return createXendit({ secretKey, callbackToken, url });
    },
    transfer: () => createTransfer(accountsOf(need('transfer', 'PASAR_TRANSFER_ACCOUNTS'))),
  };
  return [...new Set(names)].map((name) => {
    const provider = create[name];
    if (provider) return provider();
    const known = Object.keys(create).join(', ');
    throw new ProviderSettingsError(`PASAR_PAYMENTS knows ${known}, not '${name}'.`);
  });
};
