import type { AppName } from '@pasar/contract';
import type { Session } from './session.ts';

/** What one version did in one minute. */
export interface HealthPoint {
  /** Milliseconds since 1970 of the minute's beginning. */
  at: number;
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
    const key = `${app} ${version}`;
    const known = this.#versions.get(key) ?? { app, version, points: new Map() };
    this.#versions.set(key, known);
    const at = Math.floor(after.at / minute) * minute;
    const point = known.points.get(at) ?? { at, sessions: 0, failed: 0 };
    known.points.set(at, {
      at,
      sessions: point.sessions + sessions,
      failed: point.failed + failed,
    });
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
