import type { Clock } from '../platform/clock.ts';
import type { Issuers } from '../platform/issuers.ts';
import type { Limits } from '../platform/limits.ts';
import type { demoAccounts, SeedSize } from '../seed/index.ts';
import type { ProductionRequirement } from './production-requirements.ts';

export interface ApiOptions {
  /** `pglite:/absolute/folder` or `postgres://…`. */
  databaseUrl: string;
  /** Holds `keys/` and `media/`. */
  dataDir: string;
  mode: 'demo' | 'production';
  /** The address that people type, e.g. `http://localhost:4000`. */
  publicUrl: string;
  /** Where files live: `s3://key:secret@host/bucket?region=…&endpoint=…`; without it in `media/`. */
  storageUrl?: string;
  /** Without it mail stays in the mailbox. */
  smtpUrl?: string;
  clock?: Clock;
  /** A pino level; `info` by default. */
  logLevel?: string;
  limits?: Partial<Limits>;
  /** Who may vouch for people; in demo mode the local issuers stand in for those that are not given. */
  issuers?: Issuers;
}

export interface SeedOptions {
  /** Any whole number; the same one gives the same market. */
  seed: number;
  /** What is left out follows from the rest; the demo market's own size without any. */
  size?: Partial<SeedSize>;
  onProgress(step: string, done: number, total: number): void;
}

export interface Api {
  /** Answers `/api/*`, `/media/*`, `/healthz`, `/metrics` and, in demo mode, `/dev/*`. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Fills an empty market with the demo goods; one with any account in it, or in production, is kept as it is. */
  seed(options: SeedOptions): Promise<'seeded' | 'kept'>;
  /** Who can log in to the demo market; nobody in production. */
  demoAccounts: readonly (typeof demoAccounts)[number][];
  /** What keeps this market from being served in production; null when nothing does. */
  productionLacks(): Promise<ProductionRequirement | null>;
  /** Ends jobs and database. Requests that still run should have ended before. */
  close(): Promise<void>;
}
