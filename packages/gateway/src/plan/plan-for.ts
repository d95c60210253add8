import { type Plan, type PlannedRelease, type PlannedSlice, sliceNames } from '@pasar/contract';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';
import type { StoredRelease } from '../registry/index.ts';
import type { ReleaseSet, Served } from './release-set.ts';

/** Where the files of a release are served. */
export const getBasePath = ({ app, version }: Pick<StoredRelease, 'app' | 'version'>): string =>
  `/r/${app}/${version}/`;

const planned = (release: StoredRelease): PlannedRelease => {
  const { entry, assets } = release.record;
  const integrity = assets[entry.path]?.integrity;
  if (integrity === undefined) throw new Error(`${release.app} ${release.version} has no file ${entry.path}`);
  return {
    version: release.version,
    base: getBasePath(release),
    entry: entry.path,
    global: entry.global,
    integrity,
  };
};

const plannedSlice = ({ live, fallback }: Served): PlannedSlice => ({
  ...planned(live),
  paths: [...new Set(live.record.routes.map(({ path }) => path))],
  // Under one global the browser would run the failing code again in place of the fallback's.
  ...(fallback && fallback.record.entry.global !== live.record.entry.global
    ? { fallback: planned(fallback) }
    : {}),
});

/**
 * The plan of a release set, or undefined without a shell. Its id is the hash of its content, so that equal
 * plans have equal ids in every process (releases "Words").
 */
export const planFor = (lineup: ReleaseSet): Plan | undefined => {
  const { shell } = lineup;
  if (!shell) return undefined;
  const slices: Plan['slices'] = {};
  for (const name of sliceNames) {
    const served = lineup[name];
    if (served) slices[name] = plannedSlice(served);
  }
  const content = {
    shell: { version: shell.live.version, base: getBasePath(shell.live) },
    slices,
    disabled: sliceNames.filter((name) => slices[name] === undefined),
  };
  return { id: sha256(canonicalJson(content)), ...content };
};
