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
  /** The public address, e.g. `http://localhost:4000`. */
  publicUrl: string;
  /** Storage of files: `s3://key:secret@host/bucket?region=…&endpoint=…`; without it in `media/`. */
  storageUrl?: string;
  /** Without it emails stay in the mailbox. */
  smtpUrl?: string;
  clock?: Clock;
  /** A pino level; `info` by default. */
  logLevel?: string;
  limits?: Partial<Limits>;
  /** The identity providers; in demo mode the local issuers replace those that are not given. */
  issuers?: Issuers;
}

export interface SeedOptions {
  /** Any integer; the same one generates the same marketplace. */
  seed: number;
  /** Missing values follow from the others; without any, the demo has its default size. */
  size?: Partial<SeedSize>;
  onProgress(step: string, done: number, total: number): void;
}

export interface Api {
  /** Responds to `/api/*`, `/media/*`, `/healthz`, `/metrics` and, in demo mode, `/dev/*`. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Fills an empty marketplace with demo products; one with any account in it, or in production, is left unchanged. */
  seed(options: SeedOptions): Promise<'seeded' | 'kept'>;
  /** Who can log in to the demo; nobody in production. */
  demoAccounts: readonly (typeof demoAccounts)[number][];
  /** The reason against serving this data in production; null without one. */
  productionLacks(): Promise<ProductionRequirement | null>;
  /** Ends jobs and database. Requests that still run should have ended before. */
  close(): Promise<void>;
}
