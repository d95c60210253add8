import type { Context } from './context.ts';
import type { Migrations } from './database/migrate.ts';
import type { App } from './http/app.ts';
import type { KeyChange, SealedColumn } from './installation/key-change.ts';
import type { Consumer } from './jobs/outbox.ts';
import type { ScheduledJob } from './jobs/scheduled-job.ts';
import type { Gauge } from './metrics.ts';

/** One domain as the server composes it. */
export interface Module {
  name: string;
  migrations?: Migrations;
  routes?(app: App): void;
  consumers?: Consumer[];
  sweeps?: ScheduledJob[];
  /** Each takes one due item and works on it, outside any transaction of the runner; false when nothing was due. */
  queues?: ((ctx: Context) => Promise<boolean>)[];
  /** Which servers work its queues: `each` where memory holds what waits; those of the role when absent: `jobs`. */
  queuesOn?: 'each' | 'media' | 'jobs';
  gauges?: Gauge[];
  /** Each returns sentences about inconsistent data; none when all is consistent. */
  audits?: ((ctx: Context) => Promise<string[]>)[];
  /** What its tables hold sealed with the market's key. */
  sealed?: readonly SealedColumn[];
  /** Removes what another key of the market makes void. */
  onKeyChange?(change: KeyChange): Promise<void>;
}
