import type { AppName, SliceEntry } from '@pasar/contract';
import lessThan from 'semver/functions/lt.js';
import { chainStart, type EventDraft, type ReleaseEvent } from './release-event.ts';

/** A version's latest time in front of visitors. */
export interface ActivePeriod {
  version: string;
  since: string;
  until: string;
  /** How it ended; what was rolled back is nobody's fallback. */
  endedBy: 'promote' | 'rollback';
}

/** When something came to be, by whom and why. */
export interface Decision {
  since: string;
  who: string;
  why: string;
}

export interface LiveRelease extends Decision {
  version: string;
}

/** A version that a share of the visitors gets. */
export interface Canary extends LiveRelease {
  /**
   * A share of 10,000 visitors; integers, because a percentage as a fraction serves one too many at 0.07 or
   * 1.1.
   */
  basisPoints: number;
  /** Fixed for the rollout, so that a ramp only adds visitors. */
  salt: string;
  /** Its visitors get the live version until it is resumed; then it is the same visitors again. */
  paused: boolean;
  /** The event with which the rollout began: of two canaries a visitor gets the earlier one. */
  began: number;
}

/** The time after a promotion in which the guard still takes the version back. */
export interface Watch extends LiveRelease {
  until: string;
  /** What a share of the visitors keeps meanwhile; absent when nothing was live before. */
  control?: string;
  /** Fixed for the watch, and the rollout's own when it was a canary: who had the version keeps it. */
  salt: string;
  /** The event that opened it: of two groups a visitor is in the earlier one. */
  began: number;
}

/** A watch that ended without a fault. */
export interface FinishedWatch {
  since: string;
  until: string;
  /** Documents of the version in that time, sessions that reported, and those of them that failed. */
  documents: number;
  sessions: number;
  failed: number;
}

/** The chain's record of a published release. */
export interface PublishedRelease {
  at: string;
  digest: string;
  record?: string;
  signer?: string;
  /** What another environment says of these bytes. */
  attested?: NonNullable<ReleaseEvent['attested']>;
}

/** The entry of a slice, and who wrote it last. */
export type RegisteredEntry = SliceEntry & Decision;

export interface AppState {
  /** Absent for the shell, and for a slice that has releases from before there were entries. */
  entry?: RegisteredEntry;
  /** Its name is never used again; its prefixes are free. */
  retirement?: Decision;
  live?: LiveRelease;
  canary?: Canary;
  watch?: Watch;
  /** The latest finished watch of each version. */
  watched: Record<string, FinishedWatch>;
  /** The slice is off, with its panel. */
  disabled?: Decision;
  /** Versions that wait for an operator. */
  quarantined: Record<string, Decision>;
  /** No version below this one ever goes live again. */
  floor?: string;
  /** Latest first, each version once. */
  previous: ActivePeriod[];
  published: Record<string, PublishedRelease>;
  /** Versions whose files were removed, and their bytes' hash: browsers may cache a file for a year. */
  retired: Record<string, string>;
}

/**
 * Which version is live for whom: a fold over the events (releases "Words"). `revision` is the last event's
 * number.
 */
export interface ReleaseState {
  revision: number;
  head: string;
  /** The shell and every slice that ever was, in the order in which they came. */
  apps: Record<AppName, AppState>;
}

export const emptyApp = (): AppState => ({
  previous: [],
  published: {},
  quarantined: {},
  retired: {},
  watched: {},
});

export const emptyState = (): ReleaseState => ({
  revision: 0,
  head: chainStart.hash,
  apps: { shell: emptyApp() },
});

/** Whether the registry knows a name. */
export const isKnown = ({ apps }: Pick<ReleaseState, 'apps'>, app: AppName): boolean =>
  Object.hasOwn(apps, app);

/** The state of an app; an empty one for a name that nobody registered. */
export const getApp = ({ apps }: Pick<ReleaseState, 'apps'>, app: AppName): AppState =>
  (Object.hasOwn(apps, app) && apps[app]) || emptyApp();

/** The shell and the slices that are not retired. */
export const listApps = ({ apps }: Pick<ReleaseState, 'apps'>): AppName[] =>
  Object.keys(apps).filter((app) => !apps[app]?.retirement);

export const listSlices = (state: Pick<ReleaseState, 'apps'>): AppName[] =>
  listApps(state).filter((app) => app !== 'shell');

/** The periods before, with the one that ends now. */
const endedStint = (
  { live, previous }: AppState,
  { verb, at }: Pick<ReleaseEvent, 'verb' | 'at'>,
): ActivePeriod[] => {
  if (!live) return previous;
  const { version, since } = live;
  const ended: ActivePeriod = { version, since, until: at, endedBy: verb === 'rollback' ? verb : 'promote' };
  return [ended, ...previous.filter((stint) => stint.version !== version)];
};

const wentLive = ({ watch: _, ...app }: AppState, event: ReleaseEvent): AppState => {
  const { version, at, who, why } = event;
  const previous = endedStint(app, event).filter(
    (stint) => stint.version !== version || stint.version === app.live?.version,
  );
  return { ...app, live: { version, since: at, who, why }, previous };
};

const withEntry = (app: AppState, event: ReleaseEvent): AppState =>
  event.entry ? { ...app, entry: { ...event.entry, ...decision(event) } } : app;

const decision = ({ at, who, why }: ReleaseEvent): Decision => ({ since: at, who, why });

const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

const withoutCanary = ({ canary: _, ...app }: AppState): AppState => app;
const withoutDisabled = ({ disabled: _, ...app }: AppState): AppState => app;

const minutes = 60_000;
const watching = (app: AppState, { watch, seq, version, ...event }: ReleaseEvent): AppState => {
  if (!watch) return app;
  const { salt, control } = watch;
  const until = new Date(Date.parse(event.at) + watch.minutes * minutes).toISOString();
  const since = { since: event.at, who: event.who, why: event.why };
  return { ...app, watch: { ...since, version, until, salt, began: seq, ...(control && { control }) } };
};

const withoutWatch = ({ watch, ...app }: AppState, { at, seen }: ReleaseEvent): AppState =>
  watch && seen
    ? { ...app, watched: { ...app.watched, [watch.version]: { since: watch.since, until: at, ...seen } } }
    : app;

/** Nobody keeps a version that may not go live any more. */
const withFloor = (app: AppState, floor: string): AppState => {
  if (!app.watch?.control || !lessThan(app.watch.control, floor)) return { ...app, floor };
  const { control: _, ...watch } = app.watch;
  return { ...app, floor, watch };
};

const quarantining = (app: AppState, event: ReleaseEvent): AppState =>
  event.quarantine && event.from !== undefined
    ? { ...app, quarantined: { ...app.quarantined, [event.from]: decision(event) } }
    : app;

const paused = (app: AppState, now: boolean): AppState =>
  app.canary ? { ...app, canary: { ...app.canary, paused: now } } : app;

/** What each command does to its app. */
const effects: Record<ReleaseEvent['verb'], (app: AppState, event: ReleaseEvent) => AppState> = {
  publish: (app, { version, at, digest = '', record, signer }) => ({
    ...app,
    published: {
      ...app.published,
      [version]: { at, digest, ...(record && { record }), ...(signer && { signer }) },
    },
    retired: without(app.retired, version),
  }),
  promote: (app, event) => watching(withoutCanary(wentLive(app, event)), event),
  'watch-end': withoutWatch,
  canary: (app, event) => {
    const { version, basisPoints = 0, salt = '', seq, at } = event;
    const same = app.canary?.salt === salt ? app.canary : undefined;
    const { since = at, began = seq } = same ?? {};
    return {
      ...app,
      canary: { ...decision(event), version, basisPoints, salt, paused: false, since, began },
    };
  },
  pause: (app) => paused(app, true),
  resume: (app) => paused(app, false),
  rollback: (app, event) => {
    // What everybody gets is nobody's canary.
    const ends = event.of === 'canary' || app.canary?.version === event.version;
    const after = event.of === 'canary' ? app : wentLive(app, event);
    return quarantining(ends ? withoutCanary(after) : after, event);
  },
  disable: (app, event) => ({ ...app, disabled: decision(event) }),
  enable: (app, { of, version }) =>
    of === 'version' ? { ...app, quarantined: without(app.quarantined, version) } : withoutDisabled(app),
  floor: (app, { version }) => withFloor(app, version),
  gc: (app, { version }) => ({
    ...app,
    published: without(app.published, version),
    previous: app.previous.filter((stint) => stint.version !== version),
    retired: { ...app.retired, [version]: app.published[version]?.digest ?? '' },
  }),
  attest: (app, { version, attested }) => {
    const known = app.published[version];
    return known && attested
      ? { ...app, published: { ...app.published, [version]: { ...known, attested } } }
      : app;
  },
  'slice-add': withEntry,
  'slice-change': withEntry,
  'slice-retire': (app, event) => {
    const { live: _, watch: __, ...rest } = withoutDisabled(withoutCanary(app));
    return { ...rest, previous: endedStint(app, event), retirement: decision(event) };
  },
};

/** What a change of an entry does to others: they give prefixes away, and releases that fit go live with it. */
const sideEffects = (apps: ReleaseState['apps'], event: ReleaseEvent): ReleaseState['apps'] => {
  const changed = { ...apps };
  for (const [name, prefixes] of Object.entries(event.gives ?? {})) {
    const { entry, ...app } = getApp({ apps }, name);
    if (entry) changed[name] = { ...app, entry: { ...entry, prefixes } };
  }
  for (const { app, version } of event.releases ?? [])
    changed[app] = effects.promote(getApp({ apps: changed }, app), { ...event, app, version });
  return changed;
};

/** The state after one more event. */
export const afterEvent = (state: ReleaseState, event: ReleaseEvent): ReleaseState => ({
  revision: event.seq,
  head: event.hash,
  apps: sideEffects(
    { ...state.apps, [event.app]: effects[event.verb](getApp(state, event.app), event) },
    event,
  ),
});

/** The state as a draft would make it; nothing is written. */
export const afterDraft = (state: ReleaseState, draft: EventDraft, at: Date): ReleaseState =>
  afterEvent(state, { ...draft, seq: state.revision, at: at.toISOString(), prev: '', hash: state.head });

/** The version to go back to: the control of a watch, else the latest that left by a promotion and waits for nobody. */
export const versionBefore = (app: AppState): string | undefined => app.watch?.control ?? goodBefore(app)[0];

/** The versions that were live and can be again, latest first: what was rolled back or waits is none of them. */
export const goodBefore = ({ previous, published, quarantined }: AppState): string[] =>
  previous
    .filter(({ endedBy, version }) => endedBy === 'promote' && !Object.hasOwn(quarantined, version))
    .map(({ version }) => version)
    .filter((version) => Object.hasOwn(published, version));
