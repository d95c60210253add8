import { createMidtrans, createXendit, type PaymentProvider } from '@pasar/api/plugin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as standIns from '../stand-ins/index.ts';
import { paymentContract } from './payment-contract.ts';

const serverKey = 'Mid-server-test';
const xenditKeys = { secretKey: 'xnd_test', callbackToken: 'token' };
const received: Request[] = [];
const options = {
  webhookUrl: 'http://market.test/webhook',
  deliver: async (request: Request) => {
    received.push(request);
    return new Response(null, { status: 200 });
  },
};

interface Side {
  standIn: standIns.StandIn;
  provider: PaymentProvider;
  /** The same with a short deadline. */
  hasty: PaymentProvider;
  named(key: { reference: string; providerRef: string | null }): object;
}

const open = {
  midtrans: async (): Promise<Side> => {
    const standIn = await standIns.openStandIn(standIns.createMidtrans({ serverKey }), options);
    return {
      standIn,
      provider: createMidtrans({ serverKey, url: standIn.url }),
      hasty: createMidtrans({ serverKey, url: standIn.url, deadline: 300 }),
      named: ({ reference }) => ({ order_id: reference }),
    };
  },
  xendit: async (): Promise<Side> => {
    const standIn = await standIns.openStandIn(standIns.createXendit(xenditKeys), options);
    return {
      standIn,
      provider: createXendit({ ...xenditKeys, url: standIn.url }),
      hasty: createXendit({ ...xenditKeys, url: standIn.url, deadline: 300 }),
      named: ({ providerRef }) => ({ payment_request_id: providerRef }),
    };
  },
};

describe.each(Object.keys(open) as (keyof typeof open)[])('%s', (name) => {
  let side: Side;
  beforeAll(async () => {
    side = await open[name]();
  });
  afterAll(() => side.standIn.close());
  const pay = async ({
    amount,
    ...key
  }: {
    reference: string;
    providerRef: string | null;
    amount: number;
  }) => {
    await side.standIn.control('pay', { ...side.named(key), amount });
  };
  const request = (reference: string) => ({
    reference,
    amount: 25_000,
    method: 'va_bca',
    expiresAt: new Date(Date.now() + 3_600_000),
    notifyUrl: options.webhookUrl,
    returnUrl: 'http://market.test',
  });
  const drain = async () => {
    received.length = 0;
    while (await side.standIn.tick());
  };

  test.each(paymentContract)('$name [M4]', ({ run }) => run(side.provider, { pay }));

  test('notifies of a payment with a proof; a forged one is rejected [M3]', async () => {
    await drain();
    const made = await side.provider.charge(request(`${name}-1`));
    await pay({ reference: `${name}-1`, providerRef: made.providerRef, amount: 25_000 });
    await drain();
    const [notification] = received;
    const headers = notification?.headers ?? new Headers();
    const body = (await notification?.text()) ?? '';
    expect(side.provider.readNotification(headers, body)).toMatchObject({ reference: `${name}-1` });
    await side.standIn.control('faults', { on: 'notification', fault: 'forged' });
    const other = await side.provider.charge(request(`${name}-2`));
    await pay({ reference: `${name}-2`, providerRef: other.providerRef, amount: 25_000 });
    await drain();
    const forged = received[0];
    const forgedBody = (await forged?.text()) ?? '';
    expect(() => side.provider.readNotification(forged?.headers ?? new Headers(), forgedBody)).toThrow();
    expect(() => side.provider.readNotification(headers, '{}')).toThrow();
  });

  test.each(['error', 'hang', 'lost', 'delay'])(
    'no usable answer (%s) leaves open what was done [M4]',
    async (fault) => {
      await side.standIn.control('faults', { on: 'call', fault, ms: 900 });
      await expect(side.hasty.charge(request(`${name}-${fault}`))).rejects.toMatchObject({
        name: 'ProviderUnavailable',
      });
    },
  );

  test('a wrong key is no rejection of the charge', async () => {
    const other =
      name === 'midtrans'
        ? createMidtrans({ serverKey: 'other', url: side.standIn.url })
        : createXendit({ ...xenditKeys, secretKey: 'other', url: side.standIn.url });
    await expect(other.charge(request(`${name}-key`))).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });
});
