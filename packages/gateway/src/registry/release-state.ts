import { type AppName, appNames } from '@pasar/contract';
import { chainStart, type ReleaseEvent } from './release-event.ts';

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

/** The chain's record of a published release. */
export interface PublishedRelease {
  at: string;
  digest: string;
  record?: string;
  signer?: string;
}

export interface AppState {
  live?: LiveRelease;
  canary?: Canary;
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
  apps: Record<AppName, AppState>;
}

export const emptyApp = (): AppState => ({ previous: [], published: {}, quarantined: {}, retired: {} });

export const emptyState = (): ReleaseState => ({
  revision: 0,
  head: chainStart.hash,
  // `fromEntries` loses the type of the keys; `appNames` has them all.
  apps: Object.fromEntries(appNames.map((app): [AppName, AppState] => [app, emptyApp()])) as Record<
    AppName,
    AppState
  >,
});

const wentLive = (app: AppState, { verb, version, at, who, why }: ReleaseEvent): AppState => {
  const ended: ActivePeriod[] = app.live
    ? [
        {
          version: app.live.version,
          since: app.live.since,
          until: at,
          endedBy: verb === 'rollback' ? verb : 'promote',
        },
      ]
    : [];
  const earlier = app.previous.filter(
    (stint) => stint.version !== version && stint.version !== app.live?.version,
  );
  return { ...app, live: { version, since: at, who, why }, previous: [...ended, ...earlier] };
};

const decision = ({ at, who, why }: ReleaseEvent): Decision => ({ since: at, who, why });

const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

const withoutCanary = ({ canary: _, ...app }: AppState): AppState => app;
const withoutDisabled = ({ disabled: _, ...app }: AppState): AppState => app;

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
  promote: (app, event) => withoutCanary(wentLive(app, event)),
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
  floor: (app, { version }) => ({ ...app, floor: version }),
  gc: (app, { version }) => ({
    ...app,
    published: without(app.published, version),
    previous: app.previous.filter((stint) => stint.version !== version),
    retired: { ...app.retired, [version]: app.published[version]?.digest ?? '' },
  }),
};

/** The state after one more event. */
export const afterEvent = (state: ReleaseState, event: ReleaseEvent): ReleaseState => ({
  revision: event.seq,
  head: event.hash,
  apps: { ...state.apps, [event.app]: effects[event.verb](state.apps[event.app], event) },
});

/** The version to go back to: the latest that left by a promotion and waits for nobody. */
export const versionBefore = (app: AppState): string | undefined => goodBefore(app)[0];

/** The versions that were live and can be again, latest first: what was rolled back or waits is none of them. */
export const goodBefore = ({ previous, published, quarantined }: AppState): string[] =>
  previous
    .filter(({ endedBy, version }) => endedBy === 'promote' && !Object.hasOwn(quarantined, version))
    .map(({ version }) => version)
    .filter((version) => Object.hasOwn(published, version));
