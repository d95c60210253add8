import type { ReleaseRecord } from '@pasar/contract';
import { getApp, listSlices, type ReleaseState } from '../release-state.ts';

/** The segment of a pattern that decides whose it is; patterns ignore case. */
export const firstSegment = (pattern: string): string =>
  pattern.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? '';

/** The slice whose entry has a prefix. */
const ownerOf = (state: ReleaseState, prefix: string): string | undefined =>
  listSlices(state).find((name) => getApp(state, name).entry?.prefixes.includes(prefix));

/** Pages outside the prefixes of their slice's entry, or inside those of another's. */
export const findPrefixProblems =
  (state: ReleaseState) =>
  (records: readonly ReleaseRecord[]): string[] =>
    records.flatMap(({ app, version, routes }) => {
      const { entry } = getApp(state, app);
      return routes.flatMap(({ id, path }, index) => {
        const prefix = firstSegment(path);
        const owner = ownerOf(state, prefix);
        if (entry ? entry.prefixes.includes(prefix) : owner === undefined) return [];
        const instead = owner
          ? `which belongs to ${owner}`
          : `which is none of its prefixes (${entry?.prefixes.join(', ')})`;
        return [
          `${app} ${version} has the page '${id}' at '${path}', ${instead} (release.json: routes[${index}].path)`,
        ];
      });
    });
