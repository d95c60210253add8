import type { AppName, ReleaseRecord } from '@pasar/contract';
import type { RegistryCore } from './registry-core.ts';
import { getApp, listApps, listSlices, type ReleaseState, versionBefore } from './release-state.ts';
import type { StoredRelease } from './release-storage.ts';

/** Versions that are about to take the place of what is live. */
export type Wanted = ReadonlyMap<AppName, StoredRelease>;

const reader =
  (core: RegistryCore, state: ReleaseState) => async (app: AppName, version: string | undefined) =>
    version === undefined
      ? undefined
      : (await core.shelf.open(state, app, version).catch(() => undefined))?.record;

/**
 * Every set of releases that a visitor can get: what is live, and for each canary or control the same with that one
 * in its place (nobody gets two). A requested release is in all of them, and ends a canary of its app. A
 * release whose files cannot be trusted is left out.
 */
export const listReleaseSets = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted = new Map(),
): Promise<ReleaseRecord[][]> => {
  const record = reader(core, state);
  const base = new Map<AppName, ReleaseRecord>();
  const canaries: ReleaseRecord[] = [];
  for (const app of listApps(state)) {
    const { live, canary, watch } = getApp(state, app);
    const first = wanted.get(app)?.record ?? (await record(app, live?.version));
    if (first) base.set(app, first);
    const second = wanted.has(app) ? undefined : await record(app, canary?.version ?? watch?.control);
    if (second) canaries.push(second);
  }
  return [[...base.values()], ...canaries.map((one) => [...new Map(base).set(one.app, one).values()])];
};

/** The versions that a page may take when one fails in it: what was live, or is and gives way now. */
export const listFallbacks = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted = new Map(),
): Promise<ReleaseRecord[]> => {
  const record = reader(core, state);
  const found = await Promise.all(
    listSlices(state).map((app) => {
      const history = getApp(state, app);
      return record(app, wanted.has(app) ? history.live?.version : versionBefore(history));
    }),
  );
  return found.filter((one) => one !== undefined);
};
