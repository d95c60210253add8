import type { Migrations } from './database/migrate.ts';
import type { App } from './http/app.ts';
import type { Consumer } from './jobs/outbox.ts';
import type { Sweep } from './jobs/sweep.ts';

/** One domain as the server composes it. */
export interface Module {
  name: string;
  migrations?: Migrations;
  routes?(app: App): void;
  consumers?: Consumer[];
  sweeps?: Sweep[];
}
