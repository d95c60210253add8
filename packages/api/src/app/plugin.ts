import type { StaffRole } from '@pasar/contract';
import type { Context, Platform } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import type { Queue } from '../platform/jobs/job-runner.ts';
import type { ScheduledJob } from '../platform/jobs/scheduled-job.ts';
import type { CourierProvider } from '../ports/courier-provider.ts';
import type { Issuers } from '../ports/issuers.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { PayoutProvider } from '../ports/payout-provider.ts';

/** How much demo data there is. */
export interface SeedSize {
  stores: number;
  products: number;
  buyers: number;
  /** Past orders, besides the written ones of the demo accounts. */
  orders: number;
}

export interface SeedOptions {
  /** Any integer; the same one generates the same marketplace. Default: that of the plugin's demo. */
  seed?: number;
  /** Missing values follow from the others; without any, the demo has its default size. */
  size?: Partial<SeedSize>;
  onProgress(step: string, done: number, total: number): void;
}

/** An account whose password everybody knows. */
export interface DemoAccount {
  email: string;
  password: string;
  role: 'buyer' | 'seller' | 'store staff' | StaffRole;
}

/** What another package adds to the server. */
export interface Plugin {
  name: string;
  /** Replaces real services and people: production rejects it. */
  isDemo?: boolean;
  routes?(app: App, platform: Platform): void;
  jobs?: { queues: readonly Queue[]; sweeps: readonly ScheduledJob[] };
  /** Ends what the plugin has started. */
  close?(): Promise<void>;
  paymentProviders?(platform: Platform): readonly PaymentProvider[];
  payoutProviders?(platform: Platform): readonly PayoutProvider[];
  courierProviders?(platform: Platform): readonly CourierProvider[];
  identityIssuers?(publicUrl: string): Issuers;
  seed?: {
    accounts: readonly DemoAccount[];
    /** Runs at every start. */
    renew(ctx: Context): Promise<void>;
    /** Fills an empty marketplace; one with any account in it is left unchanged. */
    fill(ctx: Context, options: SeedOptions): Promise<'seeded' | 'kept'>;
  };
}

/** A plugin that this server may not load; the message is one sentence. */
export class PluginError extends Error {
  override name = 'PluginError';
}

/** Throws PluginError when production is given a stand-in. */
export const assertAllowed = (mode: Platform['mode'], plugins: readonly Plugin[]): void => {
  const stray = plugins.find(({ isDemo }) => isDemo && mode === 'production');
  if (stray) throw new PluginError(`Production does not load the plugin ${stray.name}, which is for demos.`);
};
