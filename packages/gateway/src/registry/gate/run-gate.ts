import { introducedProblems } from '../contract-gate.ts';
import type { RegistryCore } from '../registry-core.ts';
import { listReleaseSets, type Wanted } from '../release-sets.ts';
import type { ReleaseState } from '../release-state.ts';
import type { StoredRelease } from '../release-storage.ts';
import { findCopyProblems } from './copy-problems.ts';

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

/** The contract gate: what stands against making releases live, by their bytes and beside what else is live. */
export const runGate = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted,
): Promise<GateFindings> => ({
  firm: await eachWanted(wanted, findCopyProblems),
  problems: introducedProblems(
    await listReleaseSets(core, state),
    await listReleaseSets(core, state, wanted),
  ),
});
