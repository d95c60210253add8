import {
  createMidtrans,
  createTransfer,
  createXendit,
  type PaymentProvider,
  type Platform,
} from '@pasar/api/plugin';
import * as standIns from '../stand-ins/index.ts';

export interface StandInOptions {
  /** Where providers keep what they know; in memory without it. */
  folder?: string;
  /** The address of a Midtrans in another process. */
  midtransUrl?: string;
}

interface PaymentStandIns extends StandInOptions {
  /** Milliseconds that a provider has for an answer; 8 seconds by default. */
  deadline?: number;
  /** Whether Xendit comes before Midtrans, which offers the same methods. */
  xenditFirst?: boolean;
}

type Running = Pick<Platform, 'clock' | 'callSelf' | 'publicUrl' | 'wakeJobs'>;

const queueName = 'payment stand-ins';
const midtransKey = 'Mid-server-demo';
const xendit = { secretKey: 'xnd_demo', callbackToken: 'demo-callback-token' };
const accounts = [
  { bank: 'BCA', number: '0123456789', holder: 'PT Pasar Demo' },
  { bank: 'Mandiri', number: '1230004567890', holder: 'PT Pasar Demo' },
];

/** A provider that starts when it is first called, and reports to the server that runs by then. */
const openLazily = (
  provider: standIns.Provider,
  running: () => Running,
  { folder }: StandInOptions,
): { get(): Promise<standIns.StandIn>; opened(): Promise<standIns.StandIn> | undefined } => {
  let opened: Promise<standIns.StandIn> | undefined;
  return {
    opened: () => opened,
    get: () => {
      opened ??= standIns.openStandIn(provider, {
        now: () => running().clock.now(),
        webhookUrl: `${running().publicUrl}/api/payment/webhook/${provider.name}`,
        deliver: (request) => running().callSelf(request),
        ...(folder === undefined ? {} : { folder }),
      });
      return opened;
    },
  };
};

/**
 * The payment providers of demo mode: the adapters of production, whose addresses are stand-ins on this machine, and
 * transfers to an account of nobody.
 */
export const createPaymentStandIns = (options: PaymentStandIns = {}) => {
  const deadline = options.deadline === undefined ? {} : { deadline: options.deadline };
  let current: Running | undefined;
  const running = (): Running => {
    if (!current) throw new Error('the server has not started');
    return current;
  };
  const midtrans = openLazily(standIns.createMidtrans({ serverKey: midtransKey }), running, options);
  const xenditStandIn = openLazily(standIns.createXendit(xendit), running, options);
  const control = async (standIn: typeof midtrans, body: object) => {
    await (await standIn.get()).control('pay', body);
    running().wakeJobs(queueName);
  };
  const urlOf = (standIn: typeof midtrans) => async () => (await standIn.get()).url;
  return {
    providers: (platform: Running): PaymentProvider[] => {
      current = platform;
      const online: PaymentProvider[] = [
        {
          ...createMidtrans({
            ...deadline,
            serverKey: midtransKey,
            url: options.midtransUrl ?? urlOf(midtrans),
            now: () => platform.clock.now(),
          }),
          simulatePayment: ({ reference }) => control(midtrans, { order_id: reference }),
        },
        {
          ...createXendit({ ...xendit, ...deadline, url: urlOf(xenditStandIn) }),
          simulatePayment: ({ providerRef }) => control(xenditStandIn, { payment_request_id: providerRef }),
        },
      ];
      return [...(options.xenditFirst ? online.toReversed() : online), createTransfer(accounts)];
    },
    queue: {
      name: queueName,
      takeNext: async (): Promise<boolean> => {
        for (const standIn of [midtrans, xenditStandIn]) {
          // With a folder another process may have been told to pay.
          const ticking = options.folder === undefined ? standIn.opened() : standIn.get();
          if (await (await ticking)?.tick()) return true;
        }
        return false;
      },
    },
    /** The running stand-ins, for tests. */
    midtrans: midtrans.get,
    xendit: xenditStandIn.get,
    close: async (): Promise<void> => {
      for (const standIn of [midtrans, xenditStandIn]) await (await standIn.opened())?.close();
    },
  };
};
