import type { Plan, PlannedRelease, PlannedSlice } from '@pasar/contract';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';
import { firstSegment, type StoredRelease } from '../registry/index.ts';
import type { DisabledSlice, ReleaseSet, Served } from './release-set.ts';

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

/**
 * The patterns of a slice: those of its release that are under its prefixes, which may have changed hands since. Where
 * nobody can read the release, all below its prefixes.
 */
const pathsOf = ({ live, entry }: Pick<DisabledSlice, 'live' | 'entry'>): string[] => {
  const below = (prefix: string) => (prefix ? [prefix, `${prefix}/*`] : [prefix]);
  if (!live) return entry?.prefixes.flatMap(below) ?? [];
  const paths = live.record.routes.map(({ path }) => path);
  return [...new Set(entry ? paths.filter((path) => entry.prefixes.includes(firstSegment(path))) : paths)];
};

const plannedSlice = ({ live, fallback, ...served }: Served): PlannedSlice => ({
  ...planned(live),
  paths: pathsOf({ live, ...served }),
  // Under one global the browser would run the failing code again in place of the fallback's.
  ...(fallback && fallback.record.entry.global !== live.record.entry.global
    ? { fallback: planned(fallback) }
    : {}),
});

/**
 * The plan of a release set and of what is switched off beside it, or undefined without a shell. Its id is the hash of its content, so that equal
 * plans have equal ids in every process (releases "Words").
 */
export const planFor = (lineup: ReleaseSet, disabled: readonly DisabledSlice[] = []): Plan | undefined => {
  const { shell, ...others } = lineup;
  if (!shell) return undefined;
  // A preview may show a slice that is off for everybody else.
  const off = disabled.filter(({ app }) => !lineup[app]);
  const slices: Plan['slices'] = {};
  const titles: Plan['titles'] = {};
  for (const { app, entry } of off) if (entry) titles[app] = entry.title;
  for (const [name, served] of Object.entries(others)) {
    slices[name] = plannedSlice(served);
    if (served.entry) titles[name] = served.entry.title;
  }
  const content = {
    shell: { version: shell.live.version, base: getBasePath(shell.live) },
    slices,
    disabled: off.map(({ app }) => app),
    disabledPaths: Object.fromEntries(off.map((slice) => [slice.app, pathsOf(slice)])),
    ...(Object.keys(titles).length > 0 && { titles }),
  };
  return { id: sha256(canonicalJson(content)), ...content };
};
