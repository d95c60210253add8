import type { IncidentState, OpsIncident, OpsIncidentSummary } from '@pasar/contract';
import greaterThan from 'semver/functions/gt.js';
import type { EventLine, IncidentLine, StateLine } from './incident-line.ts';

const most = { groups: 2_000, latest: 50, sessions: 10_000, names: 50 };
const hour = 3_600_000;
/** Fewer sessions may be one visitor's browser. */
const enoughSessions = 5;

/** An incident that several sessions met. `decidedAt`: when somebody last decided about it; 0 when nobody did. */
export type SpreadIncident = OpsIncidentSummary & { decidedAt: number };

interface Group {
  first: EventLine;
  lastSeenAt: number;
  events: number;
  sessions: Set<string>;
  routes: Set<string>;
  releases: Map<string, number>;
  points: Map<number, number>;
  latest: EventLine[];
  state: IncidentState;
  decision?: StateLine;
  /** The highest release at the time when it was resolved. */
  resolvedIn?: string;
}

const highest = (versions: Iterable<string>): string =>
  [...versions].reduce((top, one) => (greaterThan(one, top) ? one : top));

/** Incidents by their fingerprints: a fold over the lines of the log. The ones seen longest ago give way. */
export class IncidentGroups {
  readonly #groups = new Map<string, Group>();
  /** For which state and decision each incident was taken as spread. */
  readonly #spread = new Map<string, string>();

  apply(line: IncidentLine): void {
    if (line.type === 'event') this.#count(line);
    else this.#decide(line);
  }

  /** What was last seen before a time is let go of. */
  expire(before: number): void {
    for (const [id, { lastSeenAt }] of this.#groups) {
      if (lastSeenAt >= before) continue;
      this.#groups.delete(id);
      this.#spread.delete(id);
    }
  }

  /** The incidents that spread since the last call. */
  takeSpread(): SpreadIncident[] {
    return [...this.#groups].flatMap(([id, group]) => {
      const { state, sessions, decision } = group;
      if (sessions.size < enoughSessions || (state !== 'open' && state !== 'regressed')) return [];
      const decidedAt = decision?.at ?? 0;
      const mark = state === 'open' ? state : `${state} ${decidedAt}`;
      if (this.#spread.get(id) === mark) return [];
      this.#spread.set(id, mark);
      return [{ ...this.#summary(id, group), decidedAt }];
    });
  }

  list(): OpsIncidentSummary[] {
    return [...this.#groups]
      .map(([id, group]) => this.#summary(id, group))
      .sort((one, other) => other.lastSeenAt - one.lastSeenAt);
  }

  find(id: string): OpsIncident | undefined {
    const group = this.#groups.get(id);
    if (!group) return undefined;
    const points = [...group.points].map(([at, events]) => ({ at, events }));
    return {
      ...this.#summary(id, group),
      points: points.sort((one, other) => one.at - other.at),
      latest: group.latest.toReversed(),
      ...(group.decision && { decision: group.decision }),
    };
  }

  #count(line: EventLine): void {
    const known = this.#groups.get(line.id);
    const group: Group = known ?? {
      ...{ first: line, lastSeenAt: line.at, events: 0, state: 'open', latest: [] },
      ...{ sessions: new Set(), routes: new Set(), releases: new Map(), points: new Map() },
    };
    // The map keeps the order of the last sighting, so that the oldest is its first.
    this.#groups.delete(line.id);
    this.#groups.set(line.id, group);
    const [oldest] = this.#groups.keys();
    if (this.#groups.size > most.groups && oldest !== undefined) this.#groups.delete(oldest);

    group.lastSeenAt = Math.max(group.lastSeenAt, line.at);
    group.events += line.count;
    for (const session of line.sessions) if (group.sessions.size < most.sessions) group.sessions.add(session);
    if (group.routes.size < most.names) group.routes.add(line.route);
    if (group.releases.has(line.version) || group.releases.size < most.names)
      group.releases.set(line.version, (group.releases.get(line.version) ?? 0) + line.count);
    const at = Math.floor(line.at / hour) * hour;
    group.points.set(at, (group.points.get(at) ?? 0) + line.count);
    group.latest = [...group.latest, line].slice(-most.latest);
    if (group.state === 'resolved' && group.resolvedIn && greaterThan(line.version, group.resolvedIn))
      group.state = 'regressed';
  }

  #decide(line: StateLine): void {
    const group = this.#groups.get(line.id);
    if (!group) return;
    group.state = line.state;
    group.decision = line;
    if (line.state === 'resolved') group.resolvedIn = highest(group.releases.keys());
  }

  #summary(id: string, { first, lastSeenAt, events, sessions, state, ...group }: Group): OpsIncidentSummary {
    const { app, side, kind, at } = first;
    const { message, place } = group.latest.at(-1) ?? first;
    return {
      ...{ id, app, side, kind, state, message, place, lastSeenAt, events },
      firstSeenAt: at,
      sessions: sessions.size,
      routes: [...group.routes].filter(Boolean),
      releases: [...group.releases].map(([version, count]) => ({ version, events: count })),
    };
  }
}
