import { join } from 'node:path';
import type { Platform } from '@pasar/api/plugin';
import {
  createBiteship,
  createXenditPayouts,
  openStandIn,
  type Provider,
  type StandIn,
} from '../stand-ins/index.ts';

/** Keys of providers that run on this machine: they open nothing elsewhere. */
export const demoKeys = {
  biteship: { key: 'biteship_test.demo', webhookSecret: 'demo' },
  payouts: { secretKey: 'xnd_development_demo', callbackToken: 'demo' },
} as const;

export type StandInName = keyof typeof demoKeys;

/** The providers of a demo: each starts with the first call of it and ends with the server. */
export interface DemoStandIns {
  /** Its address. */
  url(name: StandInName): () => Promise<string>;
  open(name: StandInName): Promise<StandIn>;
  /** What is due at those that run; false when nothing was. */
  tick(): Promise<boolean>;
  close(): Promise<void>;
}

const webhooks: Record<StandInName, string> = {
  biteship: '/api/courier/webhook/biteship',
  payouts: '/api/payout/webhook/xendit',
};

/** Seconds that the demo's bank takes for a transfer. */
const bankSeconds = 40;

export const createDemoStandIns = ({
  clock,
  dataDir,
  publicUrl,
  limits,
  callSelf,
}: Platform): DemoStandIns => {
  const providers: Record<StandInName, () => Provider> = {
    biteship: () => createBiteship({ ...demoKeys.biteship, stepSeconds: limits.courierStageSeconds }),
    payouts: () => createXenditPayouts({ ...demoKeys.payouts, bankSeconds }),
  };
  const running = new Map<string, Promise<StandIn>>();
  let isClosed = false;
  const open = (name: StandInName) => {
    const known = running.get(name);
    if (known) return known;
    if (isClosed) throw new Error('the demo has ended');
    const opening = openStandIn(providers[name](), {
      ...(dataDir === null ? {} : { folder: join(dataDir, 'stand-ins') }),
      now: clock.now,
      webhookUrl: publicUrl + webhooks[name],
      deliver: callSelf,
    });
    running.set(name, opening);
    return opening;
  };
  return {
    open,
    url: (name) => async () => (await open(name)).url,
    tick: async () => {
      for (const standIn of running.values()) {
        if (!isClosed && (await (await standIn).tick())) return true;
      }
      return false;
    },
    close: async () => {
      isClosed = true;
      for (const standIn of running.values()) await (await standIn).close();
    },
  };
};
