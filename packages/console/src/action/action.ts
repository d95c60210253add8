import type { AppName, OpsApp } from '@pasar/contract';

/** What operations can do from here. Shares are hundredths of a percent. */
export type Action =
  | { verb: 'rollback'; app: AppName; of: 'live' | 'canary'; from: string; to: string; share: number }
  | {
      verb: 'promote';
      app: AppName;
      version: string;
      from: string | undefined;
      share: number;
      /** Minutes in which the guard watches it; false without a watch. */
      watch: number | false;
    }
  | { verb: 'watch-end'; app: AppName; version: string; control: string | null; share: number }
  | {
      verb: 'canary';
      app: AppName;
      version: string;
      control: string;
      basisPoints: number;
      before: number;
      /** The rollout goes on with another share. */
      running: boolean;
    }
  | { verb: 'pause' | 'resume'; app: AppName; version: string; control: string; basisPoints: number }
  | { verb: 'disable'; app: AppName; version: string }
  | { verb: 'enable'; app: AppName; version?: string }
  | { verb: 'override'; app: AppName; version: string };

/** Hundredths of a percent in 100 %. */
export const everybody = 10_000;

/** Minutes of a watch when nobody chooses others. */
export const usualWatch = 30;

const steps = [10, 100, 500, 2_500, 5_000] as const;

/** The next larger share of a ramp, or undefined when only everybody is left. */
export const nextStep = (basisPoints: number): number | undefined => steps.find((step) => step > basisPoints);

/** The version that a rollback of the live one brings back. */
export const versionBefore = ({ watch, previous, versions, quarantined }: OpsApp): string | undefined =>
  watch?.control ??
  previous.find(
    ({ version, endedBy }) =>
      endedBy === 'promote' &&
      versions.some((one) => one.version === version) &&
      !quarantined.some((one) => one.version === version),
  )?.version;

/**
 * The rollback that an app's state suggests first: of the canary while there is one, else of what is live.
 */
export const findRollback = (app: OpsApp): Action | undefined => {
  const { live, canary } = app;
  if (!live) return undefined;
  if (canary) {
    const { version: from, share } = canary;
    return { verb: 'rollback', app: app.app, of: 'canary', from, to: live.version, share };
  }
  const to = versionBefore(app);
  if (to === undefined) return undefined;
  const share = everybody - (app.watch?.share ?? 0);
  return { verb: 'rollback', app: app.app, of: 'live', from: live.version, to, share };
};
