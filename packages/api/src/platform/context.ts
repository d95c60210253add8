import type { Locale } from '@pasar/contract';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Issuers } from './issuers.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Rates } from './rates.ts';
import type { EventBuffer } from './security-events/event-buffer.ts';
import type { Storage } from './storage/storage.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** What lives as long as the server. */
export interface Platform {
  db: Db;
  clock: Clock;
  storage: Storage;
  mail: Mailer;
  log: Log;
  keys: Keys;
  limits: Limits;
  rates: Rates;
  workers: WorkerPool;
  /** Security events on their way to the database. */
  securityEvents: EventBuffer;
  mode: 'demo' | 'production';
  /** The address that people type, without a slash at the end. */
  publicUrl: string;
  /** Who may vouch for people; nobody in production until it is set up. */
  issuers: Issuers;
  /** Asks the job runner to look at one queue, `events` or `letters` or a module's, or at all of them, before its next round. */
  wakeJobs(queue?: string): void;
  /** Sends a request through this server's whole HTTP stack, in process. Never inside a transaction. */
  callSelf(request: Request): Promise<Response>;
  /** Checks everything that must always hold: one sentence per fault. Never inside a transaction. */
  checkMarket(ctx: Context): Promise<string[]>;
}

/** What a verb works with: the platform, and who asks, in which language, from where. */
export interface Context extends Platform {
  actor: Actor;
  locale: Locale;
  ip: string;
  /** How the caller's browser names itself; empty when it does not. Never shown as it is. */
  userAgent: string;
  /** Runs at once, or after the commit when a transaction is open. */
  afterCommit(effect: () => void): void;
}

/** The one argument of every verb. */
export interface HandlerArgs<I> {
  ctx: Context;
  input: I;
}
