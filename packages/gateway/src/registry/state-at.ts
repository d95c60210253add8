import type { AppName } from '@pasar/contract';
import { computeBucket, groupFor, visitorGroups } from './cohort.ts';
import type { ReleaseEvent } from './release-event.ts';
import { afterEvent, emptyState, getApp, listApps, type ReleaseState } from './release-state.ts';

/** The state as it was at a time (ISO), recomputed from the log. */
export const stateAt = (events: readonly ReleaseEvent[], moment: string): ReleaseState => {
  const limit = Date.parse(moment);
  const later = events.findIndex(({ at }) => Date.parse(at) > limit);
  return (later < 0 ? events : events.slice(0, later)).reduce(afterEvent, emptyState());
};

/** Somebody who visited: by their place in every rollout (0 to 9999), or by the key in their cookie. */
export type Visitor = { cohort: number } | { key: string };

export interface VisibleRelease {
  app: AppName;
  /** Null: nothing was live, or the slice was off. */
  version: string | null;
  of: 'live' | 'canary' | 'control' | 'off' | 'nothing';
}

/** What a visitor gets of each app; without one, what everybody outside a canary and a control gets. */
export const getVisibleReleases = (state: ReleaseState, visitor?: Visitor): VisibleRelease[] => {
  const group =
    visitor &&
    groupFor(visitorGroups(state), ({ salt, app }) =>
      'cohort' in visitor ? visitor.cohort : computeBucket(salt, app, visitor.key),
    );
  return listApps(state).map((app): VisibleRelease => {
    const { live, disabled } = getApp(state, app);
    if (!live) return { app, version: null, of: 'nothing' };
    if (disabled) return { app, version: null, of: 'off' };
    if (group?.app === app) return { app, version: group.version, of: group.of };
    return { app, version: live.version, of: 'live' };
  });
};
