import { type AppName, appNames, type ReleaseRecord } from '@pasar/contract';
import type { RegistryCore } from './registry-core.ts';
import type { ReleaseState } from './release-state.ts';
import type { StoredRelease } from './release-storage.ts';

/** Versions that are about to take the place of what is live. */
export type Wanted = ReadonlyMap<AppName, StoredRelease>;

/**
 * Every set of releases that a visitor can get: what is live, and for each canary the same with that one in
 * its place (nobody gets two). A requested release is in all of them, and ends a canary of its app. A
 * release whose files cannot be trusted is left out.
 */
export const listReleaseSets = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted = new Map(),
): Promise<ReleaseRecord[][]> => {
  const record = async (app: AppName, version: string | undefined) =>
    version === undefined
      ? undefined
      : (await core.shelf.open(state, app, version).catch(() => undefined))?.record;
  const base = new Map<AppName, ReleaseRecord>();
  const canaries: ReleaseRecord[] = [];
  for (const app of appNames) {
    const { live, canary } = state.apps[app];
    const first = wanted.get(app)?.record ?? (await record(app, live?.version));
    if (first) base.set(app, first);
    const second = wanted.has(app) ? undefined : await record(app, canary?.version);
    if (second) canaries.push(second);
  }
  return [[...base.values()], ...canaries.map((one) => [...new Map(base).set(one.app, one).values()])];
};
