import { createHash } from 'node:crypto';
import type { AppName } from '@pasar/contract';
import { type Canary, getApp, listApps, type ReleaseState } from './release-state.ts';

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

/**
 * The one canary of a visitor, or undefined: of several that would include them the earliest. `bucket`
 * returns the visitor's bucket in a rollout.
 */
export const canaryFor = <C extends Pick<RunningCanary, 'app' | 'salt' | 'basisPoints'>>(
  canaries: readonly C[],
  bucket: (canary: C) => number,
): C | undefined => canaries.find((canary) => bucket(canary) < canary.basisPoints);

/**
 * The share of an app's canary in hundredths of a percent as visitors feel it: none while it is paused, and beside an
 * earlier canary of another app only of those whom that one leaves.
 */
export const computeShare = (state: ReleaseState, app: AppName): number => {
  let left = 1;
  for (const canary of runningCanaries(state)) {
    const part = left * (canary.basisPoints / everybody);
    if (canary.app === app) return Math.round(part * everybody);
    left -= part;
  }
  return 0;
};
