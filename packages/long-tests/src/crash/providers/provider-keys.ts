/** Of stand-ins on this machine; they open nothing elsewhere. */
export const providerKeys = {
  midtrans: { serverKey: 'Mid-server-test' },
  biteship: { key: 'biteship_test.crash', webhookSecret: 'crash' },
  payouts: { secretKey: 'xnd_development_crash', callbackToken: 'crash' },
} as const;

export type ProviderName = keyof typeof providerKeys;
export type ProviderUrls = Record<ProviderName, string>;
