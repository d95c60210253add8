import type { AppName } from '@pasar/contract';
import { computeBucket, computeShare, everybody, groupFor, visitorGroups } from './cohort.ts';
import type { ReleaseEvent } from './release-event.ts';
import { afterEvent, emptyState, type ReleaseState } from './release-state.ts';

/** A step of a rollout, counted again: of so many made-up visitors so many get the canary. */
export interface ReplayedStep {
  seq: number;
  at: string;
  app: AppName;
  version: string;
  /** Hundredths of a percent that visitors should feel, beside earlier canaries of other apps. */
  share: number;
  visitors: number;
  inside: number;
  /** Who was not in the step before of the same rollout, and who was and is no more. */
  came: number;
  left: number;
  /** The count is within four deviations of the share. */
  fits: boolean;
}

/** Rollouts keep their salt, so a visitor's place in one is computed once. */
const placesOf = (visitors: number) => {
  const known = new Map<string, Uint16Array>();
  return (salt: string, app: AppName): Uint16Array => {
    const name = salt + app;
    const places =
      known.get(name) ??
      Uint16Array.from({ length: visitors }, (_, n) => computeBucket(salt, app, `visitor ${n}`));
    known.set(name, places);
    return places;
  };
};

/** Every step of every canary in a log, counted again with made-up visitors. */
export const replayRollouts = (events: readonly ReleaseEvent[], visitors: number): ReplayedStep[] => {
  const placesIn = placesOf(visitors);
  const lastOf = new Map<string, ReadonlySet<number>>();
  const everyone = Array.from({ length: visitors }, (_, n) => n);
  const step = (state: ReleaseState, { seq, at, app, version, salt = '' }: ReleaseEvent): ReplayedStep => {
    const groups = visitorGroups(state).map((group) => ({
      ...group,
      places: placesIn(group.salt, group.app),
    }));
    const now = new Set(
      everyone.filter((n) => groupFor(groups, ({ places }) => places[n] ?? everybody)?.app === app),
    );
    const before = lastOf.get(salt + app) ?? new Set<number>();
    lastOf.set(salt + app, now);
    const share = computeShare(state, app);
    const part = share / everybody;
    const deviation = Math.sqrt(visitors * part * (1 - part));
    return {
      ...{ seq, at, app, version, share, visitors, inside: now.size },
      came: now.difference(before).size,
      left: before.difference(now).size,
      // A share beside another canary is rounded to whole hundredths of a percent.
      fits: Math.abs(now.size - visitors * part) <= 4 * deviation + visitors / everybody,
    };
  };
  let state = emptyState();
  return events.flatMap((event) => {
    state = afterEvent(state, event);
    return event.verb === 'canary' ? [step(state, event)] : [];
  });
};
