import type { AppName, SliceEntry } from '@pasar/contract';
import {
  getApp,
  goodBefore,
  listApps,
  listSlices,
  type Registry,
  type ReleaseState,
  type StoredRelease,
} from '../registry/index.ts';

/** What visitors get of one app, and what a page tries when that fails in the browser. */
export interface Served {
  live: StoredRelease;
  fallback?: StoredRelease;
  /** Absent for the shell, and for a slice that nobody registered yet. */
  entry?: SliceEntry;
}

export type ReleaseSet = Record<AppName, Served>;

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
  for (const app of listApps(state)) {
    const { live: wanted, disabled, entry } = getApp(state, app);
    if (!wanted || disabled) continue;
    const served = current[app]?.live.version;
    const before = goodBefore(getApp(state, app));
    const versions = [...new Set([wanted.version, ...(served ? [served] : []), ...before])];
    const live = await firstGood(app, versions);
    if (!live) continue;
    const fallback = await firstGood(app, before.filter((version) => version !== live.version).slice(0, 1));
    lineup[app] = { live, ...(fallback ? { fallback } : {}), ...(entry && { entry }) };
  }
  return lineup;
};

/** A slice that should have pages and is not in the release set; without a release that anybody can read. */
export interface DisabledSlice {
  app: AppName;
  live?: StoredRelease;
  entry?: SliceEntry;
}

/** The slices that are off, or have no release that can be trusted. */
export const resolveDisabled = async (
  registry: Registry,
  state: ReleaseState,
  lineup: ReleaseSet,
): Promise<DisabledSlice[]> => {
  const off: DisabledSlice[] = [];
  for (const app of listSlices(state)) {
    const { live: wanted, entry } = getApp(state, app);
    if (!wanted || lineup[app]) continue;
    const live = await registry.release(state, app, wanted.version).catch(() => undefined);
    off.push({ app, ...(live && { live }), ...(entry && { entry }) });
  }
  return off;
};

/** A release set with another version of one app; what everybody else gets of it is its fallback. */
export const withVersion = (lineup: ReleaseSet, release: StoredRelease): ReleaseSet => {
  const { live: usual, entry } = lineup[release.app] ?? {};
  const served: Served = { live: release, ...(usual && { fallback: usual }), ...(entry && { entry }) };
  return { ...lineup, [release.app]: served };
};
