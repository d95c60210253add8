import type { LinkTo, TeamContact } from '@pasar/contract';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseLimits } from '../platform/database/request-deadline.ts';
import type { ApiFault } from '../platform/http/respond-with-error.ts';
import type { Limits } from '../platform/limits.ts';
import type { LogStream } from '../platform/log.ts';
import type { OperatorsMail } from '../platform/mail/send-operators-mail.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Issuers } from '../ports/issuers.ts';
import type { PaymentVariables } from '../providers/payment-settings.ts';
import type { ProviderSettings } from './open-providers.ts';
import type { DemoAccount, Plugin, SeedOptions } from './plugin.ts';
import type { ProductionRequirement } from './production-requirements.ts';

export interface Works {
  jobs: boolean;
  media: boolean;
}

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
  /** Addresses of OpenSearch nodes, with commas; without it this process searches itself. */
  searchUrl?: string;
  /** The beginning of the names of its indexes; `pasar` by default. */
  searchPrefix?: string;
  /** Without it emails stay in the mailbox. */
  smtpUrl?: string;
  /** Paths of pages by name, for mails and notifications. */
  linkTo: LinkTo;
  /** Which background work this server does: `jobs` queues and scheduled jobs, `media` imports. Default: both. */
  works?: Works;
  /** Where limits of callers are counted for all servers: `valkey://host:6379`; else in memory and in the database. */
  valkeyUrl?: string;
  /** Limits of the connections to PostgreSQL; usual ones when absent. */
  databaseLimits?: DatabaseLimits;
  /** Whether the start runs migrations; without, it throws when some are missing. Default: true. */
  migrates?: boolean;
  /** Where the people of this marketplace can be reached. Default: nowhere. */
  teamContact?: Partial<TeamContact>;
  clock?: Clock;
  /** A pino level; `info` by default. */
  logLevel?: string;
  /** Takes the lines of the log; standard output when absent. */
  logStream?: LogStream;
  limits?: Partial<Limits>;
  /** Called with every exception that no rule foresaw. */
  onFault?(fault: ApiFault): void;
  /** The identity providers; a plugin's replace those that are not given. */
  issuers?: Issuers;
  /** Who collects money, as environment variables name it; without them plugins bring it. */
  payments?: PaymentVariables;
  /** The outside services that the marketplace uses, with their keys. */
  providers?: ProviderSettings;
  /** Default: none. */
  plugins?: readonly Plugin[];
}

export interface Api {
  /** Responds to `/api/*`, `/media/*`, `/healthz`, `/metrics` and the routes of plugins. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** The registry behind `/metrics`. */
  metrics: Metrics['registry'];
  /** Fills an empty marketplace by a plugin; one with any account in it, or without such a plugin, is left unchanged. */
  seed(options: SeedOptions): Promise<'seeded' | 'kept'>;
  /** Reads the products into the search, for which the first visitors would wait. */
  warm(): Promise<void>;
  /** Sends a mail of the operators' own, past the queue; without SMTP it stays in the mailbox. Rejects when it was not taken. */
  sendMail(mail: OperatorsMail): Promise<void>;
  /** Who can log in to the demo; nobody without a plugin that seeds one. */
  demoAccounts: readonly DemoAccount[];
  /** The reason against serving this data in production; null without one. */
  productionLacks(): Promise<ProductionRequirement | null>;
  /** Ends the streams of hints, for which a server that stops would wait; no other begins. */
  endStreams(): void;
  /** Ends jobs and database. Requests that still run should have ended before. */
  close(): Promise<void>;
}
