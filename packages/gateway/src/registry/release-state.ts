import { type AppName, appNames } from '@pasar/contract';
import { chainStart, type ReleaseEvent } from './release-event.ts';

/** A version's latest time in front of visitors. */
export interface Stint {
  version: string;
  since: string;
  until: string;
  /** How it ended; what was rolled back is nobody's fallback. */
  endedBy: 'promote' | 'rollback';
}

export interface LiveRelease {
  version: string;
  since: string;
  who: string;
  why: string;
}

export interface AppState {
  live?: LiveRelease;
  /** Latest first, each version once. */
  previous: Stint[];
  /** version → when it was published, and the hash over its files. */
  published: Record<string, { at: string; digest: string }>;
}

/** Which version is live for whom: a fold over the events (releases "Words"). `revision` is the last event's number. */
export interface ReleaseState {
  revision: number;
  head: string;
  apps: Record<AppName, AppState>;
}

export const emptyState = (): ReleaseState => ({
  revision: 0,
  head: chainStart.hash,
  // `fromEntries` forgets which keys there are; `appNames` has them all.
  apps: Object.fromEntries(
    appNames.map((app): [AppName, AppState] => [app, { previous: [], published: {} }]),
  ) as Record<AppName, AppState>,
});

const wentLive = (app: AppState, { verb, version, at, who, why }: ReleaseEvent): AppState => {
  const ended: Stint[] = app.live
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

/** The state after one more event. */
export const afterEvent = (state: ReleaseState, event: ReleaseEvent): ReleaseState => {
  const before = state.apps[event.app];
  const after =
    event.verb === 'publish'
      ? {
          ...before,
          published: { ...before.published, [event.version]: { at: event.at, digest: event.digest ?? '' } },
        }
      : wentLive(before, event);
  return { revision: event.seq, head: event.hash, apps: { ...state.apps, [event.app]: after } };
};

/** The version to go back to: the latest that left by a promotion. */
export const versionBefore = (app: AppState): string | undefined =>
  app.previous.find((stint) => stint.endedBy === 'promote')?.version;
