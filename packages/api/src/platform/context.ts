import type { LinkTo, Locale, StepUpAction, TeamContact } from '@pasar/contract';
import type { CourierProvider } from '../ports/courier-provider.ts';
import type { Issuers } from '../ports/issuers.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { PayoutProvider } from '../ports/payout-provider.ts';
import type { Storage } from '../ports/storage.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Rates } from './rates.ts';
import type { SearchCluster } from './search-cluster/search-cluster.ts';
import type { SearchCounts } from './search-counts.ts';
import type { EventBuffer } from './security-events/event-buffer.ts';
import type { ServerMode } from './server-mode.ts';
import type { Tariff } from './tariff.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Objects that exist as long as the server. */
export interface Platform {
  db: Db;
  clock: Clock;
  storage: Storage;
  mail: Mailer;
  log: Log;
  keys: Keys;
  /** Those in force; a process has one such object, and settings of staff change it. */
  limits: Limits;
  /** What staff changed of couriers; one object of the process, read anew every few seconds. */
  tariff: { current: Tariff };
  /** Those that the server was started with. */
  startLimits: Readonly<Limits>;
  rates: Rates;
  workers: WorkerPool;
  /** The open streams of this process (people W3). */
  live: LiveHub;
  /** Security events on their way to the database. */
  securityEvents: EventBuffer;
  mode: ServerMode;
  /** The server's own folder; null for a server that keeps nothing. */
  dataDir: string | null;
  /** The distributed search; without it this process searches itself. */
  searchCluster: SearchCluster | null;
  /** What is searched for, on its way to the database. */
  searchCounts: SearchCounts;
  /** The public address, without a slash at the end. */
  publicUrl: string;
  /** Where its people can be reached. */
  teamContact: TeamContact;
  /** The path of a page, without language prefix, by its name. */
  linkTo: LinkTo;
  /** The identity providers; none in production until they are configured. */
  issuers: Issuers;
  /** Who collects money; nobody until a plugin brings a provider. */
  paymentProviders: readonly PaymentProvider[];
  /** Who fetches parcels; nobody until a plugin brings a service. */
  courierProviders: readonly CourierProvider[];
  /** Who sends money to bank accounts; without one staff make bank files. */
  payoutProviders: readonly PayoutProvider[];
  /**
   * Wakes the job runner for one queue, `events` or `emails` or a module's, or for all of them, before its next
   * round.
   */
  wakeJobs(queue?: string): void;
  /** Sends a request through this server's full HTTP stack, in process. Never inside a transaction. */
  callSelf(request: Request): Promise<Response>;
  /** Lets an action pass that the session has confirmed; `amount` in rupiah. Throws the 403 that asks for it. */
  requireStepUp(ctx: Context, action: StepUpAction, amount: number | null): Promise<void>;
  /** The error of a staff call that came too late, with who acted before and when; any other as it is. */
  describeConflict(ctx: Context, body: unknown, error: unknown): Promise<unknown>;
  /** Checks every invariant: one sentence per violation. Never inside a transaction. */
  checkMarket(ctx: Context): Promise<string[]>;
}

/** What a handler works with: the platform, and the current user, their language and their network. */
export interface Context extends Platform {
  actor: Actor;
  locale: Locale;
  ip: string;
  /** The official code of the city that a visitor selected for shipping estimates. */
  shipTo?: string;
  /** The browser's user agent; empty without one. Never displayed as it is. */
  userAgent: string;
  /** What a change of a store replaces, for the store's activity: its handler fills it in. */
  changed?: { before: Record<string, unknown> | null };
  /** Runs at once, or after the commit when a transaction is open. */
  afterCommit(effect: () => void): void;
}

/** The one argument of every handler. */
export interface HandlerArgs<I> {
  ctx: Context;
  input: I;
}
