import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { OpsIncident, OpsIncidentSummary } from '@pasar/contract';
import type { Logger } from 'pino';
import type { Fs } from '../platform/fs/fs.ts';
import { LineLog } from '../platform/line-log.ts';
import { IncidentGroups, type SpreadIncident } from './incident-groups.ts';
import { IncidentLine, type StateLine } from './incident-line.ts';
import { type Incident, IncidentQueue } from './incident-queue.ts';
import { StackMapper } from './stack-mapper.ts';
import { toEventLine } from './to-event-line.ts';

/** Every exception of pages, wherever it was thrown. */
export interface Incidents {
  /** Takes an exception; never throws and never waits. */
  record(incident: Incident): void;
  list(): OpsIncidentSummary[];
  find(id: string): OpsIncident | undefined;
  decide(decision: Pick<StateLine, 'id' | 'state' | 'who' | 'why'>): void;
  /** How many were dropped because too many came. */
  dropped(): number;
  /** Writes what waits, as far as the disk takes it. */
  close(): Promise<void>;
}

export interface IncidentsOptions {
  /** The registry's folder: gateways that share it share the incidents. */
  folder: string;
  log: Logger;
  disk(): Fs;
  /** Called when an incident that nobody muted or resolved has enough sessions; again after it came back. */
  onSpread?(incident: SpreadIncident): void;
  now?(): number;
}

const keptFor = 30 * 86_400_000;
const syncEvery = 500;

/** Opens the incidents of a registry's folder: reads those of the last 30 days, and follows other gateways there. */
export const openIncidents = async ({
  folder,
  log,
  disk,
  onSpread = () => {},
  now = Date.now,
}: IncidentsOptions): Promise<Incidents> => {
  const by = randomBytes(6).toString('hex');
  const lines = new LineLog({
    ...({
      folder: join(folder, 'incidents'),
      schema: IncidentLine,
      per: 'day',
      keep: keptFor,
      disk,
    } as const),
  });
  const queue = new IncidentQueue();
  const groups = new IncidentGroups();
  const mapper = new StackMapper({ folder, read: (file) => disk().read(file) });
  const write = (line: IncidentLine) => {
    groups.apply(line);
    lines.add(line);
  };

  let opened = false;
  let lastError = '';
  const sync = async () => {
    for (const incident of queue.take()) write(toEventLine(incident, await mapper.map(incident.stack), by));
    try {
      await lines.flush();
      for (const line of await lines.readNew(now())) if (line.by !== by) groups.apply(line);
      groups.expire(now() - keptFor);
      for (const incident of groups.takeSpread()) if (opened) onSpread(incident);
      lastError = '';
    } catch (error) {
      // A disk that is unavailable for long is reported once.
      if (String(error) !== lastError) log.error({ err: error }, 'incidents cannot be written or read');
      lastError = String(error);
    }
  };
  await sync();
  // What had spread before this process began was told by another one.
  opened = true;
  let syncing: Promise<void> | undefined;
  const timer = setInterval(() => {
    syncing ??= sync().finally(() => {
      syncing = undefined;
    });
  }, syncEvery);
  timer.unref();

  return {
    record: (incident) => queue.add(incident, now()),
    list: () => groups.list(),
    find: (id) => groups.find(id),
    decide: (decision) => write({ type: 'state', by, at: now(), ...decision }),
    dropped: () => queue.dropped,
    async close() {
      clearInterval(timer);
      await syncing;
      await sync();
      await mapper.close();
    },
  };
};
