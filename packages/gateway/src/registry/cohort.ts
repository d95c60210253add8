import { createHash } from 'node:crypto';
import type { AppName } from '@pasar/contract';
import { type Canary, getApp, listApps, type ReleaseState } from './release-state.ts';

/** Of 10,000 visitors so many keep the version before while the one after it is watched. */
export const controlShare = 500;

/** Hundredths of a percent in a whole. */
export const everybody = 10_000;

/**
 * The bucket of a visitor in a rollout: `u32(sha256(salt ‖ app ‖ key)) mod 10000`, the first four bytes
 * read from the left, the three texts joined without a separator (releases "Cohorts"). In the canary ⇔
 * below its share.
 */
export const computeBucket = (salt: string, app: AppName, key: string): number =>
  createHash('sha256')
    .update(salt + app + key)
    .digest()
    .readUInt32BE(0) % everybody;

export interface RunningCanary extends Canary {
  app: AppName;
}

/** The canaries that have visitors, the earliest first. */
export const runningCanaries = (state: ReleaseState): RunningCanary[] =>
  listApps(state)
    .flatMap((app) => {
      const { live, canary } = getApp(state, app);
      return live && canary && !canary.paused ? [{ ...canary, app }] : [];
    })
    .sort((one, other) => one.began - other.began);

/** Visitors who get another version of an app than everybody else: its canary, or the control of its watch. */
export type VisitorGroup = Pick<RunningCanary, 'app' | 'version' | 'salt' | 'basisPoints' | 'began'> & {
  of: 'canary' | 'control';
};

/** All groups, the earliest first. No app has two. */
export const visitorGroups = (state: ReleaseState): VisitorGroup[] => {
  const controls = listApps(state).flatMap((app): VisitorGroup[] => {
    const { live, watch } = getApp(state, app);
    if (!live || watch?.control === undefined) return [];
    const { control: version, salt, began } = watch;
    return [{ app, version, salt, began, basisPoints: controlShare, of: 'control' }];
  });
  const canaries = runningCanaries(state).map(
    ({ app, version, salt, basisPoints, began }): VisitorGroup => ({
      ...{ app, version, salt, basisPoints, began, of: 'canary' },
    }),
  );
  return [...canaries, ...controls].sort((one, other) => one.began - other.began);
};

/**
 * The one group of a visitor, or undefined: of several that would include them the earliest. `bucket` returns the
 * visitor's bucket in a rollout. The control is its far end, which a ramp reaches last.
 */
export const groupFor = <G extends Pick<VisitorGroup, 'app' | 'salt' | 'basisPoints' | 'of'>>(
  groups: readonly G[],
  bucket: (group: G) => number,
): G | undefined =>
  groups.find((group) => {
    const place = bucket(group);
    return (group.of === 'canary' ? place : everybody - 1 - place) < group.basisPoints;
  });

/**
 * The share of an app's group in hundredths of a percent as visitors feel it: none while its canary is paused, and
 * beside an earlier group of another app only of those whom that one leaves.
 */
export const computeShare = (state: ReleaseState, app: AppName): number => {
  let left = 1;
  for (const group of visitorGroups(state)) {
    const part = left * (group.basisPoints / everybody);
    if (group.app === app) return Math.round(part * everybody);
    left -= part;
  }
  return 0;
};
