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

/** The routes of a slice that are under its prefixes, which may have changed hands since its release. */
const routesOf = ({ live, entry }: Pick<DisabledSlice, 'live' | 'entry'>) =>
  (live?.record.routes ?? []).filter(({ path }) => !entry || entry.prefixes.includes(firstSegment(path)));

/** The pages of everybody's slices, as their live releases declare them. */
export const listRoutes = (lineup: ReleaseSet) => Object.values(lineup).flatMap(routesOf);

/** The patterns of a slice; where nobody can read its release, all below its prefixes. */
const pathsOf = (slice: Pick<DisabledSlice, 'live' | 'entry'>): string[] => {
  const below = (prefix: string) => (prefix ? [prefix, `${prefix}/*`] : [prefix]);
  if (!slice.live) return slice.entry?.prefixes.flatMap(below) ?? [];
  return [...new Set(routesOf(slice).map(({ path }) => path))];
};

/** The patterns of all pages by name. A slice that is off keeps its addresses, and its pages say why. */
export const listPatterns = (lineup: ReleaseSet, off: readonly DisabledSlice[]): Map<string, string> =>
  new Map(
    [...Object.values(lineup), ...off].flatMap((slice) =>
      routesOf(slice).map(({ id, path }) => [id, `/${path}`] as const),
    ),
  );

/** Only the names that the set uses: the rest would weigh on every document. */
const linksOf = (lineup: ReleaseSet, off: readonly DisabledSlice[]): Plan['links'] => {
  const patterns = listPatterns(lineup, off);
  const releases = Object.values(lineup).flatMap(({ live, fallback }) =>
    fallback ? [live, fallback] : [live],
  );
  const names = new Set(releases.flatMap(({ record }) => record.contract.links ?? []));
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const pattern = patterns.get(name);
      return pattern === undefined ? [] : [[name, pattern]];
    }),
  );
};

/** The links to pages of live slices in menus, in the order of each. */
const listNavigation = (lineup: ReleaseSet): NonNullable<Plan['navigation']> =>
  Object.values(lineup)
    .flatMap((served) => {
      const paths = new Map(routesOf(served).map(({ id, path }) => [id, `/${path}`]));
      const hidden = served.entry?.hidden ?? [];
      return (served.live.record.navigation ?? []).flatMap((entry) => {
        const path = paths.get(entry.page);
        return path === undefined || hidden.includes(entry.page) ? [] : [{ ...entry, path }];
      });
    })
    .sort((one, other) => (one.order ?? 500) - (other.order ?? 500) || (one.page < other.page ? -1 : 1))
    .map(({ order: _, ...entry }) => entry);

/** What the installed application offers at its icon: no part of a plan, because no page shows it. */
export const listShortcuts = (lineup: ReleaseSet): NonNullable<Plan['navigation']> =>
  listNavigation(lineup).filter(({ slot }) => slot === 'shortcut');

const plannedSlice = ({ live, fallback, ...served }: Served): PlannedSlice => ({
  ...planned(live),
  paths: pathsOf({ live, ...served }),
  // Under one global the browser would run the failing code again in place of the fallback's.
  ...(fallback && fallback.record.entry.global !== live.record.entry.global
    ? { fallback: planned(fallback) }
    : {}),
});

/**
 * The plan of a release set and of what is switched off beside it, or undefined without a shell. Its id is the hash of
 * its content, so that equal plans have equal ids in every process (releases "Words").
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
  const navigation = listNavigation(lineup).filter(({ slot }) => slot !== 'shortcut');
  const content = {
    shell: { version: shell.live.version, base: getBasePath(shell.live) },
    slices,
    disabled: off.map(({ app }) => app),
    disabledPaths: Object.fromEntries(off.map((slice) => [slice.app, pathsOf(slice)])),
    links: linksOf(lineup, off),
    ...(navigation.length > 0 && { navigation }),
    ...(Object.keys(titles).length > 0 && { titles }),
  };
  return { id: sha256(canonicalJson(content)), ...content };
};
