import { type ReleaseRecord, sliceNames } from '@pasar/contract';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';

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

const sharedProblems = (shell: ReleaseRecord, slice: ReleaseRecord): string[] =>
  Object.entries(slice.contract.shared).flatMap(([name, range]) => {
    const offered = shell.contract.shared[name];
    if (offered === undefined)
      return [`${nameOf(slice)} needs ${name}, which ${nameOf(shell)} does not share`];
    const copy = validRange(offered) && minVersion(offered);
    if (copy && satisfies(copy, range)) return [];
    return [
      `${nameOf(slice)} needs ${name} ${range}; ${nameOf(shell)} shares ${copy ? copy.version : offered}`,
    ];
  });

const consumedProblems = (slices: readonly ReleaseRecord[]): string[] => {
  const provided = new Set(slices.flatMap((slice) => slice.contract.provides.map(placeOf)));
  return slices.flatMap((slice) =>
    slice.contract.consumes
      .filter((place) => !provided.has(placeOf(place)))
      .map((place) => `${nameOf(slice)} links to '${place}', which no live slice provides`),
  );
};

/**
 * Whether these releases can be live together: shared modules are there in one fitting copy, every route pattern,
 * route id and global has one owner, every consumed path is provided. Returns one sentence per problem.
 */
export const lineupProblems = (records: readonly ReleaseRecord[]): string[] => {
  const shell = records.find(({ app }) => app === 'shell');
  const slices = records.filter(({ app }) => (sliceNames as readonly string[]).includes(app));
  const routes = slices.flatMap((slice) => slice.routes.map((route) => ({ ...route, owner: nameOf(slice) })));
  const twice = (what: string, claims: (readonly [string, string])[]) =>
    claimedTwice(claims).map(([value, owners]) => `${what} '${value}' belongs to ${owners.join(' and ')}`);
  return [
    ...(shell ? slices.flatMap((slice) => sharedProblems(shell, slice)) : ['no shell is live']),
    ...twice(
      'path',
      routes.map(({ path, owner }) => [placeOf(path), owner]),
    ),
    ...twice(
      'route id',
      routes.map(({ id, owner }) => [id, owner]),
    ),
    ...twice(
      'global',
      records.map((record) => [record.entry.global, nameOf(record)]),
    ),
    ...consumedProblems(slices),
  ];
};

type Lineups = readonly (readonly ReleaseRecord[])[];

const problemsOf = (lineups: Lineups): string[] => [...new Set(lineups.flatMap(lineupProblems))];

/**
 * The contract gate (releases "Contract gate at promote"): the problems that a change brings to any set of releases that
 * a visitor can get. What was wrong before does not hold up a repair.
 */
export const introducedProblems = (before: Lineups, after: Lineups): string[] => {
  const known = new Set(problemsOf(before));
  return problemsOf(after).filter((problem) => !known.has(problem));
};
