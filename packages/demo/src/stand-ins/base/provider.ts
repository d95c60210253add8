import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

interface Bindings {
  Bindings: HttpBindings;
}
export type ProviderApp = Hono<Bindings>;
export type ProviderCall = Context<Bindings>;

/** A message from the provider to the marketplace, sent again until the response is 2xx. */
export interface Notification {
  headers: Record<string, string>;
  body: unknown;
}

/** What the routes of a provider work with. */
export interface Kit {
  /** The provider's own database; it survives a restart. */
  db: DatabaseSync;
  now(): Date;
  /** Queues a notification for the marketplace. Without an address of the marketplace nothing is sent. */
  notify(notification: Notification): void;
}

/** A provider as its public documents describe it. */
export interface Provider {
  /** Names its database and, by default, the webhook. Lowercase letters and `-`. */
  name: string;
  /** SQL of its tables, each `create table if not exists`. Names with `_` in front belong to the base. */
  schema: string;
  /** Adds the public calls. */
  routes(app: ProviderApp, kit: Kit): void;
  /** Adds calls below `/_control` that play the customer, the bank or the courier. */
  control(app: ProviderApp, kit: Kit): void;
  /** Does one thing that is due by the clock; false when nothing was. */
  advance?(kit: Kit): boolean;
  /** The same notification with a proof that the marketplace must reject. */
  forge(notification: Notification): Notification;
  /** How often a notification is sent at most; 8 by default. */
  deliveries?: number;
}

export interface StandInOptions {
  /** Where the database is stored, as `<name>.sqlite`; in memory without it. */
  folder?: string;
  /** Default: the time of the machine. */
  now?: () => Date;
  /** Where notifications go, such as `http://localhost:4000/api/courier/webhook/biteship`. */
  webhookUrl?: string;
  /** Sends a notification; `fetch` by default. */
  deliver?: (request: Request) => Promise<Response>;
}

/** A provider that runs on this machine. */
export interface StandIn {
  name: string;
  /** Its address, without a slash at the end. */
  url: string;
  /** Calls `/_control/<path>` by HTTP; POST when there is a body. Throws for a response that is not 2xx. */
  control<T = unknown>(path: string, body?: unknown): Promise<T>;
  /** Does what is due: one step of the provider, or one delivery. False when nothing was due. */
  tick(): Promise<boolean>;
  /** Forgets everything, faults too. */
  reset(): void;
  close(): Promise<void>;
}
