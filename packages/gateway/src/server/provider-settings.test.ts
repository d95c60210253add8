import { describe, expect, test } from 'vitest';
import { approvalLimit, payoutAutoMax, providerSettings } from './provider-settings.ts';

const biteship = {
  PASAR_COURIERS: 'biteship,manual',
  PASAR_BITESHIP_KEY: 'biteship_live.abc',
  PASAR_BITESHIP_WEBHOOK_SECRET: 'secret',
};
const xendit = {
  PASAR_PAYOUTS: 'xendit',
  PASAR_XENDIT_SECRET_KEY: 'xnd_production_abc',
  PASAR_XENDIT_CALLBACK_TOKEN: 'token',
};

test('without settings sellers bring parcels and banks get files', () => {
  expect(providerSettings({}, 'production')).toEqual({});
  expect(providerSettings({ PASAR_COURIERS: 'manual', PASAR_PAYOUTS: 'file' }, 'production')).toEqual({});
});

test('what is set up is used', () => {
  expect(providerSettings({ ...biteship, ...xendit }, 'production')).toEqual({
    biteship: { key: 'biteship_live.abc', webhookSecret: 'secret', url: 'https://api.biteship.com' },
    xenditPayouts: { secretKey: 'xnd_production_abc', callbackToken: 'token', url: 'https://api.xendit.co' },
  });
});

describe('the start is refused in one sentence', () => {
  test.each([
    [{ PASAR_COURIERS: 'biteship' }, 'PASAR_COURIERS names biteship: set PASAR_BITESHIP_KEY.'],
    [
      { ...biteship, PASAR_BITESHIP_WEBHOOK_SECRET: undefined },
      'PASAR_COURIERS names biteship: set PASAR_BITESHIP_WEBHOOK_SECRET.',
    ],
    [{ PASAR_COURIERS: 'komerce' }, "PASAR_COURIERS knows biteship and manual, not 'komerce'."],
    [
      { ...biteship, PASAR_BITESHIP_KEY: 'biteship_test.abc' },
      'PASAR_BITESHIP_KEY is a sandbox key. A sandbox takes no real money.',
    ],
    [
      { ...biteship, PASAR_BITESHIP_URL: 'http://127.0.0.1:4001' },
      'PASAR_BITESHIP_URL is this machine. A sandbox takes no real money.',
    ],
    [
      { ...biteship, PASAR_BITESHIP_URL: 'biteship' },
      "PASAR_BITESHIP_URL must be an address such as https://api.biteship.com, not 'biteship'.",
    ],
    [{ PASAR_PAYOUTS: 'xendit' }, 'PASAR_PAYOUTS names xendit: set PASAR_XENDIT_SECRET_KEY.'],
    [{ ...xendit, PASAR_PAYOUTS: 'xendit,file' }, 'PASAR_PAYOUTS is either xendit or file.'],
    [
      { ...xendit, PASAR_XENDIT_SECRET_KEY: 'xnd_development_abc' },
      'PASAR_XENDIT_SECRET_KEY is a sandbox key. A sandbox takes no real money.',
    ],
  ])('%o', (env, sentence) => {
    expect(() => providerSettings(env, 'production')).toThrow(sentence);
  });

  test.each(['-1', '1e6', 'banyak'])('for an automatic limit of %s', (text) => {
    expect(() => payoutAutoMax({ PASAR_PAYOUT_AUTO_MAX: text })).toThrow('PASAR_PAYOUT_AUTO_MAX');
  });
});

test('a demo may use sandboxes', () => {
  const env = {
    ...biteship,
    PASAR_BITESHIP_KEY: 'biteship_test.abc',
    PASAR_BITESHIP_URL: 'http://localhost:9',
  };
  expect(providerSettings(env, 'demo').biteship?.url).toBe('http://localhost:9');
  expect(payoutAutoMax({ PASAR_PAYOUT_AUTO_MAX: '500000' })).toBe(500_000);
});

test('the limit of one staff user is an amount, off, or the usual one', () => {
  expect(approvalLimit({})).toEqual({});
  expect(approvalLimit({ PASAR_APPROVAL_LIMIT: '250000' })).toEqual({ approvalLimit: 250_000 });
  expect(approvalLimit({ PASAR_APPROVAL_LIMIT: 'off' }).approvalLimit).toBeGreaterThan(1e12);
  for (const text of ['', '-1', '5jt'])
    expect(() => approvalLimit({ PASAR_APPROVAL_LIMIT: text })).toThrow('PASAR_APPROVAL_LIMIT');
});
