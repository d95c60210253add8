import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AppName, getCallerNetworks, type Plan } from '@pasar/contract';
import type { Logger } from 'pino';
import type { Fs } from '../platform/fs/fs.ts';
import { localFs } from '../platform/fs/local-fs.ts';
import { readKey } from '../platform/secret-key.ts';
import { type BeaconLine, type DocumentsLine, openBeaconLog } from './beacon-log.ts';
import { type HealthPoint, HealthSeries, type VersionSeries } from './health-series.ts';
import { type PageToken, PageTokenIssuer } from './page-token.ts';
import type { Session } from './session.ts';
import { SessionWindow } from './session-window.ts';

/** A page's report on a release that it ran. */
export interface SliceBeacon {
  ticket: string;
  planId: string;
  app: AppName;
  version: string;
  outcome: 'ok' | 'error';
  phase: 'load' | 'mount' | 'render' | 'fallback';
  ms: number;
}

/** What a browser measured of a page, in milliseconds. */
export interface PageVitals {
  ticket: string;
  planId: string;
  app: AppName;
  version: string;
  lcp?: number | undefined;
  inp?: number | undefined;
}

/** What is known of how versions do at their visitors. */
export interface Health {
  /**
   * The token of a document; its page belongs to the versions of `owners`, which were served once more.
   * `unrendered`: whose content could not be rendered on the server.
   */
  issue(plan: Plan, owners: readonly AppName[], address: string, unrendered?: AppName): string;
  /** The page session of a token that we issued; undefined for any other token. */
  page(ticket: string): PageToken | undefined;
  /**
   * Takes a page's report. Returns whether it counts: we issued its token and its plan holds the version. How the version
   * does that took the place of a broken one is believed and judges nothing: what broke the page may break it, too, and
   * a control that fails with its canary would hide it.
   */
  take(word: SliceBeacon, address: string): boolean;
  /** Takes what a page measured, for its slice and the shell. Returns whether it counts, as of `take`. */
  takeVitals(vitals: PageVitals, address: string): boolean;
  /** The sessions of a version in the window, oldest first. */
  sessions(app: AppName, version: string): Session[];
  /** Documents, sessions and errors by the minute. */
  series(): VersionSeries[];
  /** The same of one version together, since a time; of the last six hours at most. */
  totals(app: AppName, version: string, since: number): Omit<HealthPoint, 'at'>;
  /** Writes what waits, as far as the disk takes it. */
  close(): Promise<void>;
}

export interface HealthOptions {
  /** The folder of its files; made when it is not there. */
  folder: string;
  /** Milliseconds in which sessions count. */
  window: number;
  /** As many of them count from one address. */
  perSource: number;
  /** On the local machine all visitors have one address; there each session counts by itself. */
  alone: boolean;
  log: Logger;
  /** Through which its files are read and written; this process's own when absent. */
  disk?(): Fs;
  now?(): number;
}

const lookedBackAt = 6 * 3_600_000;
const flushEvery = 500;
const loopback = /^(127(\.\d+){3}|::1)$/;

/** Opens the health records of a data folder: reads what the window still needs, and follows other gateways there. */
export const openHealth = async (options: HealthOptions): Promise<Health> => {
  const { folder, window, perSource, alone, log, disk = () => localFs, now = Date.now } = options;
  const key = readKey(join(folder, 'key'));
  const office = new PageTokenIssuer(key);
  const signs = openBeaconLog(folder, lookedBackAt, disk);
  const series = new HealthSeries(lookedBackAt);
  const windows = new Map<string, SessionWindow>();
  const by = randomBytes(6).toString('hex');

  const windowOf = (app: AppName, version: string): SessionWindow => {
    const name = `${app} ${version}`;
    const known = windows.get(name) ?? new SessionWindow(window, perSource);
    windows.set(name, known);
    return known;
  };
  const note = (line: BeaconLine | DocumentsLine): boolean => {
    if (line.kind === 'documents') {
      series.countDocuments(line.app, line.version, line.at, line.count);
      return true;
    }
    const sessions = windowOf(line.app, line.version);
    const before = sessions.get(line.id);
    if (!sessions.add(line.id, line)) return false;
    const after = sessions.get(line.id);
    if (after) series.count(line.app, line.version, before, after);
    return true;
  };
  const hashed = (network: string) =>
    createHmac('sha256', key).update(network).digest('base64url').slice(0, 12);
  const comesFrom = (address: string, id: string): Pick<Session, 'source' | 'site'> => {
    if (alone && loopback.test(address)) return { source: id };
    const [source = id, site] = getCallerNetworks(address)
      .map(({ network }) => hashed(network))
      .reverse();
    return site === undefined ? { source } : { source, site };
  };
  const say = (line: BeaconLine): void => {
    if (note(line)) signs.add(line);
  };

  /** Documents that are counted here and not yet written. */
  let sent = new Map<string, DocumentsLine>();
  const countDocument = (app: AppName, version: string, at: number): void => {
    series.countDocuments(app, version, at, 1);
    const key = `${app} ${version}`;
    const count = (sent.get(key)?.count ?? 0) + 1;
    sent.set(key, { by, at, app, version, kind: 'documents', count });
  };

  const sync = async () => {
    try {
      for (const line of sent.values()) signs.add(line);
      sent = new Map();
      await signs.flush();
      for (const line of await signs.readNew(now())) if (line.by !== by) note(line);
      trouble = '';
    } catch (error) {
      // A disk that is unavailable for long is reported once.
      if (String(error) !== trouble) log.error({ err: error }, 'the health of releases cannot be kept');
      trouble = String(error);
    }
  };
  let trouble = '';
  await sync();
  let turn: Promise<void> | undefined;
  const timer = setInterval(() => {
    turn ??= sync().finally(() => {
      turn = undefined;
    });
  }, flushEvery);
  timer.unref();

  return {
    issue(plan, owners, address, unrendered) {
      const at = now();
      const { ticket, id } = office.issue(plan, at);
      for (const app of owners) {
        const version = app === 'shell' ? plan.shell.version : plan.slices[app]?.version;
        if (version === undefined) continue;
        countDocument(app, version, at);
        const line = { by, at, id, ...comesFrom(address, id), app, version, kind: 'served' } as const;
        say(app === unrendered ? { ...line, unrendered: true } : line);
      }
      return ticket;
    },
    page: (ticket) => office.read(ticket, now()),
    take({ ticket: text, planId, app, version, outcome, phase, ms }, address) {
      const at = now();
      const ticket = office.read(text, at);
      if (ticket?.planId !== planId || !ticket.versions[app]?.includes(version)) return false;
      if (phase === 'fallback') return true;
      const { id } = ticket;
      const line = { by, at, id, ...comesFrom(address, id), app, version };
      if (outcome === 'error') say({ ...line, kind: 'failed' });
      else say({ ...line, kind: 'ok', ...(phase === 'mount' ? { ms } : {}) });
      return true;
    },
    takeVitals({ ticket: text, planId, app, version, lcp, inp }, address) {
      const at = now();
      const ticket = office.read(text, at);
      if (ticket?.planId !== planId || !ticket.versions[app]?.includes(version)) return false;
      const { id, versions } = ticket;
      const vitals = { ...(lcp !== undefined && { lcp }), ...(inp !== undefined && { inp }) };
      const line = { by, at, id, ...comesFrom(address, id), kind: 'vitals', ...vitals } as const;
      say({ ...line, app, version });
      const [shell] = versions.shell ?? [];
      if (app !== 'shell' && shell !== undefined) say({ ...line, app: 'shell', version: shell });
      return true;
    },
    sessions: (app, version) => windowOf(app, version).sessions(now()),
    series: () => series.read(now()),
    totals: (app, version, since) => series.totals(app, version, since),
    async close() {
      clearInterval(timer);
      await turn;
      await sync();
    },
  };
};
