import type { Api, ApiOptions } from '@pasar/api';
import type { Logger } from 'pino';
import type { GuardThresholds } from '../health/index.ts';
import type { Environment } from '../platform/environment.ts';
import type { Role } from '../platform/roles.ts';
import type { Registry } from '../registry/index.ts';
import type { BuiltApp } from './install-releases.ts';

export interface ServerOptions {
  /** The one folder in which everything lives. */
  dataDir: string;
  /** 0 takes any free one. */
  port: number;
  /** The database; an embedded one in the data folder when absent. */
  databaseUrl?: string;
  /** What was built from source, to be live in a demo unless operations chose otherwise. */
  apps: readonly BuiltApp[];
  /** Whose releases are served; the data folder's own when absent. */
  registry?: Registry;
  /** The registry's folder, where several gateways share one; `releases/` in the data folder when absent. */
  releasesDir?: string;
  /** What this process does; everything when absent. */
  roles?: readonly Role[];
  /** Addresses of servers with the role `api`, for a gateway without it. */
  apiUrls?: readonly string[];
  /** Addresses of servers with the role `media`, to which a gateway without `api` sends files; those of the API when absent. */
  mediaUrls?: readonly string[];
  /** Where limits of callers are counted for all servers. */
  valkeyUrl?: string;
  databaseLimits?: ApiOptions['databaseLimits'];
  /** Whether the start runs migrations. Default: true. */
  migrates?: boolean;
  /** Milliseconds between the fall of `/readyz` and the end of listening. Default: 0. */
  drainMs?: number;
  /** Folder of the built console. */
  consoleDir?: string;
  mode?: 'demo' | 'production';
  /** Staging attests releases; production wants that before a promotion. Default: neither. */
  environment?: Environment;
  /** The address to listen on, the loopback one when absent; any other is for production. */
  host?: string;
  /** Addresses and ranges of proxies whose `X-Forwarded-For` counts; none when absent. */
  trustProxy?: readonly string[];
  /** Identity issuers; a plugin's replace those that are not configured. */
  issuers?: ApiOptions['issuers'];
  /** Environment variables of payments. */
  payments?: ApiOptions['payments'];
  /** What others add to the server, such as the demo. Default: none. */
  plugins?: ApiOptions['plugins'];
  /** The outside services that the marketplace uses, with their keys. */
  providers?: ApiOptions['providers'];
  /** The public address. Default: loopback with the port. */
  publicUrl?: string;
  smtpUrl?: string;
  /** Addresses of OpenSearch nodes, with commas, and the beginning of its indexes' names. */
  searchUrl?: string;
  searchPrefix?: string;
  /** Origins whose pages may mount pages of slices. Default: none. */
  embedOrigins?: readonly string[];
  /** Origins whose pages may stand in frames of pages. Default: none. */
  frameOrigins?: readonly string[];
  /** Whether pages install the service worker. Default: true, but for development sessions. */
  serviceWorker?: boolean;
  /** The key that may read `/metrics` of a production server. Default: nobody. */
  metricsKey?: string;
  /** Where weaknesses are reported; `security@` the public address when absent. */
  securityContact?: string;
  /** Where the people of this marketplace can be reached. Default: nowhere. */
  teamContact?: ApiOptions['teamContact'];
  /** Where files live, an S3 bucket's address; the data folder when absent. */
  storageUrl?: string;
  /** Other limits than the usual ones. */
  limits?: ApiOptions['limits'];
  /** Other thresholds of the health guard than the usual ones. */
  guard?: Partial<GuardThresholds>;
  /** Megabytes for all render processes together. Default: 768. */
  renderMemory?: number;
  /** Socket of the render service; this machine's own processes when absent. */
  renderSocket?: string;
  /** False leaves an empty database empty; otherwise a plugin fills it with its demo data. */
  seed?: false;
  onProgress?(step: string, done: number, total: number): void;
  log?: Logger;
  /** Of which lines the log has, where none is given: `warn` when absent. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * Handles requests below `/r/` before everything else; used by development sessions and rejected in
   * production.
   */
  workbench?(request: Request): Response | undefined;
}

export interface RunningServer {
  url: string;
  demoAccounts: Api['demoAccounts'];
  /** Lets what runs end (at most 10 s), then ends every worker and the database. */
  close(): Promise<void>;
}

/**
 * Starts a full server in this process: database, seed, releases, gateway. Throws StartError with one
 * sentence, before anything is touched, when the port is taken, the folder cannot be written or another
 * process works on it.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { openServer } = await import('./open-server.ts');
  return openServer(options);
};
