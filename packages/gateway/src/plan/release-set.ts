import { type AppName, appNames } from '@pasar/contract';
import { goodBefore, type Registry, type ReleaseState, type StoredRelease } from '../registry/index.ts';

/** What visitors get of one app, and what a page tries when that fails in the browser. */
export interface Served {
  live: StoredRelease;
  fallback?: StoredRelease;
}

export type ReleaseSet = Partial<Record<AppName, Served>>;

export interface ReleaseSetInput {
  registry: Registry;
  state: ReleaseState;
  /** What is served now; retained where the new state names a release that cannot be trusted. */
  current: ReleaseSet;
  onRefused(app: AppName, version: string, error: unknown): void;
}

/**
 * The verified releases of a state for everybody outside a canary, without the slices that are off. A release whose
 * files were touched is not served: what is served now stays, and after a restart the last good version before it takes
 * its place (releases "What the gateway does with it").
 */
export const resolveReleaseSet = async ({
  registry,
  state,
  current,
  onRefused,
}: ReleaseSetInput): Promise<ReleaseSet> => {
  const firstGood = async (app: AppName, versions: string[]): Promise<StoredRelease | undefined> => {
    for (const version of versions) {
      try {
        return await registry.release(state, app, version);
      } catch (error) {
        onRefused(app, version, error);
      }
    }
    return undefined;
  };
  const lineup: ReleaseSet = {};
  for (const app of appNames) {
    const { live: wanted, disabled } = state.apps[app];
    if (!wanted || disabled) continue;
    const served = current[app]?.live.version;
    const before = goodBefore(state.apps[app]);
    const versions = [...new Set([wanted.version, ...(served ? [served] : []), ...before])];
    const live = await firstGood(app, versions);
    if (!live) continue;
    const fallback = await firstGood(app, before.filter((version) => version !== live.version).slice(0, 1));
    lineup[app] = { live, ...(fallback ? { fallback } : {}) };
  }
  return lineup;
};

/** A release set with a canary in the place of its app; what everybody else gets is its fallback. */
export const withCanary = (lineup: ReleaseSet, canary: StoredRelease): ReleaseSet => {
  const control = lineup[canary.app]?.live;
  return { ...lineup, [canary.app]: { live: canary, ...(control && { fallback: control }) } };
};
