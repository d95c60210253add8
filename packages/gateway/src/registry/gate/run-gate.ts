import type { AppName, ReleaseRecord, SliceLimits } from '@pasar/contract';
import { sliceLimits } from '../../budget.ts';
import { findReleaseSetProblems, introducedProblems } from '../contract-gate.ts';
import type { RegistryCore } from '../registry-core.ts';
import { listFallbacks, listReleaseSets, type Wanted } from '../release-sets.ts';
import { getApp, type ReleaseState } from '../release-state.ts';
import type { StoredRelease } from '../release-storage.ts';
import { weighFiles } from '../weigh-files.ts';
import { findCallProblems } from './call-problems.ts';
import { findCopyProblems } from './copy-problems.ts';
import { findImportProblems } from './import-problems.ts';
import { findLicenseProblems } from './license-problems.ts';
import { findPrefixProblems } from './prefix-problems.ts';
import { findRenderProblems } from './render-problems.ts';
import { findSizeProblems, isOversized } from './size-problems.ts';

export interface GateOptions {
  /** The builds were tested: their pages are not rendered. */
  tested?: boolean | undefined;
  /** The state after other changes that come with them. */
  next?: ReleaseState;
}

/** One sentence for each problem. */
export interface GateFindings {
  problems: string[];
  /** Nobody may go on in spite of these. */
  firm: string[];
}

const eachWanted = async (
  wanted: Wanted,
  find: (release: StoredRelease) => Promise<string[]>,
): Promise<string[]> => (await Promise.all([...wanted.values()].map(find))).flat();

/** Bytes that are far too many are not packed only to say so. */
const weigh = async (wanted: Wanted, findLimits: (app: AppName) => SliceLimits): Promise<Wanted> =>
  new Map(
    await Promise.all(
      [...wanted].map(
        async ([app, release]) =>
          [app, isOversized(release.record, findLimits(app)) ? release : await weighFiles(release)] as const,
      ),
    ),
  );

/** Every set of releases that can be in one page, a version that takes over from a failed one included. */
const listPages = async (core: RegistryCore, state: ReleaseState, wanted?: Wanted) => {
  const sets = await listReleaseSets(core, state, wanted);
  const fallbacks = await listFallbacks(core, state, wanted);
  const shells = new Set(sets.flatMap((set) => set.filter(({ app }) => app === 'shell')));
  return { sets, all: [...sets, ...[...shells].map((shell) => [shell, ...fallbacks])] };
};

const tryWanted = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted,
  sets: Pick<Parameters<typeof findRenderProblems>[0], 'before' | 'after'>,
): Promise<string[]> => {
  const { tryPages } = core;
  if (!tryPages) return [];
  const open = async ({ app, version }: ReleaseRecord) => {
    const claimed = wanted.get(app);
    return claimed?.version === version ? claimed : await core.shelf.open(state, app, version);
  };
  return await findRenderProblems({ ...sets, open, tryPages });
};

/**
 * The contract gate: what forbids making releases live, by their bytes and beside what else is live. Pages are not
 * rendered where something else forbids the release.
 */
export const runGate = async (
  core: RegistryCore,
  state: ReleaseState,
  claimed: Wanted,
  { tested = false, next = state }: GateOptions = {},
): Promise<GateFindings> => {
  const findLimits = (app: AppName) => ({ ...sliceLimits, ...getApp(next, app).entry?.limits });
  const wanted = await weigh(claimed, findLimits);
  const [before, after] = [await listPages(core, state), await listPages(core, next, wanted)];
  const firm = [
    ...introducedProblems(before.all, after.all, findImportProblems),
    ...[...wanted.values()].flatMap(({ record }) => findPrefixProblems(next)([record])),
    ...(core.takesDevelopmentBuilds ? [] : await eachWanted(wanted, findCopyProblems)),
  ];
  const contracts = await core.servedContracts?.();
  const problems = [
    ...introducedProblems(before.sets, after.sets, (set) => findReleaseSetProblems(set, findLimits)),
    ...[...wanted.values()].flatMap(({ record }) => findCallProblems(record, contracts)),
    ...(await eachWanted(wanted, (release) => findSizeProblems(release, findLimits(release.app)))),
    ...(await eachWanted(wanted, findLicenseProblems)),
  ];
  const isTried = !tested && firm.length === 0;
  const sets = { before: before.sets, after: after.sets };
  return { firm: isTried ? await tryWanted(core, state, wanted, sets) : firm, problems };
};
