import {
  type AppName,
  contractVersion,
  type Endpoint,
  endpoints,
  type ReleaseRecord,
  type SliceLimits,
} from '@pasar/contract';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';
import { getLoads, sliceLimits } from '../budget.ts';

const nameOf = ({ app, version }: ReleaseRecord): string => `${app} ${version}`;

/** `/p/:slug` and `p/:id` are the same place. */
const placeOf = (pattern: string): string => pattern.replace(/^\/|\/$/g, '').replace(/:[^/]+/g, ':');

/** Each value with all of its owners, where it has more than one. */
const claimedTwice = (claims: readonly (readonly [value: string, owner: string])[]): [string, string[]][] => {
  const owners = Map.groupBy(claims, ([value]) => value);
  return [...owners]
    .map(([value, all]): [string, string[]] => [value, all.map(([, owner]) => owner)])
    .filter(([, all]) => all.length > 1);
};

/** The line of a record that has a problem. */
const at = (line: string): string => ` (release.json: ${line})`;

const sharedProblems = (shell: ReleaseRecord, slice: ReleaseRecord): string[] =>
  Object.entries(slice.contract.shared).flatMap(([name, range]) => {
    const line = at(`contract.shared["${name}"]`);
    const offered = shell.contract.shared[name];
    if (offered === undefined)
      return [`${nameOf(slice)} needs ${name}, which ${nameOf(shell)} does not share${line}`];
    const copy = validRange(offered) && minVersion(offered);
    if (copy && satisfies(copy, range)) return [];
    return [
      `${nameOf(slice)} needs ${name} ${range}; ${nameOf(shell)} shares ${copy ? copy.version : offered}${line}`,
    ];
  });

/** The shell hides the links to slices that a market does not have. */
const linkProblems = (records: readonly ReleaseRecord[]): string[] => {
  const pages = new Set(records.flatMap(({ routes }) => routes.map(({ id }) => id)));
  const live = new Set<string>(records.map(({ app }) => app));
  return records.flatMap((release) =>
    (release.contract.links ?? []).flatMap((name, index) => {
      const hidden = release.app === 'shell' && !live.has(name.split('.', 1)[0] ?? name);
      return hidden || pages.has(name)
        ? []
        : [
            `${nameOf(release)} links to '${name}', which no live slice provides${at(`contract.links[${index}]`)}`,
          ];
    }),
  );
};

const knownEndpoints = new Set(
  Object.values(endpoints as Record<string, Record<string, Pick<Endpoint, 'method' | 'path'>>>).flatMap(
    (area) => Object.values(area).map(({ method, path }) => `${method} ${path}`),
  ),
);

const endpointProblems = (release: ReleaseRecord): string[] =>
  (release.contract.endpoints ?? []).flatMap((call, index) =>
    knownEndpoints.has(call)
      ? []
      : [
          `${nameOf(release)} calls ${call}, which the API does not know${at(`contract.endpoints[${index}]`)}`,
        ],
  );

const client = '@pasar/api-client';

/** Keys of payloads are in no record: the range of the client tells for which contract a release was built. */
const contractProblems = (release: ReleaseRecord): string[] => {
  const range = release.contract.shared[client];
  const built = range === undefined ? null : validRange(range) && minVersion(range);
  if (!built || `${built.major}.${built.minor}` === contractVersion) return [];
  return [
    `${nameOf(release)} was built for contract ${built.major}.${built.minor}, and this server speaks ${contractVersion}: build it again with the current kit${at(`contract.shared["${client}"]`)}`,
  ];
};

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

type FindLimits = (app: AppName) => SliceLimits;

const budgetProblems = (release: ReleaseRecord, findLimits: FindLimits): string[] => {
  const { app, assets } = release;
  const weigh = (file: string): number => assets[file]?.br ?? assets[file]?.bytes ?? 0;
  return getLoads(app, release, findLimits(app))
    .flat()
    .flatMap(({ name, line, files, most }) => {
      const scripts = [...new Set(files.filter((file) => file.endsWith('.js')))];
      const bytes = scripts.reduce((sum, file) => sum + weigh(file), 0);
      return bytes <= most * 1024
        ? []
        : [`${nameOf(release)}: ${name} loads ${kb(bytes)} KB of script, at most ${most}${at(line)}`];
    });
};

const nameProblems = (slices: readonly ReleaseRecord[]): string[] =>
  slices.flatMap((slice) =>
    slice.routes.flatMap(({ id }, index) =>
      id.startsWith(`${slice.app}.`)
        ? []
        : [
            `${nameOf(slice)} has the route id '${id}', which begins with another name${at(`routes[${index}].id`)}`,
          ],
    ),
  );

const navigationProblems = ({ routes, navigation = [], ...release }: ReleaseRecord): string[] =>
  navigation.flatMap(({ page }, index) =>
    routes.some(({ id, path }) => id === page && !path.includes(':'))
      ? []
      : [
          `${release.app} ${release.version} has '${page}' in a menu, which is no page of it without parameters${at(`navigation[${index}].page`)}`,
        ],
  );

/** What a record claims for itself alone, each with its line. */
const claims: Record<string, (release: ReleaseRecord) => [value: string, line: string][]> = {
  path: ({ routes }) => routes.map(({ path }, index) => [placeOf(path), `routes[${index}].path`]),
  'route id': ({ routes }) => routes.map(({ id }, index) => [id, `routes[${index}].id`]),
  'part of the site map': ({ routes }) =>
    routes.flatMap(({ sitemap }, index): [string, string][] =>
      typeof sitemap === 'object' && 'part' in sitemap ? [[sitemap.part, `routes[${index}].sitemap`]] : [],
    ),
  global: ({ entry }) => [[entry.global, 'entry.global']],
  'i18n namespace': ({ contract }) =>
    (contract.namespaces ?? []).map((name, index) => [name, `contract.namespaces[${index}]`]),
};

const sharedClaims = (records: readonly ReleaseRecord[]): string[] =>
  Object.entries(claims).flatMap(([what, of]) =>
    claimedTwice(
      records.flatMap((record) =>
        of(record).map(([value, line]): [string, string] => [value, `${nameOf(record)}${at(line)}`]),
      ),
    ).map(([value, owners]) => `${what} '${value}' belongs to ${owners.join(' and ')}`),
  );

/**
 * Whether these releases can be live together: shared modules (slice-kit too) are there in one fitting copy, each was
 * built for this contract, every call is known to the API, every route pattern, route id, part of the site map, i18n
 * namespace and global has one owner, every page that is linked to is there, and every page is within its size budget. Returns one sentence per
 * problem, with the line of the record.
 */
export const findReleaseSetProblems = (
  records: readonly ReleaseRecord[],
  findLimits: FindLimits = () => sliceLimits,
): string[] => {
  const shell = records.find(({ app }) => app === 'shell');
  const slices = records.filter(({ app }) => app !== 'shell');
  return [
    ...(shell ? slices.flatMap((slice) => sharedProblems(shell, slice)) : ['no shell is live']),
    ...sharedClaims(records),
    ...nameProblems(slices),
    ...linkProblems(records),
    ...records.flatMap(navigationProblems),
    ...records.flatMap(contractProblems),
    ...records.flatMap(endpointProblems),
    ...records.flatMap((record) => budgetProblems(record, findLimits)),
  ];
};

type Lineups = readonly (readonly ReleaseRecord[])[];

/**
 * The problems that a change brings to any set of releases that a visitor can get (releases "Contract gate at promote").
 * What was wrong before does not hold up a repair.
 */
export const introducedProblems = (
  before: Lineups,
  after: Lineups,
  find: (records: readonly ReleaseRecord[]) => string[],
): string[] => {
  const known = new Set(before.flatMap((records) => find(records)));
  return [...new Set(after.flatMap((records) => find(records)))].filter((problem) => !known.has(problem));
};
