import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentProvider } from '@pasar/api/plugin';

type Charge = Parameters<PaymentProvider['charge']>[0];

/** What somebody who owns the other side does: pays a charge there. */
export interface OtherSide {
  pay?(key: { reference: string; providerRef: string | null; amount: number }): Promise<void>;
  /** Milliseconds that the provider's status may lag behind. */
  lag?: number;
}

/** One promise of the payment port that a provider keeps or breaks. */
export interface ContractCase {
  name: string;
  /** Needs somebody who pays. */
  needsPayer?: boolean;
  run(provider: PaymentProvider, other: OtherSide): Promise<void>;
}

const demand = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

let count = 0;
/** References are never used twice, at a provider's own sandbox either. */
const requestFor = (method: string, amount = 25_000): Charge => ({
  reference: `CHK-${Date.now().toString(36).toUpperCase()}-${++count}`,
  amount,
  method,
  expiresAt: new Date(Date.now() + 3_600_000),
  notifyUrl: 'https://pasar.example/api/payment/webhook/check',
  returnUrl: 'https://pasar.example',
});

const keyOf = ({ reference, method }: Charge, { providerRef }: { providerRef: string | null }) => ({
  reference,
  providerRef,
  method,
});

const has: Record<string, (payTo: Record<string, unknown>) => boolean> = {
  virtual_account: ({ va_number, bill_key, biller_code }) =>
    typeof va_number === 'string' || (typeof bill_key === 'string' && typeof biller_code === 'string'),
  qris: ({ qr }) => typeof qr === 'string' && qr.startsWith('0002'),
  e_wallet: ({ app_url, qr }) => typeof app_url === 'string' || typeof qr === 'string',
};

/** What every payment provider has to do, on its stand-in and on its own sandbox. */
export const paymentContract: readonly ContractCase[] = [
  {
    name: 'each method is charged and has what it is paid to',
    run: async (provider) => {
      for (const { code, kind } of provider.methods) {
        const { payTo } = await provider.charge(requestFor(code));
        demand(has[kind]?.(payTo) === true, `${code} has nothing to pay to: ${JSON.stringify(payTo)}`);
      }
    },
  },
  {
    name: 'a new charge waits, and an unknown one is missing',
    run: async (provider) => {
      const request = requestFor('va_bni');
      const made = await provider.charge(request);
      const { status, amount } = await provider.status(keyOf(request, made));
      demand(status === 'waiting' && amount === null, `a new charge is ${status} with ${amount}`);
      const unknown = await provider.status({
        reference: 'CHK-NEVER-1',
        providerRef: 'pr-never',
        method: 'va_bni',
      });
      demand(unknown.status === 'missing', `an unknown charge is ${unknown.status}`);
    },
  },
  {
    name: 'a lost answer is found by our reference, where the provider says so',
    run: async (provider) => {
      if (!provider.findsByReference) return;
      const request = requestFor('va_bri');
      await provider.charge(request);
      const found = await provider.status(keyOf(request, { providerRef: null }));
      demand(found.status === 'waiting' && found.payTo?.va_number !== undefined, `it is ${found.status}`);
    },
  },
  {
    name: 'an ended charge is ended, and ending it again fails without doing anything',
    run: async (provider, { lag = 0 }) => {
      const request = requestFor('va_bni');
      const made = await provider.charge(request);
      await provider.end(keyOf(request, made));
      await wait(lag);
      const { status } = await provider.status(keyOf(request, made));
      demand(status === 'ended', `an ended charge is ${status}`);
      const again = await provider.end(keyOf(request, made)).then(
        () => 'done',
        (error: Error) => error.name,
      );
      demand(again === 'ProviderRejection', `ending it again is ${again}`);
    },
  },
  {
    name: 'a paid charge is paid with its amount, and can be sent back where its method allows it',
    needsPayer: true,
    run: async (provider, { pay, lag = 0 }) => {
      const request = requestFor('qris', 41_000);
      const made = await provider.charge(request);
      await pay?.({ ...keyOf(request, made), amount: request.amount });
      await wait(lag);
      const { status, amount } = await provider.status(keyOf(request, made));
      demand(status === 'paid' && amount === 41_000, `a paid charge is ${status} with ${amount}`);
      const { refunds } = provider;
      const refund = { ...keyOf(request, made), refundReference: `${request.reference}-R`, amount: 1_000 };
      demand(!(await refunds?.status(refund)), 'a refund that nobody asked for is known');
      const sent = await refunds?.send(refund);
      await refunds?.send(refund);
      const found = await refunds?.status(refund);
      demand(found?.providerRef === sent?.providerRef, `the refund is ${found?.providerRef}`);
      demand(found?.status !== 'failed', 'the refund failed');
      const after = await provider.status(keyOf(request, made));
      demand(after.status === 'paid', `after a refund it is ${after.status}`);
    },
  },
];
