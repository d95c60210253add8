import type { AppName } from '@pasar/contract';
import type { Session } from './session.ts';

/** What one version did in one minute. */
export interface HealthPoint {
  /** Milliseconds since 1970 of the minute's beginning. */
  at: number;
  /** Documents of it that were sent. */
  documents: number;
  /** Sessions that mounted or failed. */
  sessions: number;
  failed: number;
}

export interface VersionSeries {
  app: AppName;
  version: string;
  points: HealthPoint[];
}

export const minute = 60_000;

const heard = (session: Session | undefined): number => (session && session.outcome !== 'none' ? 1 : 0);
const broken = (session: Session | undefined): number => (session?.outcome === 'failed' ? 1 : 0);

const plus = (one: Omit<HealthPoint, 'at'>, other: Omit<HealthPoint, 'at'>): Omit<HealthPoint, 'at'> => ({
  documents: one.documents + other.documents,
  sessions: one.sessions + other.sessions,
  failed: one.failed + other.failed,
});

/** Sessions and errors of each version by the minute, for as long as the console displays. */
export class HealthSeries {
  readonly #span: number;
  readonly #versions = new Map<string, { app: AppName; version: string; points: Map<number, HealthPoint> }>();

  constructor(span: number) {
    this.#span = span;
  }

  /** Counts what a session became; it belongs to the minute in which it began. */
  count(app: AppName, version: string, before: Session | undefined, after: Session): void {
    const [sessions, failed] = [heard(after) - heard(before), broken(after) - broken(before)];
    if (sessions === 0 && failed === 0) return;
    this.#add(app, version, after.at, { documents: 0, sessions, failed });
  }

  /** Counts documents that were sent. */
  countDocuments(app: AppName, version: string, at: number, documents: number): void {
    this.#add(app, version, at, { documents, sessions: 0, failed: 0 });
  }

  /** What a version came to since a time, to the minute. */
  totals(app: AppName, version: string, since: number): Omit<HealthPoint, 'at'> {
    const from = Math.floor(since / minute) * minute;
    const points = [...(this.#versions.get(`${app} ${version}`)?.points.values() ?? [])];
    return points.filter(({ at }) => at >= from).reduce(plus, { documents: 0, sessions: 0, failed: 0 });
  }

  #add(app: AppName, version: string, when: number, more: Omit<HealthPoint, 'at'>): void {
    const key = `${app} ${version}`;
    const known = this.#versions.get(key) ?? { app, version, points: new Map() };
    this.#versions.set(key, known);
    const at = Math.floor(when / minute) * minute;
    const point = known.points.get(at) ?? { documents: 0, sessions: 0, failed: 0 };
    known.points.set(at, { at, ...plus(point, more) });
  }

  /** Every version with its minutes, oldest first; minutes in which nobody came are left out. */
  read(now: number): VersionSeries[] {
    for (const [key, { points }] of this.#versions) {
      for (const at of points.keys()) if (now - at > this.#span) points.delete(at);
      if (points.size === 0) this.#versions.delete(key);
    }
    return [...this.#versions.values()].map(({ app, version, points }) => ({
      app,
      version,
      points: [...points.values()].sort((a, b) => a.at - b.at),
    }));
  }
}
