import type { ReleaseRecord } from '@pasar/contract';
import type { StoredRelease } from '../release-storage.ts';

/** A page that breaks when it is rendered, and how. */
export interface PageFault {
  page: string;
  message: string;
}

/** Renders every page of a slice on a shell; resolves with those that break. */
export type TryPages = (shell: StoredRelease, slice: StoredRelease) => Promise<PageFault[]>;

type Sets = readonly (readonly ReleaseRecord[])[];
type Pair = [shell: ReleaseRecord, slice: ReleaseRecord];

const nameOf = ({ app, version }: ReleaseRecord): string => `${app} ${version}`;

const listPairs = (sets: Sets): Map<string, Pair> =>
  new Map(
    sets.flatMap((set) => {
      const shell = set.find(({ app }) => app === 'shell');
      if (!shell) return [];
      const slices = set.filter((slice) => slice !== shell);
      return slices.map((slice): [string, Pair] => [`${nameOf(slice)} on ${nameOf(shell)}`, [shell, slice]]);
    }),
  );

interface Preflight {
  before: Sets;
  after: Sets;
  open(record: ReleaseRecord): Promise<StoredRelease>;
  tryPages: TryPages;
}

/** Pairs that are tried at once, each in a separate process: a shell meets every slice, and somebody waits for it. */
const atOnce = 2;

/** Tries each pair of shell and slice that a change brings. Pages that broke before do not hold up a repair. */
export const findRenderProblems = async ({ before, after, open, tryPages }: Preflight): Promise<string[]> => {
  const old = listPairs(before);
  const run = async ([shell, slice]: Pair) => await tryPages(await open(shell), await open(slice));
  const tryPair = async (name: string, pair: Pair): Promise<string[]> => {
    const faults = await run(pair);
    const earlier = faults.length > 0 ? [...old.values()].filter(([, { app }]) => app === pair[1].app) : [];
    const known = new Set<string>();
    for (const one of earlier) for (const { page } of await run(one)) known.add(page);
    return faults
      .filter(({ page }) => !known.has(page))
      .map(({ page, message }) => `${name}: ${page} breaks when it is rendered: ${message}`);
  };
  const pairs = [...listPairs(after)].filter(([name]) => !old.has(name));
  const found = new Map<string, string[]>();
  const left = [...pairs];
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) found.set(one[0], await tryPair(...one));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return pairs.flatMap(([name]) => found.get(name) ?? []);
};
