import { describe, expect, test } from 'vitest';
import { type PaymentVariables, readPaymentSettings } from './payment-settings.ts';

const now = () => new Date();
const read = (env: PaymentVariables, mode: 'demo' | 'production' = 'production') =>
  readPaymentSettings(env, { mode, now }).map(({ name, methods }) => [name, methods.length]);
const refusal = (env: PaymentVariables, mode: 'demo' | 'production' = 'production') => {
  try {
    return read(env, mode);
  } catch (error) {
    return (error as Error).message;
  }
};
const accounts = '[{"bank":"BCA","number":"0123456789","holder":"PT Pasar"}]';

describe('the settings of payments', () => {
  test('name providers in the order of preference, once each', () => {
    expect(read({})).toEqual([]);
    expect(
      read({
        PASAR_PAYMENTS: 'transfer, xendit,midtrans,transfer',
        PASAR_TRANSFER_ACCOUNTS: accounts,
        PASAR_XENDIT_SECRET_KEY: 'xnd_production_1',
        PASAR_XENDIT_CALLBACK_TOKEN: 'token',
        PASAR_MIDTRANS_SERVER_KEY: 'Mid-server-1',
      }),
    ).toEqual([
      ['transfer', 1],
      ['xendit', 8],
      ['midtrans', 9],
    ]);
  });

  test.each([
    [{ PASAR_PAYMENTS: 'midtrans' }, 'PASAR_PAYMENTS names midtrans: set PASAR_MIDTRANS_SERVER_KEY.'],
    [
      { PASAR_PAYMENTS: 'xendit', PASAR_XENDIT_SECRET_KEY: 'xnd_production_1' },
      'PASAR_PAYMENTS names xendit: set PASAR_XENDIT_CALLBACK_TOKEN.',
    ],
    [{ PASAR_PAYMENTS: 'transfer' }, 'PASAR_PAYMENTS names transfer: set PASAR_TRANSFER_ACCOUNTS.'],
    [{ PASAR_PAYMENTS: 'cash' }, "PASAR_PAYMENTS knows midtrans, xendit, transfer, not 'cash'."],
    [
      { PASAR_PAYMENTS: 'transfer', PASAR_TRANSFER_ACCOUNTS: '[]' },
      `PASAR_TRANSFER_ACCOUNTS lists accounts as JSON, such as ${accounts}.`,
    ],
    [
      { PASAR_PAYMENTS: 'midtrans', PASAR_MIDTRANS_SERVER_KEY: 'SB-Mid-server-1' },
      'A sandbox takes no real money.',
    ],
    [
      {
        PASAR_PAYMENTS: 'midtrans',
        PASAR_MIDTRANS_SERVER_KEY: 'Mid-server-1',
        PASAR_MIDTRANS_URL: 'http://127.0.0.1:9000',
      },
      'A sandbox takes no real money.',
    ],
    [
      {
        PASAR_PAYMENTS: 'xendit',
        PASAR_XENDIT_SECRET_KEY: 'xnd_development_1',
        PASAR_XENDIT_CALLBACK_TOKEN: 'token',
      },
      'A sandbox takes no real money.',
    ],
  ] as [PaymentVariables, string][])('%j stop the start', (env, sentence) => {
    expect(refusal(env)).toBe(sentence);
  });

  test('let a demo use a sandbox', () => {
    expect(read({ PASAR_PAYMENTS: 'midtrans', PASAR_MIDTRANS_SERVER_KEY: 'SB-1' }, 'demo')).toEqual([
      ['midtrans', 9],
    ]);
  });
});
